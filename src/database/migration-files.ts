import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const MIGRATIONS_FOLDER = join(import.meta.dirname, "migrations");

/** The first line of a file whose statements run one by one, outside of a transaction. */
const NO_TRANSACTION = /^-- no transaction\s*\n/;
const COMMENT = /--.*$/gm;
const INDEX_STATEMENT =
  /^(?<action>create(?: unique)? index|drop index) concurrently (?:if (?:not )?exists )?(?<name>\w+)\b/i;

/** Builds or drops one index while others read and write its table. */
export interface IndexStatement {
  text: string;
  isCreate: boolean;
  index: string;
}

export interface MigrationFile {
  name: string;
  text: string;
  /** Of the text without comments and line breaks, so that a comment may change. */
  textHash: string;
  /** Null: the text runs in one transaction. */
  indexes: readonly IndexStatement[] | null;
}

/** The migrations in their order. Throws for a file without transaction that does anything but build and drop indexes. */
export function readMigrations(folder: string): MigrationFile[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  return files.toSorted().map((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    const plain = text.replace(COMMENT, "").replace(/\s+/g, " ").trim();
    const indexes = NO_TRANSACTION.test(text) ? readIndexStatements(file, plain) : null;
    return { name: file.replace(/\.sql$/, ""), text, textHash: hash("sha256", plain), indexes };
  });
}

function readIndexStatements(file: string, plain: string): IndexStatement[] {
  const statements = plain.split(";").map((statement) => statement.trim());
  return statements
    .filter((statement) => statement !== "")
    .map((text) => {
      const { action, name } = INDEX_STATEMENT.exec(text)?.groups ?? {};
      if (action === undefined || name === undefined) {
        throw new Error(`${file} may only create or drop indexes concurrently: ${text}`);
      }
      return { text, isCreate: action.toLowerCase().startsWith("create"), index: name };
    });
}
