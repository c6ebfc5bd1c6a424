<?php

declare(strict_types=1);

namespace Imeister;

final class Webhooks
{
    private const SECRET_PREFIX = 'whsec_';
    private const TOLERANCE_SECONDS = 300;

    /**
     * Verifies a webhook message (Standard Webhooks 1.0) in constant time and returns its event.
     *
     * @param string              $body    as it arrived: file_get_contents('php://input')
     * @param array<string, mixed> $headers getallheaders(), or $_SERVER
     * @param string|list<string> $secret  that of the endpoint (whsec_…), or several during a rotation
     * @param ?int                $now     in seconds since 1970; now if null
     * @return array<string, mixed> id, type, created_at, test and data
     */
    public static function verify(string $body, array $headers, string | array $secret, ?int $now = null): array
    {
        $id = self::header($headers, 'webhook-id');
        $timestamp = self::header($headers, 'webhook-timestamp');
        $signatures = explode(' ', self::header($headers, 'webhook-signature'));
        if (preg_match('/^\d{1,12}$/', $timestamp) !== 1) {
            throw new WebhookVerificationException('The webhook-timestamp is not a time.');
        }
        if (abs(($now ?? time()) - (int) $timestamp) > self::TOLERANCE_SECONDS) {
            throw new WebhookVerificationException('The webhook-timestamp is too far from now.');
        }
        foreach ((array) $secret as $key) {
            $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", self::keyOf($key), true));
            foreach ($signatures as $signature) {
                if (hash_equals($expected, $signature)) {
                    return self::readEvent($body);
                }
            }
        }
        throw new WebhookVerificationException('No webhook-signature matches.');
    }

    private static function keyOf(string $secret): string
    {
        $encoded = str_starts_with($secret, self::SECRET_PREFIX) ? substr($secret, strlen(self::SECRET_PREFIX)) : $secret;
        $key = base64_decode($encoded, true);
        if ($key === false || $key === '') {
            throw new WebhookVerificationException('The secret is not valid. Copy it again: it begins with whsec_.');
        }
        return $key;
    }

    /** @return array<string, mixed> */
    private static function readEvent(string $body): array
    {
        $event = json_decode($body, true);
        if (!is_array($event)) {
            throw new WebhookVerificationException('The body is not JSON.');
        }
        return $event;
    }

    /** @param array<string, mixed> $headers */
    private static function header(array $headers, string $name): string
    {
        $names = [$name, 'http_' . str_replace('-', '_', $name)];
        foreach ($headers as $given => $value) {
            if (in_array(strtolower((string) $given), $names, true) && is_string($value) && $value !== '') {
                return $value;
            }
        }
        throw new WebhookVerificationException("The $name header is missing.");
    }
}
