import type { Transaction } from "../../../database/database.ts";
import { recordChanges } from "../../kernel/changes.ts";
import type { Context } from "../../kernel/context.ts";
import { DomainError, invalidField } from "../../kernel/errors.ts";
import { readWhole } from "../../kernel/input/field-readers.ts";
import { lockGroupOfService, lockGroupPositions, lockServicePositions, type PlacedRow } from "./position-rows.ts";
import { reorderServiceGroups, reorderServices } from "./service-group-rows.ts";

/**
 * Where a row goes: to a number, from 1, or right behind another row; null is the front. Behind a row is where the
 * editor saw it go, even if others moved since.
 */
export type Place = { position: number } | { after: number | null };

/** A row of an ordered list, and its number there, from 1. */
export interface Placed {
  id: number;
  position: number;
}

/**
 * Moves a service within its group; the others keep their order. Numbers do not count retired services.
 * Throws service_not_found, validation_failed, conflict where the row before it has left the group.
 */
export function moveService(context: Context, id: number, place: Place): Promise<Placed> {
  return context.database.transaction(async (transaction) => {
    const groupId = await lockGroupOfService(transaction, id);
    if (groupId === undefined) throw new DomainError("service_not_found", "There is no such service.");
    const read = (): Promise<PlacedRow[]> => lockServicePositions(transaction, groupId);
    const write = (ids: number[]): Promise<void> => reorderServices(transaction, groupId, ids);
    const missing = (): DomainError => new DomainError("conflict", "The service was just moved to another group.");
    return move({ context, transaction, target: `service ${id}`, read, write, missing }, id, place);
  });
}

/** Moves a service group; the others keep their order. Throws not_found, validation_failed, conflict. */
export function moveServiceGroup(context: Context, id: number, place: Place): Promise<Placed> {
  return context.database.transaction((transaction) => {
    const read = (): Promise<PlacedRow[]> => lockGroupPositions(transaction);
    const write = (ids: number[]): Promise<void> => reorderServiceGroups(transaction, ids);
    const missing = (): DomainError => new DomainError("not_found", "There is no such service group.");
    return move({ context, transaction, target: `service group ${id}`, read, write, missing }, id, place);
  });
}

interface OrderedList {
  context: Context;
  transaction: Transaction;
  /** What the row is called in the audit log. */
  target: string;
  /** Reads and locks the list. */
  read: () => Promise<PlacedRow[]>;
  write: (ids: number[]) => Promise<void>;
  missing: () => DomainError;
}

async function move(list: OrderedList, id: number, place: Place): Promise<Placed> {
  const { context, transaction, target, read, write, missing } = list;
  const rows = inOrder(await read());
  if (rows.every((row) => row.id !== id)) throw missing();
  const others = rows.filter((row) => row.id !== id);
  const index = indexAt(others, id, place);
  const ids = others.map((row) => row.id).toSpliced(index, 0, id);
  const snapshot = async () => ({ [target]: { position: numberOf(inOrder(await read()), id) } });
  await recordChanges(context, transaction, snapshot, () => write(ids));
  return { id, position: numberAt(others, index) };
}

/** Where among the others it goes, from 0. */
function indexAt(others: readonly PlacedRow[], id: number, place: Place): number {
  if ("position" in place) return indexOfNumber(others, place.position);
  if (place.after === null) return 0;
  if (place.after === id) throw invalidField("after", "A row cannot be placed behind itself.");
  const before = others.findIndex((row) => row.id === place.after);
  if (before >= 0) return before + 1;
  throw new DomainError("conflict", `Number ${place.after} is no longer in this list. Load the list again.`);
}

function indexOfNumber(others: readonly PlacedRow[], position: number): number {
  const listed = others.flatMap(({ isListed }, index) => (isListed ? [index] : []));
  readWhole("position", position, 1, listed.length + 1);
  return position === 1 ? 0 : listed[position - 2]! + 1;
}

function inOrder(rows: readonly PlacedRow[]): PlacedRow[] {
  return rows.toSorted((one, other) => one.position - other.position || one.id - other.id);
}

function numberOf(rows: readonly PlacedRow[], id: number): number {
  return numberAt(
    rows,
    rows.findIndex((row) => row.id === id),
  );
}

/** The number that a row at this index has or gets. */
function numberAt(rows: readonly PlacedRow[], index: number): number {
  return rows.slice(0, index).filter(({ isListed }) => isListed).length + 1;
}
