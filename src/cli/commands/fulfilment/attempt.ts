import { Failure } from "../../../failure.ts";
import type { Attempt, LateResult, OrderDetail } from "../../api/answers.ts";
import type { Api, One } from "../../api/api.ts";
import {
  command,
  flag,
  idOperand,
  needed,
  script,
  text,
  whole,
  type Command,
  type CommandInput,
} from "../../command.ts";
import { dateTime, table } from "../../table.ts";

const MOST_LISTED = 1_000;
const ACCEPTED_LATE = "Accepted after the attempt was settled. Cancel it there, or use its result.";

export const ATTEMPT_COMMANDS: readonly Command[] = [
  script({
    name: "attempt list",
    about: "list unconfirmed attempts, or all attempts of one order",
    options: [{ flags: "--order <id>", about: "of this order" }],
    routes: ["GET /attempts/unknown", "GET /orders/:id"],
    run: async (api, input) => ({ attempts: (await readAttempts(api, input)).map(showAttempt) }),
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
    about: "settle an unconfirmed attempt with what you found out at the supplier",
    operands: [{ name: "id", about: "the attempt's id" }],
    options: [
      { flags: "--placed <number>", about: "the supplier has it, under this number: it is followed" },
      { flags: "--not-placed", about: "the supplier does not have it: the order goes on" },
    ],
    route: "POST /attempts/:id/settle",
    subject: idOperand,
    body: readVerdict,
    show: ({ data }: One<Attempt>) => showAttempt(data),
    print: (attempt) => `Attempt ${attempt.id} of order ${attempt.order_id} is ${attempt.state}.`,
  }),
  script({
    name: "attempt late",
    about: "list results, and acceptances of orders, that came too late",
    routes: ["GET /late-results"],
    run: async (api) => {
      const results = await api.list<LateResult>("/late-results", {}, MOST_LISTED);
      return { results: results.map(showLateResult) };
    },
    print: ({ results }) =>
      table(
        ["ID", "ORDER", "SUPPLIER", "THEIR NUMBER", "CAME (UTC)", "RESULT"],
        results.map((late) => [
          String(late.id),
          String(late.order_id),
          late.supplier,
          late.supplier_reference ?? "",
          dateTime(late.created_at),
          late.result ?? ACCEPTED_LATE,
        ]),
      ),
  }),
  command({
    name: "attempt resolve",
    about: "take a late result off the list, with what was done about it",
    operands: [{ name: "id", about: "the late result's id" }],
    options: [{ flags: "--note <text>", about: "what was done", required: true }],
    route: "POST /late-results/:id/resolve",
    subject: idOperand,
    body: (input) => ({ resolution: needed(input, "note") }),
    show: ({ data: { id } }: One<LateResult>) => ({ id }),
    print: ({ id }) => `Late result ${id} is resolved.`,
  }),
];

async function readAttempts(api: Api, input: CommandInput): Promise<Attempt[]> {
  const order = whole(input, "order");
  if (order === undefined) return api.list<Attempt>("/attempts/unknown", {}, MOST_LISTED);
  return (await api.get<One<OrderDetail>>(`/orders/${order}`)).data.attempts;
}

function readVerdict(input: CommandInput): object {
  const placed = text(input, "placed");
  const notPlaced = flag(input, "notPlaced");
  if (placed !== undefined && !notPlaced) return { verdict: "placed", supplier_reference: placed };
  if (notPlaced && placed === undefined) return { verdict: "not_placed" };
  throw new Failure("usage", "Give either --placed NUMBER or --not-placed.");
}

function showAttempt(attempt: Attempt) {
  return {
    id: attempt.id,
    order_id: attempt.order_id,
    number: attempt.number,
    supplier: attempt.supplier.name,
    supplier_service: attempt.supplier_service,
    state: attempt.state,
    reference: attempt.reference,
    supplier_reference: attempt.supplier_reference,
    cost: attempt.cost,
    currency: attempt.currency,
    refusal: attempt.refusal,
    message: attempt.message,
    raw_answer: attempt.raw_answer,
    created_at: attempt.created_at,
    ended_at: attempt.ended_at,
  };
}

function showLateResult({ id, order_id, supplier, supplier_reference, result, created_at }: LateResult) {
  return { id, order_id, supplier, supplier_reference, result, created_at };
}
