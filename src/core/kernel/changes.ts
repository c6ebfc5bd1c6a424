import type { Connection } from "../../database/database.ts";
import type { FieldChange } from "../../database/json-types.ts";
import { formatMoney } from "./money.ts";

/** What became of one thing. */
export interface Change {
  /** Such as `service 17`. */
  target: string;
  fields: Record<string, FieldChange>;
}

/** Where the changes of one call are recorded. */
export interface ChangeLog {
  record: (connection: Connection, changes: readonly Change[]) => Promise<void>;
}

/** Who asks for a change: with `changes` if it must be recorded. */
export interface Recorded {
  readonly changes?: ChangeLog | undefined;
}

const SECRET = Symbol("secret");

/** A value that is compared, but never recorded. */
export function secret(value: string | null): { [SECRET]: string | null } {
  return { [SECRET]: value };
}

/**
 * The fields of each thing by target, as the interfaces name them; amounts are bigint. Undefined: it does not exist.
 */
export type Snapshot = Readonly<Record<string, object | undefined>>;

/**
 * Makes a change and records the difference between what `read` returns before and after it, on the connection of the
 * change: both are written, or neither. Lock what is read first.
 */
export async function recordChanges<T>(
  { changes }: Recorded,
  connection: Connection,
  read: () => Promise<Snapshot>,
  change: () => Promise<T>,
): Promise<T> {
  if (changes === undefined) return change();
  const before = await read();
  const result = await change();
  const found = compare(before, await read());
  if (found.length > 0) await changes.record(connection, found);
  return result;
}

/** What differs between two snapshots. */
export function compare(before: Snapshot, after: Snapshot): Change[] {
  const targets = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return targets.flatMap((target) => {
    const fields = compareFields(before[target] ?? {}, after[target] ?? {});
    return Object.keys(fields).length === 0 ? [] : [{ target, fields }];
  });
}

function compareFields(before: object, after: object): Record<string, FieldChange> {
  const [olds, news] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const differing = [...new Set([...olds.keys(), ...news.keys()])].flatMap((name): [string, FieldChange][] => {
    const change = compareValues(olds.get(name) ?? null, news.get(name) ?? null);
    return change === null ? [] : [[name, change]];
  });
  return Object.fromEntries(differing);
}

function compareValues(old: unknown, now: unknown): FieldChange | null {
  if (isSecret(old) || isSecret(now)) return unseal(old) === unseal(now) ? null : { secret: true };
  const change = { old: toPlain(old), new: toPlain(now) };
  return JSON.stringify(change.old) === JSON.stringify(change.new) ? null : change;
}

function isSecret(value: unknown): value is { [SECRET]: string | null } {
  return typeof value === "object" && value !== null && SECRET in value;
}

function unseal(value: unknown): string | null {
  return isSecret(value) ? value[SECRET] : null;
}

function toPlain(value: unknown): unknown {
  if (typeof value === "bigint") return formatMoney(value);
  return value instanceof Date ? value.toISOString() : value;
}
