import pg from "pg";

/** No connection was to be had, so nothing of what was asked for has been sent. */
export class NoConnection extends Error {
  override readonly name = "NoConnection";
}

/** The connection broke after something had been sent: nobody knows here whether it was done. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

/**
 * How far a statement came that failed because of the database, not because of what it says:
 * `not_sent` and `refused`: certainly nothing was done; `lost`: it may have been done, and committed.
 */
export type DatabaseFault = "not_sent" | "refused" | "lost";

/** Classes of SQLSTATE: connection exceptions and the server going down; an idle transaction that the server ended. */
const LOST = /^(08|57P|25P03)/;
/**
 * What the server answers when it cannot serve for the moment, having undone the statement: no room (53), read-only
 * (25006), waited too long for a lock (55P03) or altogether (57014), in the way of another transaction (40001, 40P01).
 */
const REFUSED = /^(53|25006|55P03|57014|40001|40P01)/;

/** Null for an error that is not the database's condition: a violated constraint, a mistake in a statement, a bug. */
export function databaseFault(error: unknown): DatabaseFault | null {
  if (error instanceof NoConnection) return "not_sent";
  if (error instanceof ConnectionLost) return "lost";
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return null;
  if (LOST.test(error.code)) return "lost";
  return REFUSED.test(error.code) ? "refused" : null;
}

/** Classes of SQLSTATE that waiting does not mend: a wrong user or password, an unknown database. */
const NOT_LET_IN = /^(28|3D)/;

/** What PostgreSQL says where it is there and does not let in; null for other errors. */
export function readEntryRefusal(error: unknown): string | null {
  const cause = error instanceof NoConnection ? error.cause : error;
  return cause instanceof pg.DatabaseError && NOT_LET_IN.test(cause.code ?? "") ? cause.message : null;
}

/** SQLSTATE read_only_sql_transaction: the host has become a standby. */
const READ_ONLY = "25006";

/** Whether the connection on which this came up is of no more use. */
export function isConnectionSpent(error: unknown): boolean {
  return databaseFault(error) === "lost" || (error instanceof pg.DatabaseError && error.code === READ_ONLY);
}
