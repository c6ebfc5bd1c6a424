<?php

declare(strict_types=1);

namespace Imeister;

/** Sends requests, repeats them where that is safe, and throws refusals. */
final class Transport
{
    private const FIRST_WAIT_MS = 500;
    private const LONGEST_WAIT_MS = 30_000;
    /** A server that asks for a longer wait is not waited for. */
    private const LONGEST_RETRY_AFTER_SECONDS = 120;
    private const ROWS_PER_PAGE = 100;
    private const CONNECT_SECONDS = 10;
    /** Refusals that may pass by themselves. A repeat is safe: it reads, or carries the same Idempotency-Key. */
    private const PASSING = ['rate_limited', 'maintenance', 'outcome_unknown', 'internal', 'idempotency_in_progress'];

    public function __construct(
        private readonly string $baseUrl,
        private readonly string $key,
        private readonly int $timeoutSeconds,
        private readonly int $retries,
    ) {
    }

    /**
     * @param array<string, mixed> $query
     * @return array<string, mixed>
     */
    public function get(string $path, array $query = []): array
    {
        return $this->send('GET', $path . $this->queryOf($query), null, null);
    }

    /**
     * A POST that changes nothing.
     *
     * @param array<string, mixed> $body
     * @return array<string, mixed>
     */
    public function ask(string $path, array $body): array
    {
        return $this->send('POST', $path, $body, null);
    }

    /**
     * @param array<string, mixed> $body
     * @return array<string, mixed>
     */
    public function change(string $path, array $body, ?string $idempotencyKey): array
    {
        $key = $idempotencyKey ?? bin2hex(random_bytes(16));
        // It becomes a header as it is.
        if (preg_match('/^[\x20-\x7e]{1,255}\z/', $key) !== 1) {
            throw new \InvalidArgumentException('An Idempotency-Key has 1 to 255 ASCII characters, and no line ends.');
        }
        return $this->send('POST', $path, $body, $key);
    }

    /**
     * All rows of a list, page by page as they are taken.
     *
     * @param array<string, mixed> $query
     * @return \Generator<int, array<string, mixed>>
     */
    public function rows(string $path, array $query): \Generator
    {
        $cursor = '';
        while ($cursor !== null) {
            $page = $this->get($path, ['per_page' => self::ROWS_PER_PAGE, ...$query, 'cursor' => $cursor]);
            foreach ($page['data'] as $row) {
                yield $row;
            }
            $cursor = $page['meta']['next_cursor'] ?? null;
        }
    }

    /**
     * @param ?array<string, mixed> $body
     * @return array<string, mixed>
     */
    private function send(string $method, string $path, ?array $body, ?string $idempotencyKey): array
    {
        for ($attempt = 0; ; $attempt++) {
            try {
                return $this->sendOnce($method, $path, $body, $idempotencyKey);
            } catch (ImeisterException | ConnectionException $error) {
                $waitMs = $attempt < $this->retries ? self::waitOf($error, $attempt) : null;
                if ($waitMs === null) {
                    throw $error;
                }
                usleep($waitMs * 1_000);
            }
        }
    }

    /**
     * @param ?array<string, mixed> $body
     * @return array<string, mixed>
     */
    private function sendOnce(string $method, string $path, ?array $body, ?string $idempotencyKey): array
    {
        $retryAfter = null;
        $headers = ["Authorization: Bearer {$this->key}", 'Accept: application/json', 'Expect:'];
        if ($body !== null) {
            $headers[] = 'Content-Type: application/json';
        }
        if ($idempotencyKey !== null) {
            $headers[] = "Idempotency-Key: $idempotencyKey";
        }
        $request = curl_init(rtrim($this->baseUrl, '/') . '/api/v1' . $path);
        curl_setopt_array($request, [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => $headers,
            CURLOPT_CONNECTTIMEOUT => self::CONNECT_SECONDS,
            CURLOPT_TIMEOUT => $this->timeoutSeconds,
            // A redirected POST would become a GET.
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_HEADERFUNCTION => static function ($_, string $line) use (&$retryAfter): int {
                if (preg_match('/^retry-after:\s*(\d{1,9})\s*$/i', $line, $match) === 1) {
                    $retryAfter = (int) $match[1];
                }
                return strlen($line);
            },
        ]);
        if ($body !== null) {
            curl_setopt($request, CURLOPT_POSTFIELDS, self::encode($body));
        }
        $text = curl_exec($request);
        if (!is_string($text)) {
            throw new ConnectionException('The server did not answer. ' . curl_error($request), $idempotencyKey);
        }
        return self::readAnswer($text, curl_getinfo($request, CURLINFO_RESPONSE_CODE), $retryAfter, $idempotencyKey);
    }

    /**
     * Throws the refusal. Anything but JSON comes from something between here and the server.
     *
     * @return array<string, mixed>
     */
    private static function readAnswer(string $text, int $status, ?int $retryAfter, ?string $idempotencyKey): array
    {
        $answer = json_decode($text, true);
        if (is_array($answer) && $status >= 200 && $status < 300) {
            return $answer;
        }
        if (is_array($answer) && is_string($answer['code'] ?? null)) {
            throw new ImeisterException($answer, $retryAfter);
        }
        throw new ConnectionException("The answer is not the server's (HTTP $status).", $idempotencyKey, $status);
    }

    /** How long to wait before the next attempt, in milliseconds; null: the error is final. */
    private static function waitOf(ImeisterException | ConnectionException $error, int $attempt): ?int
    {
        $longest = min(self::FIRST_WAIT_MS * 2 ** $attempt, self::LONGEST_WAIT_MS);
        $backOff = random_int(intdiv($longest, 2), $longest);
        if ($error instanceof ImeisterException) {
            $seconds = $error->retryAfterSeconds ?? 0;
            $isFinal = !in_array($error->errorCode, self::PASSING, true) || $seconds > self::LONGEST_RETRY_AFTER_SECONDS;
            return $isFinal ? null : max($seconds * 1_000, $backOff);
        }
        // A proxy says with 4xx that the request can never arrive.
        $isFinal = $error->status !== null && $error->status >= 400 && $error->status < 500 && $error->status !== 429;
        return $isFinal ? null : $backOff;
    }

    /** @param array<string, mixed> $body */
    private static function encode(array $body): string
    {
        return json_encode($body === [] ? new \stdClass() : $body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
    }

    /**
     * A list is written with commas, and what is null is left out.
     *
     * @param array<string, mixed> $query
     */
    private function queryOf(array $query): string
    {
        $texts = array_map(
            static fn (mixed $value): string => is_array($value) ? implode(',', $value) : self::textOf($value),
            array_filter($query, static fn (mixed $value): bool => $value !== null),
        );
        return $texts === [] ? '' : '?' . http_build_query($texts, '', '&', PHP_QUERY_RFC3986);
    }

    private static function textOf(mixed $value): string
    {
        return is_bool($value) ? ($value ? 'true' : 'false') : (string) $value;
    }
}
