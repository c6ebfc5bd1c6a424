<?php

declare(strict_types=1);

namespace Imeister;

/** The message is not from the server, was changed on its way, or is a repeat of an old one. */
final class WebhookVerificationException extends \RuntimeException
{
}
