import type { Socket } from "node:net";
import type { ConnectionOptions, RowDataPacket } from "mysql2";
import { createConnection } from "mysql2/promise";
import { DomainError } from "../../core/kernel/errors.ts";

const CONNECT_TIMEOUT_MS = 10_000;
/** Of one statement, the slowest of which reads a part of a table of millions without an index. */
const STATEMENT_TIMEOUT_MS = 300_000;
/** The server must not end the connection while a batch is being written here. */
const IDLE_SECONDS = 28_800;
const PROTOCOLS = ["mysql:", "mariadb:"];
const OPTIONS = ["tls", "prefix"];
/** `require` encrypts without asking who the server is, as the clients of panels do; `verify` checks its certificate. */
const TLS_MODES = ["off", "require", "verify"] as const;

/** Every value as text; null where there is none. */
export type TextRow = Readonly<Record<string, string | null>>;

/** A panel's database, read as it was when the connection was opened. */
export interface PanelConnection {
  /** Host and database, without user or password. */
  name: string;
  database: string;
  /** The prefix of the tables that the URL names. */
  prefix: string | null;
  query(sql: string, values?: readonly (string | number)[]): Promise<TextRow[]>;
  close(): Promise<void>;
}

export interface PanelOptions {
  /** Connects instead of the driver, such as by rules about addresses. */
  connect?: (target: { host: string; port: number }) => Socket;
}

/**
 * Opens `mysql://user:password@host:3306/database?tls=require&prefix=nxt_` in one transaction that only reads. Throws
 * validation_failed for an address that cannot be used; the message never contains the password.
 */
export async function connectPanel(url: string, { connect }: PanelOptions = {}): Promise<PanelConnection> {
  const { options, name, prefix } = readUrl(url);
  const { host, port } = options;
  const stream = connect && (() => connect({ host, port }));
  const connection = await createConnection({ ...options, ...(stream && { stream }) }).catch((error: unknown) => {
    throw unusable(`The database ${name} cannot be opened: ${reasonOf(error)}.`);
  });
  // A connection that breaks between two statements must not end the process; the next statement fails.
  connection.on("error", () => {});
  const query = async (sql: string, values: readonly (string | number)[] = []): Promise<TextRow[]> => {
    try {
      const request = { sql, values: [...values], timeout: STATEMENT_TIMEOUT_MS };
      const [rows] = await connection.query<RowDataPacket[]>(request);
      return rows;
    } catch (error) {
      throw unusable(`The database ${name} cannot be read: ${reasonOf(error)}.`);
    }
  };
  try {
    await connection.query(`set session wait_timeout = ${IDLE_SECONDS}`);
    await connection.query("set session transaction isolation level repeatable read");
    await connection.query("start transaction with consistent snapshot, read only");
  } catch (error) {
    connection.destroy();
    throw unusable(`The database ${name} cannot be read: ${reasonOf(error)}.`);
  }
  // A broken connection has nothing to say goodbye to.
  const close = (): Promise<void> => connection.end().catch(() => connection.destroy());
  return { name, database: options.database!, prefix, query, close };
}

interface Target {
  options: ConnectionOptions & { host: string; port: number };
  name: string;
  prefix: string | null;
}

function readUrl(url: string): Target {
  const target = URL.parse(url);
  const database = target ? decoded(target.pathname.slice(1)) : "";
  if (!target || !PROTOCOLS.includes(target.protocol) || database === "" || target.hostname === "")
    throw unusable("Write the address of the database like mysql://user:password@host:3306/database.");
  const unknown = [...target.searchParams.keys()].find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined)
    throw unusable(`The address has the option ${unknown}; there are ${OPTIONS.join(" and ")}.`);
  const tls = target.searchParams.get("tls") ?? "off";
  const mode = TLS_MODES.find((known) => known === tls);
  if (!mode) throw unusable(`The option tls is one of ${TLS_MODES.join(", ")}.`);
  const host = target.hostname.replace(/^\[|\]$/g, "");
  const options: Target["options"] = {
    host,
    port: Number(target.port || 3306),
    user: decoded(target.username),
    password: decoded(target.password),
    database,
    connectTimeout: CONNECT_TIMEOUT_MS,
    charset: "utf8mb4",
    // Dates that no calendar has and floats with their digits: nothing may be converted on the way.
    typeCast: (field) => field.string(),
    ...(mode !== "off" && { ssl: { rejectUnauthorized: mode === "verify", verifyIdentity: mode === "verify" } }),
  };
  return { options, name: `${database} at ${target.host}`, prefix: target.searchParams.get("prefix") };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw unusable("Encode special characters of the user name and the password, such as %25 for % and %40 for @.");
  }
}

function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || "no reason given";
}

function unusable(message: string): DomainError {
  return new DomainError("validation_failed", message, { fields: { source: [message] } });
}
