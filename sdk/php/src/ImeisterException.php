<?php

declare(strict_types=1);

namespace Imeister;

/** A refusal of the server. $errorCode says which one, and the message what to do about it. */
final class ImeisterException extends \RuntimeException
{
    /** The server explains it at /errors/<code>. */
    public readonly string $errorCode;
    /** HTTP status. */
    public readonly int $status;
    /** @var array<string, list<string>> Sentences about each field that is wrong. */
    public readonly array $fields;
    /** False if nothing was charged; null if that is unknown. */
    public readonly ?bool $charged;
    /** For the operator, who finds the request by it. */
    public readonly ?string $requestId;
    /** duplicate_order, reference_conflict: the order that exists already. */
    public readonly ?int $existingOrderId;

    /** @param array<string, mixed> $problem */
    public function __construct(array $problem, public readonly ?int $retryAfterSeconds = null)
    {
        $this->errorCode = (string) $problem['code'];
        $this->status = (int) ($problem['status'] ?? 0);
        $this->fields = (array) ($problem['errors'] ?? []);
        $this->charged = $problem['charged'] ?? null;
        $this->requestId = $problem['request_id'] ?? null;
        $this->existingOrderId = $problem['existing_order_id'] ?? null;
        parent::__construct((string) ($problem['detail'] ?? $problem['message'] ?? $this->errorCode), $this->status);
    }
}
