import { prepareZXingModule, readBarcodes, type ReaderOptions } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** More of a photo makes reading slow and finds nothing more. */
const MOST_PIXELS = 1_600;
/** A frame is read faster if only the codes are looked for that hold IMEIs on labels and screens. */
const OF_FRAMES: ReaderOptions = { tryHarder: true, formats: ["Code128", "Code39", "ITF", "DataMatrix", "QRCode"] };

/** The texts of all barcodes in a photo. The reader is served from here, and fetched when this file is first imported. */
export async function readPhoto(photo: Blob): Promise<string[]> {
  // Drawn by the browser, which knows more types of images than the reader, and turns them as the phone was held.
  const image = await createImageBitmap(photo);
  const pixels = toPixels(image, image.width, image.height);
  image.close();
  return read(pixels, { tryHarder: true });
}

/** The texts of the barcodes that a video shows now. */
export async function readFrame(video: HTMLVideoElement): Promise<string[]> {
  const { videoWidth: width, videoHeight: height } = video;
  return width === 0 ? [] : read(toPixels(video, width, height), OF_FRAMES);
}

async function read(pixels: ImageData, options: ReaderOptions): Promise<string[]> {
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
  const barcodes = await readBarcodes(pixels, options);
  return barcodes.filter(({ isValid }) => isValid).map(({ text }) => text);
}

function toPixels(image: CanvasImageSource, width: number, height: number): ImageData {
  const scale = Math.min(1, MOST_PIXELS / Math.max(width, height));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
