<?php

declare(strict_types=1);

namespace Imeister;

/**
 * The REST API of one server with one key. Answers are arrays with the fields of the API; amounts are decimal strings.
 * Calls throw ImeisterException and ConnectionException.
 */
final class Client
{
    public readonly Services $services;
    public readonly Orders $orders;
    public readonly TopUpRequests $topUpRequests;
    private readonly Transport $transport;

    /**
     * @param string $baseUrl        the server's address, such as https://imei.example.com
     * @param string $key            an API key, or a token of POST /api/v1/login
     * @param int    $timeoutSeconds for one attempt
     * @param int    $retries        how often a failed request is repeated
     */
    public function __construct(string $baseUrl, string $key, int $timeoutSeconds = 30, int $retries = 4)
    {
        $this->transport = new Transport($baseUrl, $key, $timeoutSeconds, $retries);
        $this->services = new Services($this->transport);
        $this->orders = new Orders($this->transport);
        $this->topUpRequests = new TopUpRequests($this->transport);
    }

    /**
     * Profile and balance.
     *
     * @return array<string, mixed>
     */
    public function account(): array
    {
        return $this->transport->get('/account')['data'];
    }

    /**
     * All wallet transactions, page by page as they are taken.
     *
     * @param array<string, mixed> $filter
     * @return \Generator<int, array<string, mixed>>
     */
    public function transactions(array $filter = []): \Generator
    {
        return $this->transport->rows('/transactions', $filter);
    }

    /**
     * All events, the newest first, page by page as they are taken.
     *
     * @param array<string, mixed> $filter
     * @return \Generator<int, array<string, mixed>>
     */
    public function events(array $filter = []): \Generator
    {
        return $this->transport->rows('/events', $filter);
    }
}
