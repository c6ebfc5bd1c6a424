<?php

declare(strict_types=1);

namespace Imeister;

final class Orders
{
    private const OPEN = ['PENDING', 'PROCESSING'];
    private const FIRST_LOOK_MS = 1_000;
    private const LONGEST_LOOK_MS = 15_000;

    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Places an order, once however often the request had to be repeated.
     *
     * @param array<string, mixed> $order          service_id, imei, client_reference, quantity, inputs …
     * @param ?string              $idempotencyKey yours, such as the number of your own order
     * @return array<string, mixed>
     */
    public function place(array $order, ?string $idempotencyKey = null): array
    {
        return $this->transport->change('/orders', $order, $idempotencyKey)['data'];
    }

    /**
     * Places many orders, each by itself: a refused one has an `error` and does not affect the others.
     *
     * @param list<array<string, mixed>> $orders
     * @return array<string, mixed>
     */
    public function placeMany(array $orders, ?string $idempotencyKey = null): array
    {
        return $this->transport->change('/orders/bulk', ['orders' => $orders], $idempotencyKey);
    }

    /**
     * The price of an order, with every check that placing makes; it changes nothing.
     *
     * @param array<string, mixed> $order
     * @return array<string, mixed>
     */
    public function quote(array $order): array
    {
        return $this->transport->ask('/orders/quote', $order)['data'];
    }

    /**
     * @param list<array<string, mixed>> $orders
     * @return array<string, mixed>
     */
    public function quoteMany(array $orders): array
    {
        return $this->transport->ask('/orders/quote/bulk', ['orders' => $orders]);
    }

    /**
     * One order with its history.
     *
     * @return array<string, mixed>
     */
    public function get(int $id): array
    {
        return $this->transport->get("/orders/$id", ['include' => 'history'])['data'];
    }

    /**
     * Several orders in the order of their ids; unknown ids are left out.
     *
     * @param list<int> $ids
     * @return list<array<string, mixed>>
     */
    public function getMany(array $ids): array
    {
        return $ids === [] ? [] : $this->transport->get('/orders', ['id' => $ids])['data'];
    }

    /**
     * All orders, page by page as they are taken.
     *
     * @param array<string, mixed> $filter
     * @return \Generator<int, array<string, mixed>>
     */
    public function list(array $filter = []): \Generator
    {
        return $this->transport->rows('/orders', $filter);
    }

    /** @return array<string, mixed> */
    public function cancel(int $id, ?string $idempotencyKey = null): array
    {
        return $this->transport->change("/orders/$id/cancel", [], $idempotencyKey)['data'];
    }

    /**
     * Reads an order, ever less often, until it is no longer open or the time is up; then it returns the order as it is.
     *
     * @return array<string, mixed>
     */
    public function wait(int $id, int $seconds = 60): array
    {
        $end = microtime(true) + $seconds;
        for ($look = self::FIRST_LOOK_MS; ; $look = min(intdiv($look * 3, 2), self::LONGEST_LOOK_MS)) {
            $order = $this->get($id);
            $left = (int) (($end - microtime(true)) * 1_000);
            if (!in_array($order['status'], self::OPEN, true) || $left <= 0) {
                return $order;
            }
            usleep(min($look, $left) * 1_000);
        }
    }
}
