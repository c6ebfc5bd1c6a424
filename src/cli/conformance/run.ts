import { randomInt, randomUUID } from "node:crypto";
import { luhnDigit } from "../../core/kernel/identifiers.ts";
import { Failure } from "../../failure.ts";
import type { Report } from "../command.ts";
import { Broken, Skipped, type Case, type Dialect, type Session } from "./case.ts";
import { DHRU_CASES } from "./dhru.ts";
import { openWire, type Exchange, type Wire } from "./exchange.ts";
import { NATIVE_CASES } from "./native.ts";
import { PRO_CASES } from "./pro.ts";
import { REST_CASES } from "./rest.ts";

/**
 * The type allocation of test IMEIs, which no device has; the digits from 2 keep off those that force an outcome in
 * test mode.
 */
const TEST_RANGE = "0049990";

export const CASES: Record<Dialect, readonly Case[]> = {
  dhru: DHRU_CASES,
  native: NATIVE_CASES,
  rest: REST_CASES,
  pro: PRO_CASES,
};

export interface ConformanceInput {
  url: string;
  key: string;
  username: string;
  dialect: Dialect;
  /** The ID of the service to order; undefined: the server is only read. */
  service: string | undefined;
  imei: string | undefined;
}

export interface CaseResult {
  id: string;
  title: string;
  outcome: "holds" | "broken" | "skipped";
  /** What is wrong, or why it was not checked. */
  reason?: string;
  affects?: string;
  exchanges?: Exchange[];
}

export interface Conformance {
  url: string;
  dialect: Dialect;
  holds: number;
  broken: number;
  skipped: number;
  cases: CaseResult[];
}

/** Runs the cases of a dialect one after the other. Throws a Failure where the server cannot be reached. */
export async function runConformance(input: ConformanceInput, report: Report): Promise<Conformance> {
  const url = baseOf(input.url);
  if (input.key.trim() === "") throw new Failure("usage", "The key is empty.");
  const wire = openWire(url, input.key);
  const session = openSession(input, wire);
  const wanted = CASES[input.dialect].filter(({ needsOrder }) => !needsOrder || session.order !== undefined);
  const cases: CaseResult[] = [];
  for (const one of wanted) {
    cases.push(await runCase(one, session, wire));
    report({ done: cases.length, total: wanted.length });
  }
  const count = (outcome: CaseResult["outcome"]) => cases.filter((result) => result.outcome === outcome).length;
  return {
    url,
    dialect: input.dialect,
    holds: count("holds"),
    broken: count("broken"),
    skipped: count("skipped"),
    cases,
  };
}

async function runCase({ id, title, affects, check }: Case, session: Session, wire: Wire): Promise<CaseResult> {
  try {
    await check(session);
    wire.take();
    return { id, title, outcome: "holds" };
  } catch (error) {
    const exchanges = wire.take();
    if (error instanceof Skipped) return { id, title, outcome: "skipped", reason: error.message };
    if (!(error instanceof Broken)) throw error;
    return { id, title, outcome: "broken", reason: error.message, affects, exchanges };
  }
}

function openSession({ key, username, service, imei }: ConformanceInput, { ask }: Wire): Session {
  const order = service === undefined ? undefined : { service, imei: imei ?? testImei(), reference: randomUUID() };
  return { key, username, order, found: {}, ask };
}

/** The part of a URL before `/api`, so that the address of an endpoint may be given too. */
function baseOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Failure("usage", `“${text}” is not a URL with http or https.`);
  return url.origin + url.pathname.replace(/\/api(\/.*)?$/, "").replace(/\/+$/, "");
}

function testImei(): string {
  const body = `${TEST_RANGE}${randomInt(2_000_000, 10_000_000)}`;
  return body + luhnDigit(body);
}
