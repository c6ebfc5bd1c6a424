import { execFileSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
/** Some checks of the core run in the browser too. */
const SOURCES = ["dashboard/{src,public}/**/*.*", "src/core/**/*.ts"];
const BUILT = "dashboard/dist/index.html";

/** Builds the dashboard if its sources are newer than the build: tests use the shipped form. */
export function buildDashboard(): void {
  const changed = Math.max(...globSync(SOURCES, { cwd: ROOT }).map((path) => statSync(join(ROOT, path)).mtimeMs));
  if (existsSync(join(ROOT, BUILT)) && statSync(join(ROOT, BUILT)).mtimeMs >= changed) return;
  execFileSync(process.execPath, [join(ROOT, "node_modules/vite/bin/vite.js"), "build"], {
    cwd: join(ROOT, "dashboard"),
    stdio: ["ignore", "ignore", "inherit"],
  });
}
