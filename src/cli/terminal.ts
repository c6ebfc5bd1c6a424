/** What a command reads and writes: of the process, unless a test runs it in its own. */
export interface Terminal {
  env: Record<string, string | undefined>;
  stdin: NodeJS.ReadableStream;
  stdout: Pick<NodeJS.WritableStream, "write">;
  stderr: Pick<NodeJS.WritableStream, "write"> & { isTTY?: boolean };
}
