import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";

const running = new Set<ChildProcess>();
// However the test's process ends, what it started ends with it.
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** `spawn`, for processes that must not outlive the test file that started them. */
export function spawnChild(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, options);
  running.add(child);
  return child.once("exit", () => running.delete(child));
}
