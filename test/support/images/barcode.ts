import { makePng } from "./png.ts";

/** Code 39 (ISO/IEC 16388): bars and spaces of each sign, w for wide. */
const SIGNS: Record<string, string> = {
  "0": "nnnwwnwnn",
  "1": "wnnwnnnnw",
  "2": "nnwwnnnnw",
  "3": "wnwwnnnnn",
  "4": "nnnwwnnnw",
  "5": "wnnwwnnnn",
  "6": "nnwwwnnnn",
  "7": "nnnwnnwnw",
  "8": "wnnwnnwnn",
  "9": "nnwwnnwnn",
  "*": "nwnnwnwnn",
};
const NARROW = 2;
const WIDE = 6;
const MARGIN = 40;
const HEIGHT = 120;

/** A PNG with the digits as a barcode. */
export function makeBarcode(digits: string): Buffer {
  const blacks: boolean[] = [];
  const draw = (isBlack: boolean, width: number): void => void blacks.push(...Array<boolean>(width).fill(isBlack));
  draw(false, MARGIN);
  for (const sign of `*${digits}*`) {
    [...SIGNS[sign]!].forEach((width, index) => draw(index % 2 === 0, width === "w" ? WIDE : NARROW));
    draw(false, NARROW);
  }
  draw(false, MARGIN);
  return makePng(blacks.length, HEIGHT, (x) => (blacks[x] ? 0 : 255));
}
