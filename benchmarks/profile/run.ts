import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROWS } from "../rows.ts";
import { openStage } from "../stage.ts";
import { readBusiest, sumByFunction, type Call, type Period } from "./cpu-profile.ts";
import { drawFlameGraph } from "./flame-graph.ts";
import { COUNTING, listStatements, startCounting } from "./statements.ts";

const SECONDS = "5";
const WARM_UP_SECONDS = 2;
const FOLDER = "profiles";
const FUNCTIONS = 30;
const SAMPLE_US = 200;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: SECONDS }, folder: { type: "string", default: FOLDER } },
});
const row = ROWS.find(({ name }) => name === positionals[0]);
if (row === undefined || positionals.length !== 1) {
  throw new Error(
    `npm run profile -- ROW [--seconds N] [--folder PATH]; the rows: ${ROWS.map(({ name }) => name).join(", ")}`,
  );
}
const written = mkdtempSync(join(tmpdir(), "imeister-profile-"));
try {
  const { figure, statements, period } = await measure(Number(values.seconds));
  const { file, calls } = readBusiest(written, period);
  const report = `${row.title}: ${figure.toFixed(1)} ${row.unit}\n\n${describe(calls, period)}\n${statements}`;
  mkdirSync(values.folder, { recursive: true });
  const target = join(values.folder, row.name);
  copyFileSync(file, `${target}.cpuprofile`);
  writeFileSync(`${target}.svg`, drawFlameGraph(calls));
  writeFileSync(`${target}.txt`, report);
  process.stdout.write(`${report}\n${target}.cpuprofile, ${target}.svg, ${target}.txt\n`);
} finally {
  rmSync(written, { recursive: true, force: true });
}

/** The servers write their profiles when they end, with the stage. */
async function measure(seconds: number): Promise<{ figure: number; statements: string; period: Period }> {
  const nodeOptions = ["--cpu-prof", `--cpu-prof-dir=${written}`, `--cpu-prof-interval=${SAMPLE_US}`];
  const stage = await openStage({ nodeOptions, postgresSettings: COUNTING });
  try {
    // A server that was just started compiles its code and plans its statements.
    await row!.measured(stage, WARM_UP_SECONDS);
    await startCounting(stage.cluster);
    const fromUs = nowUs();
    const figure = await row!.measured(stage, seconds);
    return { figure, statements: await listStatements(stage.cluster), period: { fromUs, toUs: nowUs() } };
  } finally {
    await stage.close();
  }
}

function nowUs(): number {
  return Number(process.hrtime.bigint() / 1_000n);
}

function describe(root: Call, { fromUs, toUs }: Period): string {
  const busy = `The server's thread was busy for ${ms(root.totalUs)} of ${ms(toUs - fromUs)} ms.\n`;
  const share = (us: number): string => `${((us / root.totalUs) * 100).toFixed(1).padStart(5)} %`;
  const table = (title: string, by: "selfUs" | "totalUs"): string => {
    const hottest = sumByFunction(root).toSorted((a, b) => b[by] - a[by]);
    const lines = hottest
      .slice(0, FUNCTIONS)
      .map((each) => `${share(each.selfUs)} ${share(each.totalUs)}  ${each.name}`);
    return `\n${title}\n   self   total\n${lines.join("\n")}\n`;
  };
  return busy + table("By own time:", "selfUs") + table("By time with callees:", "totalUs");
}

function ms(us: number): string {
  return Math.round(us / 1_000).toLocaleString("en");
}
