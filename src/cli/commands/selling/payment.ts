import type { OperatorPayment, OperatorPaymentMethod } from "../../api/answers.ts";
import type { One } from "../../api/api.ts";
import {
  amount,
  command,
  CONFIRM_OPTION,
  fileText,
  flag,
  idOperand,
  needed,
  script,
  text,
  type Command,
} from "../../command.ts";
import { LIMIT_OPTION, listLength } from "../../list-limit.ts";
import { Failure } from "../../../failure.ts";
import { table } from "../../table.ts";

const METHOD_OPERAND = { name: "id", about: "the payment method" };
const PAYMENT_OPERAND = { name: "id", about: "the payment" };

export const PAYMENT_COMMANDS: readonly Command[] = [
  command({
    name: "payment-method list",
    about: "list the ways to pay for credit",
    route: "GET /payment-methods",
    show: ({ data }: One<OperatorPaymentMethod[]>) => ({ payment_methods: data }),
    print: ({ payment_methods: methods }) =>
      table(
        ["ID", "NAME", "TYPE", "CURRENCY", "ENABLED", "LIVE", "TEST", "EVENTS"],
        methods.map((method) => [
          String(method.id),
          method.name,
          method.kind,
          method.currency,
          method.enabled ? "yes" : "no",
          method.live ? "yes" : "no",
          method.test ? "yes" : "no",
          method.events_url ?? "",
        ]),
      ),
  }),
  ...(["enable", "disable"] as const).map((name) =>
    command({
      name: `payment-method ${name}`,
      about: name === "enable" ? "let resellers use a payment method" : "hide a payment method from resellers",
      operands: [METHOD_OPERAND],
      route: "PATCH /payment-methods/:id",
      subject: idOperand,
      body: () => ({ enabled: name === "enable" }),
      show: ({ data: { id, enabled } }: One<OperatorPaymentMethod>) => ({ id, enabled }),
      print: ({ id, enabled }) => `Payment method ${id} is ${enabled ? "enabled" : "disabled"}.`,
    }),
  ),
  command({
    name: "payment-method credentials",
    about: "set the account at the gateway, for live payments or with --test for test payments",
    operands: [
      METHOD_OPERAND,
      {
        name: "file",
        about: "JSON object of the fields, such as secret_key; /dev/stdin reads them from a pipe",
        isFile: true,
      },
    ],
    options: [{ flags: "--test", about: "set the account for test payments" }],
    route: "PUT /payment-methods/:id/credentials/:mode",
    subject: (input) => ({ ...idOperand(input), mode: flag(input, "test") ? "test" : "live" }),
    body: (input) => ({ credentials: readFields(fileText(input)) }),
    show: ({ data: { id, live, test } }: One<OperatorPaymentMethod>) => ({
      id,
      live: live !== null,
      test: test !== null,
    }),
    print: ({ id, live, test }) =>
      `Payment method ${id} takes ${[...(live ? ["live"] : []), ...(test ? ["test"] : [])].join(" and ")} payments.`,
  }),
  script({
    name: "payment list",
    about: "list online payments, newest first",
    options: [
      { flags: "--review", about: "only those that staff should look at" },
      { flags: "--status <status>", about: "only those with this status, such as credited" },
      LIMIT_OPTION,
    ],
    routes: ["GET /payments"],
    run: async (api, input) => {
      const query = { status: text(input, "status"), ...(flag(input, "review") && { needs_review: "true" }) };
      return { payments: await api.list<OperatorPayment>("/payments", query, listLength(input)) };
    },
    print: ({ payments }) =>
      table(
        ["ID", "RESELLER", "METHOD", "STATUS", "REVIEW", "PAYABLE", "RECEIVED", "CURRENCY"],
        payments.map((payment) => [
          String(payment.id),
          payment.reseller.name,
          payment.payment_method.name,
          payment.status,
          payment.review_reason ?? "",
          payment.payable,
          payment.received ?? "",
          payment.received_currency ?? payment.currency,
        ]),
      ),
  }),
  command({
    name: "payment credit",
    about: "credit a payment that is in review",
    operands: [PAYMENT_OPERAND],
    options: [
      { flags: "--amount <amount>", about: "what was paid, including the fee (default: the amount received)" },
      { flags: "--reason <text>", about: "what the reseller reads" },
      CONFIRM_OPTION,
    ],
    route: "POST /payments/:id/credit",
    subject: idOperand,
    body: (input) => ({
      amount: amount(input, "amount"),
      reason: text(input, "reason"),
      confirm: flag(input, "confirm"),
    }),
    show: showDecided,
    print: printDecided,
  }),
  command({
    name: "payment decline",
    about: "end a payment that is in review without crediting it",
    operands: [PAYMENT_OPERAND],
    options: [{ flags: "--reason <text>", about: "what the reseller reads", required: true }],
    route: "POST /payments/:id/decline",
    subject: idOperand,
    body: (input) => ({ reason: needed(input, "reason") }),
    show: showDecided,
    print: printDecided,
  }),
  command({
    name: "payment resolve",
    about: "mark a payment that received more after it was over as resolved",
    operands: [PAYMENT_OPERAND],
    route: "POST /payments/:id/resolve",
    subject: idOperand,
    show: showDecided,
    print: ({ id }) => `Payment ${id} is resolved.`,
  }),
  command({
    name: "payment check",
    about: "let a worker ask the gateway about a payment now",
    operands: [PAYMENT_OPERAND],
    route: "POST /payments/:id/check",
    subject: idOperand,
    show: showDecided,
    print: ({ id, status }) => `Payment ${id} is checked soon. It was ${status} until now.`,
  }),
];

/** The fields of an account. What is wrong with the file is said without its values. */
function readFields(file: string): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(file);
    if (typeof fields === "object" && fields !== null && !Array.isArray(fields)) return { ...fields };
  } catch {
    // Said below: the message of the parser would repeat a part of the file.
  }
  throw new Failure("validation_failed", "The file must be a JSON object of the fields of the account.");
}

function showDecided({ data: { id, status, credited } }: One<OperatorPayment>) {
  return { id, status, credited };
}

function printDecided({ id, status }: { id: number; status: string }): string {
  return `Payment ${id} is ${status}.`;
}
