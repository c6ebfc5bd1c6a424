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
const VIDEO = { width: 640, height: 480 };
const WHITE = 235;
const BLACK = 16;
const NO_COLOUR = 128;

/** A PNG with the digits as a barcode. */
export function makeBarcode(digits: string): Buffer {
  const blacks = barsOf(digits);
  return makePng(blacks.length, HEIGHT, (x) => (blacks[x] ? 0 : 255));
}

/** A video of the barcode, of one frame: YUV4MPEG2, which Chromium plays in place of a camera. */
export function makeBarcodeVideo(digits: string): Buffer {
  const { width, height } = VIDEO;
  const blacks = barsOf(digits);
  const left = Math.floor((width - blacks.length) / 2);
  const row = Buffer.from(Array.from({ length: width }, (_, x) => (blacks[x - left] ? BLACK : WHITE)));
  const header = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  // Both planes of colours have half of the width and height.
  const colours = Buffer.alloc((width * height) / 2, NO_COLOUR);
  return Buffer.concat([Buffer.from(header), ...Array.from({ length: height }, () => row), colours]);
}

function barsOf(digits: string): boolean[] {
  const blacks: boolean[] = [];
  const draw = (isBlack: boolean, width: number): void => void blacks.push(...Array<boolean>(width).fill(isBlack));
  draw(false, MARGIN);
  for (const sign of `*${digits}*`) {
    [...SIGNS[sign]!].forEach((width, index) => draw(index % 2 === 0, width === "w" ? WIDE : NARROW));
    draw(false, NARROW);
  }
  draw(false, MARGIN);
  return blacks;
}
