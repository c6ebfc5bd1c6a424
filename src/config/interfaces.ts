import { address, optional, proxies, text, webAddress, whole } from "./setting.ts";

const MAX_PORT = 65_535;

/** How the server is reached, and how it reaches people. */
export const INTERFACES = {
  PORT: whole(3000, 0, MAX_PORT, "Port the server listens on; 0 takes a free one."),
  HOST: text("127.0.0.1", "Address the server listens on; 0.0.0.0 for every interface."),
  PUBLIC_URL: address(
    "Address that resellers reach the server at, such as https://api.example.com. If unset, the Host header of each request is used.",
  ),
  TRUST_PROXY: proxies(
    "Proxies whose X-Forwarded-For is believed: how many stand before the server, such as 1, or their addresses and CIDR ranges separated by commas. `true` trusts every value that a client sends: use it only behind a proxy that replaces the header.",
  ),
  BODY_LIMIT_BYTES: whole(
    1_048_576,
    1_024,
    104_857_600,
    "Largest request body of a caller who is known before it is read; 16 kB are enough for others, and on dispatch what BULK_ORDERS and BULK_STATUS need.",
  ),
  REQUEST_TIMEOUT_MS: whole(30_000, 100, 600_000, "Longest time to receive a whole request."),
  MAX_CONNECTIONS: whole(10_000, 1, 1_000_000, "Most open HTTP connections of one process."),
  SMTP_URL: optional(
    "Mail server, such as smtps://user:password@mail.example.com; needs MAIL_FROM and PUBLIC_URL. If unset, the links of emails are logged.",
  ),
  TELEGRAM_API_URL: webAddress("https://api.telegram.org", "Address of the Bot API of Telegram, or of a proxy for it."),
  MAIL_FROM: optional("Sender of emails, such as Imeister <no-reply@example.com>."),
};
