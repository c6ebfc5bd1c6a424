import { count, listLines, money, type Compose, type Gathered } from "./message.ts";

const WEBHOOK_REASONS: Record<string, string> = {
  gone: "it answered 410 Gone",
  failures: "it has not accepted any event for 5 days",
};

/** The page of a single order, or the list. */
function orderLink({ things, samples: [first] }: Gathered) {
  if (things === 1 && first) return { label: "Open the order", path: `/orders/${first["order"]}` };
  return { label: "Open your orders", path: "/orders" };
}

export const orderFinished: Compose = (gathered) => ({
  subject: count(gathered, `Order ${gathered.samples[0]?.["order"]} finished`, "orders finished"),
  paragraphs: listLines(gathered, ({ order, service, identifier }) =>
    [`Order ${order}: ${service}`, ...(identifier === null ? [] : [identifier])].join(", "),
  ),
  link: orderLink(gathered),
});

export const orderRejected: Compose = (gathered) => ({
  subject: count(gathered, `Order ${gathered.samples[0]?.["order"]} rejected`, "orders rejected"),
  paragraphs: [
    ...listLines(gathered, ({ order, service, reason }) => `Order ${order}: ${service}. Reason: ${reason}`),
    "The price of a rejected order is released to your balance.",
  ],
  link: orderLink(gathered),
});

export const lowBalance: Compose = ({ samples }) => {
  const { balance, threshold, currency } = samples.at(-1) ?? {};
  return {
    subject: "Your balance is low",
    paragraphs: [
      `Your balance is ${money(balance, currency)}, below your threshold of ${money(threshold, currency)}.`,
      "Add credit so that your next orders are accepted.",
    ],
    link: { label: "Add credit", path: "/wallet/top-ups" },
  };
};

export const topUpCredited: Compose = (gathered) => ({
  subject: count(gathered, "Your top-up is credited", "top-ups are credited"),
  paragraphs: listLines(
    gathered,
    ({ amount, balance, currency }) =>
      `${money(amount, currency)} was added to your wallet. Your balance is ${money(balance, currency)}.`,
  ),
  link: { label: "Open your wallet", path: "/wallet" },
});

export const topUpDeclined: Compose = (gathered) => ({
  subject: count(gathered, "Your top-up request was declined", "top-up requests were declined"),
  paragraphs: listLines(
    gathered,
    ({ amount, currency, reason }) => `Your request for ${money(amount, currency)} was declined. Reason: ${reason}`,
  ),
  link: { label: "Open your top-up requests", path: "/wallet/top-ups" },
});

export const keyCreated: Compose = (gathered) => ({
  subject: count(gathered, "An API key was created", "API keys were created"),
  paragraphs: [
    ...listLines(gathered, ({ label, prefix, lastFour, test }) => {
      const name = label === "" ? "" : `“${label}”, `;
      return `The ${test === true ? "test key" : "key"} ${name}${prefix}…${lastFour} can now use your account.`;
    }),
    "If you did not create it, revoke it and change your password.",
  ],
  link: { label: "Open API Access", path: "/api-access" },
});

export const webhookDisabled: Compose = (gathered) => ({
  subject: count(gathered, "A webhook was disabled", "webhooks were disabled"),
  paragraphs: [
    ...listLines(
      gathered,
      ({ url, by }) =>
        `Events are no longer sent to ${url}, because ${WEBHOOK_REASONS[String(by)] ?? "it was disabled"}.`,
    ),
    "When the address works again, enable the webhook and resend the failed deliveries.",
  ],
  link: { label: "Open API Access", path: "/api-access" },
});

export const newSignIn: Compose = (gathered) => ({
  subject: count(gathered, "New sign-in to your account", "new sign-ins to your account"),
  paragraphs: [
    ...listLines(gathered, ({ at, ip, browser }) => `${at}: address ${ip}, browser ${browser || "unknown"}`),
    "If it was not you, set a new password. This signs out everyone.",
  ],
  link: { label: "Set a new password", path: "/forgot-password" },
});

export const priceChanges: Compose = (gathered) => ({
  subject: count(gathered, "A price has changed", "prices have changed"),
  paragraphs: [
    "New prices of services that you ordered in the last 30 days:",
    ...listLines(
      gathered,
      ({ service, before, after, currency }) => `${service}: ${money(after, currency)}, was ${money(before, currency)}`,
    ),
  ],
  link: { label: "Open the services", path: "/services" },
  optOut: "Turn off weekly price changes",
});

export const news: Compose = ({ samples: [sample] }) => ({
  subject: String(sample?.["title"]),
  paragraphs: String(sample?.["text"]).split(/\n{2,}/),
  link: { label: "Open the dashboard", path: "/" },
  optOut: "Turn off news",
  isProse: true,
});
