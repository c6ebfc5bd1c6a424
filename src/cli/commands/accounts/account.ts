import { randomUUID } from "node:crypto";
import { Failure } from "../../../failure.ts";
import type { ListedReseller, Movement } from "../../api/answers.ts";
import type { Api, One } from "../../api/api.ts";
import {
  amount,
  command,
  CONFIRM_OPTION,
  flag,
  needed,
  operand,
  script,
  text,
  type Command,
  type CommandInput,
} from "../../command.ts";
import { ensurePriceGroup, findReseller } from "../../api/find.ts";
import { PASSWORD_ABOUT } from "./staff.ts";
import { table } from "../../table.ts";

const RESELLER_OPERAND = { name: "id|email", about: "the reseller" };

export const ACCOUNT_COMMANDS: readonly Command[] = [
  script({
    name: "reseller create",
    about: "make a reseller with a live and a test wallet",
    options: [
      { flags: "--email <address>", about: "email address, unique", required: true },
      { flags: "--name <name>", about: "name of the person or company", required: true },
      { flags: "--username <name>", about: "login name, which some panels send beside the key" },
      { flags: "--password <password>", about: PASSWORD_ABOUT, isSecret: true },
      { flags: "--group <name>", about: "price group, made on first use" },
      { flags: "--credit <amount>", about: "prepaid money to begin with, booked as a top-up" },
      { flags: "--credit-limit <amount>", about: "how far the wallet may go below zero" },
      { flags: "--currency <code>", about: "currency of the wallets (default: the setting CURRENCY)" },
    ],
    routes: ["POST /resellers", "PUT /resellers/:id/credit-limit", "POST /resellers/:id/top-up"],
    run: createReseller,
    print: ({ id, email, password_set }) =>
      `Reseller ${id} (${email}) was made.` +
      (password_set
        ? ""
        : `\nNo password was set, so only API keys can be used: imeister reseller password ${email} --password - sets one.`) +
      `\nNext: imeister key create --reseller ${email}`,
  }),
  script({
    name: "reseller list",
    about: "list resellers with the balance of their live wallets",
    routes: ["GET /resellers"],
    run: async (api) => {
      const resellers = await api.list<ListedReseller>("/resellers", { sort: "created_at" });
      return { resellers: resellers.map(showReseller) };
    },
    print: ({ resellers }) =>
      table(
        ["ID", "EMAIL", "NAME", "GROUP", "STATUS", "BALANCE", "HELD", "CURRENCY"],
        resellers.map((row) => [
          String(row.id),
          row.email,
          row.name,
          row.group ?? "",
          row.status,
          row.balance,
          row.held,
          row.currency,
        ]),
      ),
  }),
  command({
    name: "reseller password",
    about: "set the password that a reseller signs in with",
    operands: [RESELLER_OPERAND],
    options: [{ flags: "--password <password>", about: PASSWORD_ABOUT, isSecret: true, required: true }],
    route: "POST /resellers/:id/password",
    subject: readReseller,
    body: (input) => ({ password: needed(input, "password") }),
    show: (_answer: object, _input, { id, email }) => ({ id, email, password_set: true }),
    print: ({ email }) => `The password of ${email} is set.`,
  }),
  command({
    name: "reseller reset-second-factor",
    about: "let a reseller who lost phone and recovery codes sign in with the password alone",
    operands: [RESELLER_OPERAND],
    route: "POST /resellers/:id/reset-two-factor",
    subject: readReseller,
    show: (_answer: object, _input, { id, email }) => ({ id, email }),
    print: ({ email }) => `${email} signs in with the password alone now.`,
  }),
  command({
    name: "reseller suspend",
    about: "refuse a reseller's keys and sign-ins; what was ordered goes on",
    operands: [RESELLER_OPERAND],
    options: [{ flags: "--reason <text>", about: "for staff", default: "Suspended by the operator" }],
    route: "POST /resellers/:id/suspend",
    subject: readReseller,
    body: (input) => ({ reason: needed(input, "reason") }),
    show: ({ data: { id, email } }: One<ListedReseller>) => ({ id, email, status: "suspended" }),
    print: ({ email }) => `${email} is suspended.`,
  }),
  script({
    name: "reseller activate",
    about: "let a suspended reseller in again, or approve one who signed up",
    operands: [RESELLER_OPERAND],
    routes: ["POST /resellers/:id/approve", "POST /resellers/:id/reactivate"],
    run: async (api, input) => {
      const { id, email, status } = await readReseller(input, api);
      const move = status === "pending" ? "approve" : "reactivate";
      await api.call({ method: "POST", path: `/resellers/${id}/${move}` });
      return { id, email, status: "active" };
    },
    print: ({ email }) => `${email} is active.`,
  }),
  command({
    name: "top-up",
    about: "add prepaid money to a reseller's wallet",
    options: [
      { flags: "--reseller <id|email>", about: "the reseller", required: true },
      { flags: "--amount <amount>", about: "in the wallet's currency, such as 50 or 12.50", required: true },
      { flags: "--reason <text>", about: "what the statement says of it", required: true },
      { flags: "--once <key>", about: "a key of yours, such as the payment's number: the same key tops up once only" },
      { flags: "--test", about: "the test wallet instead of the live one" },
      CONFIRM_OPTION,
    ],
    route: "POST /resellers/:id/top-up",
    subject: (input, api) => findReseller(api, needed(input, "reseller")),
    body: (input) => ({
      amount: needed(input, "amount"),
      reason: needed(input, "reason"),
      idempotency_key: text(input, "once") ?? randomUUID(),
      test: flag(input, "test"),
      confirm: flag(input, "confirm"),
    }),
    show: ({ data: moved }: One<Movement>, _input, { id, email }) => ({
      transaction_id: moved.transfer_id,
      reseller_id: id,
      email,
      balance: moved.balance,
      currency: moved.currency,
      replayed: moved.replayed,
    }),
    print: ({ email, balance, currency, replayed }) =>
      `${replayed ? "This was topped up before. " : ""}The balance of ${email} is ${balance} ${currency}.`,
  }),
];

