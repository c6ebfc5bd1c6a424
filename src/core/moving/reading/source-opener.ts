import { DomainError } from "../../kernel/errors.ts";
import type { MovingSource } from "../source.ts";

/** A file that can be read at any place. */
export interface StoredFile {
  name: string;
  size: number;
  /** Fewer bytes only at the end of the file. */
  read(start: number, length: number): Promise<Uint8Array>;
}

/** Opens what an owner moves in from. Reading the rows is a rule; unpacking files and calling a database is not. */
export interface SourceOpener {
  /** Throws an error whose message says what to do. */
  openFiles(files: readonly StoredFile[]): Promise<MovingSource>;
  /** By its address, which is stored nowhere. Throws validation_failed, without the password. */
  openDatabase(url: string): Promise<MovingSource>;
}

/** For commands, which read their sources themselves. */
export const absentOpener: SourceOpener = {
  openFiles: () => Promise.reject(absent()),
  openDatabase: () => Promise.reject(absent()),
};

function absent(): DomainError {
  return new DomainError("conflict", "Sources are read by a running server: use imeister migrate-from.");
}
