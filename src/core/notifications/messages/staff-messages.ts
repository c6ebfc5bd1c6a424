import { count, listLines, money, type Compose } from "./message.ts";

const TROUBLE: Record<string, (value: string) => string> = {
  orders_due: (minutes) => `Orders have been due for ${minutes} minutes, and no worker has claimed them.`,
  database: (seconds) => `The database was unavailable for ${seconds} seconds. It works again.`,
};
const REVIEW_REASONS: Record<string, string> = {
  partial: "less was paid than was due",
  late: "it was paid after it had expired",
  currency: "it was paid in another currency",
  small: "it does not cover the fee",
  extra: "more was paid afterwards",
  proof: "a proof of payment waits for a decision",
  reversed: "taken back by a refund or dispute",
};

export const supplierPaused: Compose = (gathered) => ({
  subject: count(gathered, `Supplier ${gathered.samples[0]?.["supplier"]} is paused`, "suppliers are paused"),
  paragraphs: listLines(
    gathered,
    ({ supplier, reason }) => `${supplier}${reason === null ? " cannot be reached." : `: ${reason}`}`,
  ),
  link: { label: "Open the suppliers", path: "/operator/suppliers" },
});

export const supplierLowBalance: Compose = (gathered) => ({
  subject: count(gathered, `Low balance at ${gathered.samples[0]?.["supplier"]}`, "suppliers are low on credit"),
  paragraphs: listLines(
    gathered,
    ({ supplier, balance, threshold, currency }) =>
      `${supplier}: ${money(balance, currency)}, below ${money(threshold, currency)}`,
  ),
  link: { label: "Open the suppliers", path: "/operator/suppliers" },
});

export const ordersWaiting: Compose = (gathered) => ({
  subject: count(gathered, "An order needs attention", "orders need attention"),
  paragraphs: listLines(gathered, ({ order, service }) => `Order ${order}: ${service}`),
  link: { label: "Open the queue", path: "/operator/queue" },
});

export const unconfirmedAttempts: Compose = (gathered) => ({
  subject: count(gathered, "An attempt is unconfirmed", "attempts are unconfirmed"),
  paragraphs: [
    ...listLines(gathered, ({ order, supplier }) => `Order ${order} at ${supplier}`),
    "Check with the supplier whether the order was accepted, then settle the attempt.",
  ],
  link: { label: "Open the attempts", path: "/operator/attempts" },
});

export const lateResults: Compose = (gathered) => ({
  subject: count(gathered, "A supplier answered too late", "late results"),
  paragraphs: [
    ...listLines(gathered, ({ order, supplier }) => `Order ${order} at ${supplier}`),
    "Cancel the order with the supplier or use its result, then resolve the late result.",
  ],
  link: { label: "Open the attempts", path: "/operator/attempts" },
});

export const ledgerDiscrepancy: Compose = () => ({
  subject: "The ledger check found a discrepancy",
  paragraphs: ["The last ledger check found a discrepancy. The page of the ledger shows which checks failed."],
  link: { label: "Open the ledger", path: "/operator/ledger" },
});

export const signUp: Compose = (gathered) => ({
  subject: count(gathered, `New reseller: ${gathered.samples[0]?.["name"]}`, "new resellers"),
  paragraphs: listLines(
    gathered,
    ({ name, email, pending }) => `${name}, ${email}${pending === true ? ". The account needs your approval." : ""}`,
  ),
  link: { label: "Open the resellers", path: "/operator/resellers" },
});

export const topUpRequest: Compose = (gathered) => ({
  subject: count(gathered, "A reseller requests credit", "requests for credit"),
  paragraphs: listLines(gathered, ({ reseller, amount, currency }) => `${reseller}: ${money(amount, currency)}`),
  link: { label: "Open the top-up requests", path: "/operator/resellers/top-up-requests" },
});

export const paymentsReview: Compose = (gathered) => {
  const isProof = gathered.samples.length > 0 && gathered.samples.every(({ reason }) => reason === "proof");
  return {
    subject: count(gathered, "A payment needs review", "payments need review"),
    paragraphs: listLines(
      gathered,
      ({ reseller, amount, currency, reason }) =>
        `${reseller}, ${money(amount, currency)}: ${REVIEW_REASONS[String(reason)] ?? String(reason)}`,
    ),
    link: isProof
      ? { label: "Open the top-up requests", path: "/operator/resellers/top-up-requests" }
      : { label: "Open the payments", path: "/operator/resellers/payments" },
  };
};

export const inventoryLow: Compose = (gathered) => ({
  subject: count(gathered, `Few codes left: ${gathered.samples[0]?.["service"]}`, "services have few codes left"),
  paragraphs: listLines(gathered, ({ service, free }) => `${service}: ${free === 1 ? "1 code" : `${free} codes`}`),
  link: { label: "Open the catalogue", path: "/operator/catalogue" },
});

export const serverTrouble: Compose = (gathered) => ({
  subject: "The server needs attention",
  paragraphs: listLines(gathered, ({ trouble, value }) => TROUBLE[String(trouble)]?.(String(value)) ?? String(trouble)),
  link: { label: "Open the dashboard", path: "/operator" },
});
