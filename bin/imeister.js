#!/usr/bin/env node
// Plain JavaScript that older Node.js versions can read too, so that they get an answer instead of a syntax error.
import module from "node:module";
import process from "node:process";

const LEAST_MAJOR = 24;

if (Number(process.versions.node.split(".")[0]) < LEAST_MAJOR) {
  process.stderr.write(
    `imeister needs Node.js ${LEAST_MAJOR} or newer; this is ${process.versions.node} (${process.execPath}).\n` +
      "In its folder start it with npm or npx, which bring the right version on Linux and Windows (`npx imeister serve`),\n" +
      `or install Node.js ${LEAST_MAJOR} from https://nodejs.org.\n`,
  );
  process.exitCode = 1;
} else {
  // What was compiled for the last start need not be compiled again.
  module.enableCompileCache();
  const { runCommandLine } = await import("../src/cli.ts");
  process.exitCode = await runCommandLine(process.argv);
}
