import { after } from "node:test";

/** Three times what the slowest file takes on two busy cores. */
const FILE_LIMIT_MS = Number(process.env["TEST_FILE_LIMIT_MS"] ?? 600_000);
/** A resource that a file leaves open would keep its process, and the whole run, from ending. */
const CLOSING_LIMIT_MS = Number(process.env["TEST_CLOSING_LIMIT_MS"] ?? 30_000);

/**
 * Loaded before test files, so that their process always ends. A file that takes too long, or leaves a resource open
 * after its last test, fails with a message that says so.
 */
if (process.env["NODE_TEST_CONTEXT"] !== undefined || process.execArgv.includes("--test-isolation=none")) {
  endAfter(FILE_LIMIT_MS, "its tests took too long");
  after(() => {
    endAfter(CLOSING_LIMIT_MS, "its tests are over and something is still open");
    leaveAtOnce();
  });
}

function endAfter(milliseconds: number, why: string): void {
  const end = (): void => {
    const open = process.getActiveResourcesInfo().join(", ");
    process.stderr.write(
      `${process.argv.slice(1).join(" ")} was ended after ${milliseconds / 1_000} s: ${why} (${open})\n`,
    );
    leaveAtOnce();
    process.exit(1);
  };
  // The timer itself does not keep the process running.
  setTimeout(end, milliseconds).unref();
}

/**
 * Node 24 can wait endlessly for a socket that was closing when the event loop ended. This listener is added last:
 * those before it end the processes that tests started, those after it would not be called.
 */
function leaveAtOnce(): void {
  process.on("exit", (code) => process.exit(code));
}
