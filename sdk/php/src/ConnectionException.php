<?php

declare(strict_types=1);

namespace Imeister;

/**
 * No answer of the server: the connection failed, took too long, or something else answered. A request that was to change
 * something may have done so. Repeat it with $idempotencyKey to find out: it changes nothing twice.
 */
final class ConnectionException extends \RuntimeException
{
    /**
     * @param ?string $idempotencyKey the Idempotency-Key of the request; null for one that only reads
     * @param ?int    $status         HTTP status of an answer that is not the server's; null without an answer
     */
    public function __construct(
        string $message,
        public readonly ?string $idempotencyKey = null,
        public readonly ?int $status = null,
    ) {
        parent::__construct($message);
    }
}
