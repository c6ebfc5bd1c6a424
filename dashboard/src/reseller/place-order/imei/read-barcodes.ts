import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** More of a photo makes reading slow and finds nothing more. */
const MOST_PIXELS = 1_600;

/** The texts of all barcodes in a photo. The reader is served from here, and fetched when this file is first imported. */
export async function readPhoto(photo: Blob): Promise<string[]> {
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
  const barcodes = await readBarcodes(await toPixels(photo), { tryHarder: true });
  return barcodes.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/** Drawn by the browser, which knows more types of images than the reader, and turns them as the phone was held. */
async function toPixels(photo: Blob): Promise<ImageData> {
  const image = await createImageBitmap(photo);
  const scale = Math.min(1, MOST_PIXELS / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  const context = canvas.getContext("2d")!;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
