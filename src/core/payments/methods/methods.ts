import type { Transaction } from "../../../database/database.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { MICROS_PER_UNIT } from "../../kernel/money.ts";
import type { PaymentContext } from "../context.ts";
import { MANUAL } from "../payment-kind.ts";
import { readCredentials, sealCredentials } from "./credentials.ts";
import type { PaymentMethod } from "./method.ts";
import { checkMethod, toColumns, type MethodInput } from "./method-input.ts";
import {
  deleteCredentials,
  findMethodRow,
  insertMethod,
  listMethodRows,
  lockMethodRow,
  methodSnapshot,
  updateMethod,
} from "./method-rows.ts";

export type { MethodInput } from "./method-input.ts";

const DEFAULT_MIN = 1n * MICROS_PER_UNIT;
const DEFAULT_MAX = 10_000n * MICROS_PER_UNIT;

/** All methods, in the order in which resellers see them. */
export function listMethods({ database }: Context): Promise<PaymentMethod[]> {
  return listMethodRows(database.kysely);
}

/** Throws not_found. */
export async function findMethod({ database }: Context, id: number): Promise<PaymentMethod> {
  const method = await findMethodRow(database.kysely, id);
  if (!method) throw new DomainError("not_found", "There is no such payment method.");
  return method;
}

/** Adds a method, disabled unless it says otherwise. Throws validation_failed. */
export async function addMethod(
  context: PaymentContext,
  { kind, ...input }: MethodInput & { kind: string },
): Promise<PaymentMethod> {
  const kinds = [MANUAL, ...context.paymentKinds.map((known) => known.kind)];
  if (!kinds.includes(kind)) throw invalidField("kind", `The type must be one of ${kinds.join(", ")}.`);
  const method = {
    name: input.name ?? "",
    currency: input.currency ?? context.config.CURRENCY,
    minAmount: input.minAmount ?? DEFAULT_MIN,
    maxAmount: input.maxAmount ?? DEFAULT_MAX,
  };
  checkMethod({ ...NOTHING, ...withoutAbsent(input), ...method });
  if (input.isEnabled && kind !== MANUAL) throw withoutAccount();
  const columns = {
    ...toColumns({ ...input, ...method }),
    kind,
    name: method.name.trim(),
    currency: method.currency,
    min_amount: method.minAmount,
    max_amount: method.maxAmount,
  };
  const id = await context.database.transaction(async (transaction) => insertMethod(transaction, columns));
  return findMethod(context, id);
}

/** Changes what is given. Payments that were begun keep their fee and bonus. Throws not_found, validation_failed. */
export async function changeMethod(context: PaymentContext, id: number, input: MethodInput): Promise<PaymentMethod> {
  return withLock(context, id, async (transaction, method) => {
    const { terms, ...stored } = method;
    checkMethod({ ...stored, ...terms, bonusTiers: [...terms.bonusTiers], ...withoutAbsent(input) });
    if (input.isEnabled && method.kind !== MANUAL && method.accounts.length === 0) throw withoutAccount();
    await updateMethod(transaction, id, toColumns(input));
  });
}

/**
 * Stores the account at the gateway for live or for test payments, all of it. Throws not_found, validation_failed, and
 * conflict for a manual method.
 */
export async function setCredentials(
  context: PaymentContext,
  id: number,
  test: boolean,
  given: Record<string, string>,
): Promise<PaymentMethod> {
  return withLock(context, id, async (transaction, { kind }) => {
    const known = context.paymentKinds.find((candidate) => candidate.kind === kind);
    if (!known) throw new DomainError("conflict", "This method needs no account at a gateway.");
    const read = readCredentials(known.credentials, given, { test });
    await sealCredentials(context, transaction, { id, test, ...read });
  });
}

/** Payments of this mode are refused then, and events about them are not verified. Throws not_found. */
export async function removeCredentials(context: PaymentContext, id: number, test: boolean): Promise<PaymentMethod> {
  return withLock(context, id, (transaction) => deleteCredentials(transaction, id, test));
}

/** What a method has unless it says otherwise. */
const NOTHING: MethodInput = {
  instructions: null,
  qrText: null,
  copyText: null,
  feeFixed: 0n,
  feeBasisPoints: 0,
  bonusTiers: [],
  priceGroupIds: null,
  isEnabled: false,
  position: 0,
};

async function withLock(
  context: PaymentContext,
  id: number,
  change: (transaction: Transaction, method: PaymentMethod) => Promise<void>,
): Promise<PaymentMethod> {
  await context.database.transaction(async (transaction) => {
    const method = await lockMethodRow(transaction, id);
    await recordChanges(context, transaction, methodSnapshot(transaction, id), () => change(transaction, method));
  });
  return findMethod(context, id);
}

/** Without what is absent. */
function withoutAbsent(input: MethodInput): MethodInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

function withoutAccount(): DomainError {
  return invalidField("enabled", "Enter the live or test credentials first, then enable the method.");
}
