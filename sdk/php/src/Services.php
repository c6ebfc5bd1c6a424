<?php

declare(strict_types=1);

namespace Imeister;

/** The services at the caller's prices. */
final class Services
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * All services, page by page as they are taken.
     *
     * @param array<string, mixed> $filter
     * @return \Generator<int, array<string, mixed>>
     */
    public function list(array $filter = []): \Generator
    {
        return $this->transport->rows('/services', $filter);
    }

    /** @return array<string, mixed> */
    public function get(int $id): array
    {
        return $this->transport->get("/services/$id")['data'];
    }

    /** @return list<array<string, mixed>> */
    public function groups(): array
    {
        return $this->transport->get('/service-groups')['data'];
    }
}
