import { createHash } from "node:crypto";
import { invalidField } from "../../kernel/errors.ts";

export const IMAGE_KINDS = ["logo", "icon"] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];
export type ImageType = "image/png" | "image/jpeg" | "image/webp";

export interface ShopImage {
  kind: ImageKind;
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string;
  contentType: ImageType;
  /** Of an icon, which is square, in pixels. */
  width: number | null;
  bytes: Uint8Array;
}

export const MAX_IMAGE_BYTES = 262_144;
/** Browsers install a site with an icon from 192 pixels; beyond 1,024 nothing shows more. */
const ICON_PIXELS = { min: 192, max: 1_024 };
const PNG_SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const JPEG_SIGNATURE = Buffer.from("ffd8ff", "hex");
/** Where a PNG's header has its width and height. */
const PNG_SIZE = { width: 16, height: 20, end: 24 };

/**
 * An uploaded image, whose type is read from its bytes, never from its name. SVG is refused: it can hold scripts.
 * Throws validation_failed for `content`.
 */
export function readImage(kind: ImageKind, base64: string): ShopImage {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length === 0) throw invalidField("content", "Choose an image.");
  if (bytes.length > MAX_IMAGE_BYTES) {
    throw invalidField("content", `The image has ${Math.ceil(bytes.length / 1024)} kB. Choose one of at most 256 kB.`);
  }
  const contentType = typeOf(bytes);
  if (contentType === undefined) {
    throw invalidField("content", "This file is not a PNG, JPEG or WebP image. SVG files are not accepted.");
  }
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { kind, hash, contentType, width: kind === "icon" ? iconWidth(bytes, contentType) : null, bytes };
}

function typeOf(bytes: Buffer): ImageType | undefined {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE) && bytes.length >= PNG_SIZE.end) return "image/png";
  if (bytes.subarray(0, 3).equals(JPEG_SIGNATURE)) return "image/jpeg";
  const isWebp = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  return isWebp ? "image/webp" : undefined;
}

/** Phones show only PNG as the icon of an installed site. */
function iconWidth(bytes: Buffer, contentType: ImageType): number {
  if (contentType !== "image/png") throw invalidField("content", "Choose a PNG file for the icon.");
  const [width, height] = [bytes.readUInt32BE(PNG_SIZE.width), bytes.readUInt32BE(PNG_SIZE.height)];
  if (width === height && width >= ICON_PIXELS.min && width <= ICON_PIXELS.max) return width;
  throw invalidField(
    "content",
    `The icon has ${width} × ${height} pixels. Choose a square one of ${ICON_PIXELS.min} to ${ICON_PIXELS.max} pixels.`,
  );
}
