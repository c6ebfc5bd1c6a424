/** The content of a file, as the API takes files. */
export async function readBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // One by one: a call with all of them as arguments would be too long.
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
