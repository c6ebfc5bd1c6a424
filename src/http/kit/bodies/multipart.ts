import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { DomainError } from "../../../core/kernel/errors.ts";

/** Parts cost much more than their bytes. */
const MOST_PARTS = 300;
const BOUNDARY = /;\s*boundary\s*=\s*"?[^\s";]/i;
const MOST_HEADERS = 16;
const HEADER_BYTES = 4_096;
/** The parser is fed in pieces, so that it stops at the limit of parts and not at the end of the body. */
const PIECE_BYTES = 16_384;

/**
 * The fields of a whole multipart body by name; a repeated one is a list. Files are passed over. The body's size is
 * the caller's business. Throws malformed_request, payload_too_large.
 */
export async function readMultipart(contentType: string, body: Buffer): Promise<Record<string, unknown>> {
  // A field may be called like something that every object inherits.
  const fields: Record<string, unknown> = Object.create(null);
  // Clients name the type of bodies they do not send.
  if (body.length === 0) return fields;
  const parser = openParser(contentType);
  parser.on("field", (name: string | undefined, value: string) => {
    if (name === undefined) return;
    const before = fields[name];
    if (Array.isArray(before)) before.push(value);
    else fields[name] = before === undefined ? value : [before, value];
  });
  await feed(parser, body);
  return fields;
}

function openParser(contentType: string): BusboyInstance {
  // The library takes an empty one, and then finds nothing.
  if (!BOUNDARY.test(contentType)) throw malformed();
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      // As PHP decides: clients also call plain fields application/octet-stream.
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
      limits: {
        parts: MOST_PARTS,
        fieldSize: Number.POSITIVE_INFINITY,
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
