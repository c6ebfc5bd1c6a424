import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import type { Row } from "./row.ts";
import { ROWS } from "./rows.ts";
import { openStage, type Stage } from "./stage.ts";

const FULL = { repetitions: 5, seconds: 5 };
const QUICK = { repetitions: 3, seconds: 2 };

interface Finding {
  name: string;
  title: string;
  unit: Row["unit"];
  figure: number;
  /** Every repetition. */
  figures: number[];
  reference: { title: string; figure: number; figures: number[] } | null;
  ratio: number | null;
  goal: Row["goal"];
  isMet: boolean | null;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    json: { type: "string" },
    repetitions: { type: "string" },
    seconds: { type: "string" },
    "node-option": { type: "string", multiple: true, default: [] },
  },
});
const usual = values.quick ? QUICK : FULL;
const repetitions = Number(values.repetitions ?? usual.repetitions);
const seconds = Number(values.seconds ?? usual.seconds);
const rows = chooseRows(positionals);
const stage = await openStage({ nodeOptions: values["node-option"] });
try {
  const machine = describeMachine(stage);
  print(`${Object.values(machine).join(", ")}; medians of ${repetitions} repetitions of ${seconds} s\n\n`);
  const findings: Finding[] = [];
  for (const row of rows) {
    const finding = await find(row, stage);
    findings.push(finding);
    print(describe(finding));
  }
  const result = { machine, repetitions, seconds, findings };
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
} finally {
  await stage.close();
}

function chooseRows(names: string[]): readonly Row[] {
  const unknown = names.filter((name) => !ROWS.some((row) => row.name === name));
  if (unknown.length > 0)
    throw new Error(`no row ${unknown.join(", ")}: choose from ${ROWS.map((row) => row.name).join(", ")}`);
  return names.length === 0 ? ROWS : ROWS.filter((row) => names.includes(row.name));
}

function describeMachine({ cluster }: Stage): Record<string, string> {
  const cores = cpus();
  return {
    cores: `${cores.length} cores (${cores[0]?.model.trim()})`,
    node: `Node.js ${process.versions.node}`,
    postgres: `PostgreSQL ${cluster.version}`,
  };
}

/** Repetitions of both sides alternate, so that a slow moment of the machine affects both. */
async function find({ measured, reference, ...row }: Row, on: Stage): Promise<Finding> {
  const figures: number[] = [];
  const references: number[] = [];
  for (let repetition = 0; repetition < repetitions; repetition++) {
    if (reference) references.push(await reference.measured(on, seconds));
    figures.push(await measured(on, seconds));
  }
  const figure = median(figures);
  const ratio = reference ? figure / median(references) : null;
  return {
    ...row,
    figure,
    figures,
    reference: reference ? { title: reference.title, figure: median(references), figures: references } : null,
    ratio,
    isMet: isMet(row.goal, ratio ?? figure),
  };
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function isMet(goal: Row["goal"], value: number): boolean | null {
  if (goal === null) return null;
  return "least" in goal ? value >= goal.least : value <= goal.most;
}

function describe({ name, title, unit, figure, reference, ratio, goal, isMet: met }: Finding): string {
  const verdict = met === null ? "" : met ? "met   " : "MISSED";
  const bound = goal === null ? "" : "least" in goal ? `≥ ${goal.least}` : `≤ ${goal.most} ${unit}`;
  const value = ratio === null ? "" : ratio.toFixed(2);
  const compared = reference ? ` ÷ ${reference.title}: ${round(reference.figure)}` : "";
  const columns = [name.padEnd(17), value.padStart(6), bound.padEnd(10), verdict.padEnd(6)];
  return `${columns.join("  ")}  ${title}: ${round(figure)} ${unit}${compared}\n`;
}

function round(figure: number): string {
  return figure >= 100 ? Math.round(figure).toLocaleString("en") : figure.toPrecision(3);
}

function print(text: string): void {
  process.stdout.write(text);
}
