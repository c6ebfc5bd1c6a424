import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(import.meta.dirname, "../..");
const IDLE = "(idle)";
const ROOT_FRAME = "(root)";

/** What `--cpu-prof` writes; times in microseconds, on the clock of `process.hrtime`. */
interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
    children?: number[];
  }[];
  startTime: number;
  samples: number[];
  timeDeltas: number[];
}

/** A function as called from its parent, with the time of everything that it called. */
export interface Call {
  name: string;
  selfUs: number;
  totalUs: number;
  callees: Call[];
}

/** Begin and end of what is looked at, on the clock of `process.hrtime`. */
export interface Period {
  fromUs: number;
  toUs: number;
}

/** Reads the largest profile of a folder, which is that of the busiest process, with the samples of the period. */
export function readBusiest(folder: string, period: Period): { file: string; calls: Call } {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(".cpuprofile"))
    .map((name) => ({ file: join(folder, name), calls: readCalls(join(folder, name), period) }))
    .toSorted((a, b) => b.calls.totalUs - a.calls.totalUs)[0];
  if (found === undefined) throw new Error(`no process has written a profile to ${folder}`);
  return found;
}

/** The tree of calls, without the time in which the thread waited for work. */
function readCalls(file: string, { fromUs, toUs }: Period): Call {
  const profile: CpuProfile = JSON.parse(readFileSync(file, "utf8"));
  const selfUs = new Map<number, number>();
  let atUs = profile.startTime;
  for (const [index, id] of profile.samples.entries()) {
    const deltaUs = profile.timeDeltas[index]!;
    atUs += deltaUs;
    if (atUs >= fromUs && atUs <= toUs) selfUs.set(id, (selfUs.get(id) ?? 0) + deltaUs);
  }
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const visit = (id: number): Call => {
    const { callFrame, children = [] } = nodes.get(id)!;
    const callees = mergeByName(children.map(visit)).filter(({ name, totalUs }) => name !== IDLE && totalUs > 0);
    const self = selfUs.get(id) ?? 0;
    const totalUs = callees.reduce((sum, callee) => sum + callee.totalUs, self);
    return { name: nameOf(callFrame), selfUs: self, totalUs, callees };
  };
  return visit(profile.nodes.find(({ callFrame }) => callFrame.functionName === ROOT_FRAME)!.id);
}

function mergeByName(calls: readonly Call[]): Call[] {
  const merged = new Map<string, Call>();
  for (const call of calls) {
    const same = merged.get(call.name);
    if (same === undefined) merged.set(call.name, call);
    else {
      same.selfUs += call.selfUs;
      same.totalUs += call.totalUs;
      same.callees = mergeByName([...same.callees, ...call.callees]);
    }
  }
  return [...merged.values()];
}

function nameOf({ functionName, url, lineNumber }: CpuProfile["nodes"][number]["callFrame"]): string {
  const name = functionName === "" ? "(anonymous)" : functionName;
  if (url === "") return name;
  const path = url.startsWith("file:") ? relative(ROOT, fileURLToPath(url)) : url;
  return `${name} ${path.replace(/^.*node_modules\//, "")}:${lineNumber + 1}`;
}

/** The time of each function: in its own code, and with everything that it called. */
export function sumByFunction(root: Call): { name: string; selfUs: number; totalUs: number }[] {
  const sums = new Map<string, { name: string; selfUs: number; totalUs: number }>();
  const above = new Set<string>();
  const visit = (call: Call): void => {
    const sum = sums.get(call.name) ?? { name: call.name, selfUs: 0, totalUs: 0 };
    sums.set(call.name, sum);
    sum.selfUs += call.selfUs;
    // A function that calls itself is counted once.
    const isOutermost = !above.has(call.name);
    if (isOutermost) sum.totalUs += call.totalUs;
    above.add(call.name);
    for (const callee of call.callees) visit(callee);
    if (isOutermost) above.delete(call.name);
  };
  for (const callee of root.callees) visit(callee);
  return [...sums.values()];
}
