import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";

const running = new Set<ChildProcess>();
// Child processes end with the test process, however it ends.
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** `spawn` for processes that must end with their test file. */
export function spawnChild(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, options);
  running.add(child);
  return child.once("exit", () => running.delete(child));
}
