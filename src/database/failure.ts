import pg from "pg";

/** There was no connection, so the statement was not sent. */
export class NoConnection extends Error {
  override readonly name = "NoConnection";
}

/** The connection broke after the statement was sent: its outcome is unknown. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

/**
 * How far a statement got that failed because of the database, not because of its content. `not_sent` and `refused`:
 * nothing was done. `lost`: it may have been done and committed.
 */
export type DatabaseFault = "not_sent" | "refused" | "lost";

/** Classes of SQLSTATE: connection exceptions and the server going down; an idle transaction that the server ended. */
const LOST = /^(08|57P|25P03)/;
/**
 * Errors of a server that cannot serve at the moment and has rolled back the statement: no room (53), read-only
 * (25006), a lock timeout (55P03) or statement timeout (57014), a conflict with another transaction (40001, 40P01).
 */
const REFUSED = /^(53|25006|55P03|57014|40001|40P01)/;

/** Null for other errors: a violated constraint, an invalid statement, a bug. */
export function databaseFault(error: unknown): DatabaseFault | null {
  if (error instanceof NoConnection) return "not_sent";
  if (error instanceof ConnectionLost) return "lost";
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return null;
  if (LOST.test(error.code)) return "lost";
  return REFUSED.test(error.code) ? "refused" : null;
}

/** Classes of SQLSTATE for which waiting does not help: a wrong user or password, an unknown database. */
const NOT_LET_IN = /^(28|3D)/;

/** PostgreSQL's message if it is reachable and refuses the connection; null for other errors. */
export function readEntryRefusal(error: unknown): string | null {
  const cause = error instanceof NoConnection ? error.cause : error;
  return cause instanceof pg.DatabaseError && NOT_LET_IN.test(cause.code ?? "") ? cause.message : null;
}

/** SQLSTATE read_only_sql_transaction: the host has become a standby. */
const READ_ONLY = "25006";

/** Whether the connection with this error cannot be used again. */
export function isConnectionSpent(error: unknown): boolean {
  return databaseFault(error) === "lost" || (error instanceof pg.DatabaseError && error.code === READ_ONLY);
}
