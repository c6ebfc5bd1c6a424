import { accessSync, constants } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { basename, delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { installPackages } from "../apt.ts";

/** Resolves to this machine under another name: its pages are no secure context, like those of a shop without TLS. */
export const INSECURE_HOST = "shop.test";
/** What the camera of the browser sees; read when a page opens the camera. */
export const CAMERA_FILE = join(tmpdir(), `imeister-test-camera-${userInfo().uid}.y4m`);
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  // Between two visits a page is empty. It then keeps its process, which takes half a second to start.
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
  // Permission included: Chromium without windows has no way to ask.
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-video-capture=${CAMERA_FILE}`,
  `--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1`,
];
const SHARED_VARIABLE = "TEST_BROWSER";

/** Chromium without windows, which starts and draws twice as fast. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The Chromium of CHROMIUM or of the system; undefined if there is none. */
export function findChromium(): string | undefined {
  const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(delimiter)];
  const named = process.env["CHROMIUM"];
  const candidates =
    named === undefined ? folders.flatMap((folder) => NAMES.map((name) => join(folder, name))) : [named];
  return candidates.find(isExecutable);
}

/** Installs Debian's Chromium if there is none; in CI, to save time, the one without windows. */
export function installChromium(): void {
  const found = findChromium();
  if (found !== undefined && (process.env["CI"] !== "true" || basename(found) === SHELL)) return;
  try {
    installPackages([SHELL]);
  } catch {
    // Older releases do not have this package.
    if (found === undefined) installPackages(["chromium"]);
  }
}

/** Starts one Chromium for all test files, whose processes inherit its address. Returns a function that stops it. */
export async function shareChromium(): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (executablePath === undefined) return async () => {};
  const server = await chromium.launchServer({ executablePath, args: ARGUMENTS });
  process.env[SHARED_VARIABLE] = server.wsEndpoint();
  return () => server.close();
}

/** The Chromium of the test run, or a new one. Closing it closes the pages that were opened here. */
export function openChromium(executablePath: string): Promise<Browser> {
  const shared = process.env[SHARED_VARIABLE];
  if (shared !== undefined) return chromium.connect(shared);
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
