import { listLateResults, resolveLateResult } from "../core/fulfilment/review/late-results.ts";
import {
  listAttempts,
  listUnknown,
  settleUnknown,
  type Attempt,
  type Verdict,
} from "../core/fulfilment/review/review-attempts.ts";
import { formatMoney } from "../core/kernel/money.ts";
import { command, flag, idOperand, needed, orderIdOperand, text, type Command, type CommandInput } from "./command.ts";
import { Failure } from "./failure.ts";
import { dateTime, table } from "./table.ts";

const MOST_LISTED = 1_000;

export const ATTEMPT_COMMANDS: readonly Command[] = [
  command({
    name: "attempt list",
    about: "list tries whose outcome nobody knows, or all tries of one order",
    options: [{ flags: "--order <id>", about: "of this order" }],
    run: async (core, input) => {
      const order = text(input, "order");
      const attempts =
        order === undefined
          ? await listUnknown(core, { limit: MOST_LISTED })
          : await listAttempts(core, orderIdOperand({ ...input, operands: [order] }));
      return { attempts: attempts.map(showAttempt) };
    },
    print: ({ attempts }) =>
      table(
        ["ID", "ORDER", "SUPPLIER", "STATE", "THEIR NUMBER", "COST", "BEGUN (UTC)", "MESSAGE"],
        attempts.map((attempt) => [
          String(attempt.id),
          String(attempt.order_id),
          `${attempt.supplier} ${attempt.supplier_service}`,
          attempt.state,
          attempt.supplier_reference ?? "",
          `${attempt.cost} ${attempt.currency}`,
          dateTime(attempt.created_at),
          attempt.message ?? "",
        ]),
      ),
  }),
  command({
    name: "attempt settle",
    about: "say what you found out at the supplier about a try whose outcome nobody knows",
    operands: [{ name: "id", about: "the attempt's id" }],
    options: [
      { flags: "--placed <number>", about: "the supplier has it, under this number: it is followed" },
      { flags: "--not-placed", about: "the supplier does not have it: the order goes on" },
    ],
    run: async (core, input) =>
      showAttempt(await settleUnknown(core, BigInt(idOperand(input, 0)), readVerdict(input), null)),
    print: (attempt) => `Attempt ${attempt.id} of order ${attempt.order_id} is ${attempt.state}.`,
  }),
  command({
    name: "attempt late",
    about: "list results that came for orders which were closed before",
    run: async (core) => {
      const results = await listLateResults(core, { limit: MOST_LISTED });
      return {
        results: results.map((late) => ({
          id: Number(late.id),
          order_id: Number(late.orderId),
          result: late.resultText,
          created_at: late.createdAt.toISOString(),
        })),
      };
    },
    print: ({ results }) =>
      table(
        ["ID", "ORDER", "CAME (UTC)", "RESULT"],
        results.map((late) => [String(late.id), String(late.order_id), dateTime(late.created_at), late.result]),
      ),
  }),
  command({
    name: "attempt resolve",
    about: "take a late result off the list, with what was done about it",
    operands: [{ name: "id", about: "the late result's id" }],
    options: [{ flags: "--note <text>", about: "what was done", required: true }],
    run: async (core, input) => {
      const { id } = await resolveLateResult(core, BigInt(idOperand(input, 0)), needed(input, "note"), null);
      return { id: Number(id) };
    },
    print: ({ id }) => `Late result ${id} is resolved.`,
  }),
];

function readVerdict(input: CommandInput): Verdict {
  const placed = text(input, "placed");
  const notPlaced = flag(input, "notPlaced");
  if (placed !== undefined && !notPlaced) return { placed };
  if (notPlaced && placed === undefined) return { notPlaced: true };
  throw new Failure("usage", "Give either --placed NUMBER or --not-placed.");
}

function showAttempt(attempt: Attempt) {
  return {
    id: Number(attempt.id),
    order_id: Number(attempt.orderId),
    number: attempt.number,
    supplier: attempt.supplierName,
    supplier_service: attempt.supplierService,
    state: attempt.state,
    reference: attempt.reference,
    supplier_reference: attempt.supplierReference,
    cost: formatMoney(attempt.cost),
    currency: attempt.currency,
    refusal: attempt.refusal,
    message: attempt.message,
    raw_answer: attempt.rawAnswer,
    created_at: attempt.createdAt.toISOString(),
    ended_at: attempt.endedAt?.toISOString() ?? null,
  };
}
