<?php

declare(strict_types=1);

namespace Imeister;

/** Requests for credit. */
final class TopUpRequests
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * @param array<string, mixed> $filter
     * @return \Generator<int, array<string, mixed>>
     */
    public function list(array $filter = []): \Generator
    {
        return $this->transport->rows('/top-up-requests', $filter);
    }

    /**
     * @param array<string, mixed> $request amount, payment_reference, note
     * @return array<string, mixed>
     */
    public function create(array $request, ?string $idempotencyKey = null): array
    {
        return $this->transport->change('/top-up-requests', $request, $idempotencyKey)['data'];
    }

    /** @return array<string, mixed> */
    public function withdraw(int $id): array
    {
        return $this->transport->change("/top-up-requests/$id/withdraw", [], null)['data'];
    }
}