function readReseller(input: CommandInput, api: Api): Promise<ListedReseller> {
  return findReseller(api, operand(input, 0));
}

async function createReseller(api: Api, input: CommandInput) {
  const opening = { credit: amount(input, "credit"), limit: amount(input, "creditLimit") };
  const [password, group] = [text(input, "password"), text(input, "group")];
  const body = {
    email: needed(input, "email"),
    name: needed(input, "name"),
    username: text(input, "username"),
    password,
    price_group_id: group === undefined ? undefined : (await ensurePriceGroup(api, group)).id,
    currency: text(input, "currency"),
  };
  const { data } = await api.call<One<ListedReseller>>({ method: "POST", path: "/resellers", body });
  const { id, email } = data;
  try {
    await bookOpening(api, id, opening);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const sentence = `Reseller ${id} (${email}) was made, but without all of the money to begin with: ${error.message}`;
    throw new Failure(error.code, sentence, error.fields);
  }
  return { id, email, password_set: password !== undefined };
}

/** Amounts as they were typed; none is booked where none is given. */
interface Opening {
  credit: string | undefined;
  limit: string | undefined;
}

async function bookOpening(api: Api, id: number, { credit, limit }: Opening): Promise<void> {
  if (limit !== undefined) {
    const body = { credit_limit: limit, reason: "Opening credit limit" };
    await api.call({ method: "PUT", path: `/resellers/${id}/credit-limit`, body });
  }
  if (credit !== undefined) {
    const body = { amount: credit, reason: "Opening credit", idempotency_key: `opening:${id}`, confirm: true };
    await api.call({ method: "POST", path: `/resellers/${id}/top-up`, body });
  }
}

function showReseller(reseller: ListedReseller) {
  return {
    id: reseller.id,
    email: reseller.email,
    name: reseller.name,
    username: reseller.username,
    group: reseller.price_group?.name ?? null,
    status: reseller.status,
    balance: reseller.balance,
    held: reseller.held,
    credit_limit: reseller.credit_limit,
    currency: reseller.currency,
    created_at: reseller.created_at,
  };
}
