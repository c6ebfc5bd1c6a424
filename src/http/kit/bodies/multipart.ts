import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { DomainError } from "../../../core/kernel/errors.ts";
import { decodeText } from "../../../core/kernel/text.ts";

/** Parts cost much more than their bytes. */
const MOST_PARTS = 300;
const BOUNDARY = /;\s*boundary\s*=\s*"?[^\s";]/i;
const MOST_HEADERS = 16;
const HEADER_BYTES = 4_096;
/** The parser is fed in pieces, so that it stops at the limit of parts and not at the end of the body. */
const PIECE_BYTES = 16_384;

/**
 * The fields of a whole multipart body by name; a repeated one is a list. Values are read as those of forms are: as UTF-8, or
 * as Windows-1252. Files are passed over. The body's size is the caller's business. Throws malformed_request,
 * payload_too_large.
 */
export async function readMultipart(contentType: string, body: Buffer): Promise<Record<string, unknown>> {
  // A field may be called like something that every object inherits.
  const fields: Record<string, unknown> = Object.create(null);
  // Clients name the type of bodies they do not send.
  if (body.length === 0) return fields;
  for (const { name, bytes } of await readParts(openParser(contentType), body)) {
    const value = decodeText(Buffer.concat(bytes));
    const before = fields[name];
    if (Array.isArray(before)) before.push(value);
    else fields[name] = before === undefined ? value : [before, value];
  }
  return fields;
}

interface Part {
  name: string;
  bytes: Buffer[];
}

async function readParts(parser: BusboyInstance, body: Buffer): Promise<Part[]> {
  const parts: Part[] = [];
  parser.on("file", (name: string | undefined, stream, fileName: string | undefined) => {
    // What ends early is an error of the parser too.
    stream.on("error", () => {});
    // As PHP decides: clients also call plain fields application/octet-stream.
    if (name === undefined || fileName !== undefined) return stream.resume();
    const bytes: Buffer[] = [];
    parts.push({ name, bytes });
    return stream.on("data", (piece: Buffer) => bytes.push(piece));
  });
  await feed(parser, body);
  return parts;
}

function openParser(contentType: string): BusboyInstance {
  // The library takes an empty one, and then finds nothing.
  if (!BOUNDARY.test(contentType)) throw malformed();
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      // Of fields the library gives texts in which characters are lost, of files the bytes.
      isPartAFile: () => true,
      limits: {
        parts: MOST_PARTS,
        headerPairs: MOST_HEADERS,
        headerSize: HEADER_BYTES,
      },
    });
  } catch {
    throw malformed();
  }
}

function feed(parser: BusboyInstance, body: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasEnded = false;
    const end = (outcome: () => void): void => {
      hasEnded = true;
      outcome();
    };
    parser.on("finish", () => end(resolve));
    parser.on("error", () => end(() => reject(malformed())));
    parser.on("partsLimit", () => end(() => reject(tooManyParts())));
    const feedFrom = (start: number): void => {
      if (hasEnded) return;
      if (start >= body.length) parser.end();
      else parser.write(body.subarray(start, start + PIECE_BYTES), () => feedFrom(start + PIECE_BYTES));
    };
    feedFrom(0);
  });
}

function malformed(): DomainError {
  return new DomainError("malformed_request", "The multipart body cannot be read. Check its boundary and its end.");
}

function tooManyParts(): DomainError {
  return new DomainError("payload_too_large", `Send at most ${MOST_PARTS} fields in a multipart body.`);
}
