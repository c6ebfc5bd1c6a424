import { moveReseller } from "../core/resellers/accounts/change-reseller.ts";
import {
  createReseller,
  findReseller,
  listResellers,
  resetResellerSecondFactor,
  setResellerPassword,
} from "../core/resellers/accounts/resellers.ts";
import { formatMoney } from "../core/kernel/money.ts";
import { topUp } from "../core/ledger/wallet/wallet.ts";
import {
  amount,
  command,
  CONFIRM_OPTION,
  flag,
  needed,
  neededAmount,
  operand,
  OPERATOR,
  text,
  type Command,
} from "./command.ts";
import { PASSWORD_ABOUT } from "./staff-commands.ts";
import { table } from "./table.ts";

const RESELLER_OPERAND = { name: "id|email", about: "the reseller" };

export const ACCOUNT_COMMANDS: readonly Command[] = [
  command({
    name: "reseller create",
    about: "make a reseller with a live and a test wallet",
    options: [
      { flags: "--email <address>", about: "e-mail address, unique", required: true },
      { flags: "--name <name>", about: "name of the person or company", required: true },
      { flags: "--username <name>", about: "login name, which some panels send beside the key" },
      { flags: "--password <password>", about: PASSWORD_ABOUT, isSecret: true },
      { flags: "--group <name>", about: "price group, made on first use" },
      { flags: "--credit <amount>", about: "prepaid money to begin with, booked as a top-up" },
      { flags: "--credit-limit <amount>", about: "how far the wallet may go below zero" },
      { flags: "--currency <code>", about: "currency of the wallets; the setting CURRENCY unless given" },
    ],
    run: async (core, input) => {
      const password = text(input, "password");
      const made = await createReseller(core, {
        email: needed(input, "email"),
        name: needed(input, "name"),
        username: text(input, "username"),
        password,
        group: text(input, "group"),
        credit: amount(input, "credit"),
        creditLimit: amount(input, "creditLimit"),
        currency: text(input, "currency"),
      });
      return { id: made.id, email: made.email, password_set: password !== undefined };
    },
    print: ({ id, email, password_set }) =>
      `Reseller ${id} (${email}) was made.` +
      (password_set
        ? ""
        : `\nNo password was set, so only API keys can be used: imeister reseller password ${email} --password - sets one.`) +
      `\nNext: imeister key create --reseller ${email}`,
  }),
  command({
    name: "reseller list",
    about: "list resellers with the balance of their live wallets",
    run: async (core) => ({ resellers: (await listResellers(core)).map(showReseller) }),
    print: ({ resellers }) =>
      table(
        ["ID", "E-MAIL", "NAME", "GROUP", "STATUS", "BALANCE", "HELD", "CURRENCY"],
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
    run: async (core, input) => {
      const { id, email } = await findReseller(core, operand(input, 0));
      await setResellerPassword(core, id, needed(input, "password"));
      return { id, email, password_set: true };
    },
    print: ({ email }) => `The password of ${email} is set.`,
  }),
  command({
    name: "reseller reset-second-factor",
    about: "let a reseller who lost phone and recovery codes sign in with the password alone",
    operands: [RESELLER_OPERAND],
    run: async (core, input) => {
      const { id, email } = await findReseller(core, operand(input, 0));
      await resetResellerSecondFactor(core, id);
      return { id, email };
    },
    print: ({ email }) => `${email} signs in with the password alone now.`,
  }),
  command({
    name: "reseller suspend",
    about: "refuse a reseller's keys and sign-ins; what was ordered goes on",
    operands: [RESELLER_OPERAND],
    options: [{ flags: "--reason <text>", about: "for staff", default: "Suspended by the operator" }],
    run: async (core, input) => {
      const { id, email } = await findReseller(core, operand(input, 0));
      await moveReseller(core, id, "suspend", needed(input, "reason"));
      return { id, email, status: "suspended" };
    },
    print: ({ email }) => `${email} is suspended.`,
  }),
  command({
    name: "reseller activate",
    about: "let a suspended reseller in again, or approve one who signed up",
    operands: [RESELLER_OPERAND],
    run: async (core, input) => {
      const { id, email, status } = await findReseller(core, operand(input, 0));
      await moveReseller(core, id, status === "pending" ? "approve" : "reactivate");
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
    run: async (core, input) => {
      const reseller = await findReseller(core, needed(input, "reseller"));
      const moved = await topUp(core, {
        resellerId: reseller.id,
        amount: neededAmount(input, "amount"),
        reason: needed(input, "reason"),
        idempotencyKey: text(input, "once"),
        test: flag(input, "test"),
        confirm: flag(input, "confirm"),
        actor: OPERATOR,
      });
      const { id, email, currency } = reseller;
      const balance = formatMoney(moved.available);
      return {
        transaction_id: Number(moved.transferId),
        reseller_id: id,
        email,
        balance,
        currency,
        replayed: !moved.fresh,
      };
    },
    print: ({ email, balance, currency, replayed }) =>
      `${replayed ? "This was topped up before. " : ""}The balance of ${email} is ${balance} ${currency}.`,
  }),
];

function showReseller(reseller: Awaited<ReturnType<typeof listResellers>>[number]) {
  return {
    id: reseller.id,
    email: reseller.email,
    name: reseller.name,
    username: reseller.username,
    group: reseller.priceGroup,
    status: reseller.status,
    balance: formatMoney(reseller.available),
    held: formatMoney(reseller.held),
    credit_limit: formatMoney(reseller.creditLimit),
    currency: reseller.currency,
    created_at: reseller.createdAt.toISOString(),
  };
}
