import { Failure } from "../../../failure.ts";
import type { Api, One } from "../../api/api.ts";
import { CONFIRM_OPTION, fileText, flag, script, type CommandInput } from "../../command.ts";
import {
  problemOf,
  readRows,
  readService,
  SERVICE_COLUMNS,
  type FileRow,
  type ServiceBody,
} from "../../service-file.ts";
import { toVisibilityBody } from "../../visibility.ts";

/** How the API names the place of a service in an import. */
const PLACE = /^services\.(\d+)/;

export const SERVICE_IMPORT = script({
  name: "service import",
  about: `add services from a CSV or JSON file, all or none; columns: ${SERVICE_COLUMNS.join(", ")}`,
  operands: [{ name: "file", about: "CSV with a line of column names, or a JSON list of objects", isFile: true }],
  options: [CONFIRM_OPTION],
  routes: ["POST /services/import", "GET /price-groups", "GET /resellers"],
  run: importFile,
  print: ({ created }) => `${created} services were added.`,
});

async function importFile(api: Api, input: CommandInput): Promise<{ created: number }> {
  const rows = readRows(fileText(input));
  const services: ServiceBody[] = [];
  const wrong: Record<string, string[]> = {};
  for (const { place, values } of rows) {
    try {
      services.push(readService(values));
    } catch (error) {
      wrong[place] = [problemOf(error)];
    }
  }
  refuseWrongRows(wrong);
  const body = { services: await withViewers(api, services), confirm: flag(input, "confirm") };
  const call = { method: "POST", path: "/services/import", body };
  try {
    return (await api.call<One<{ created: number }>>(call)).data;
  } catch (error) {
    if (error instanceof Failure) refuseWrongRows(placesOf(error, rows));
    throw error;
  }
}

/** Rows of a file often name the same price groups and resellers: each list is looked up once. */
async function withViewers(api: Api, services: readonly ServiceBody[]): Promise<object[]> {
  const known = new Map<string, object>();
  const bodies: object[] = [];
  for (const { visibility, ...service } of services) {
    if (!visibility) bodies.push(service);
    else {
      const key = JSON.stringify(visibility);
      if (!known.has(key)) known.set(key, await toVisibilityBody(api, visibility));
      bodies.push({ ...service, visibility: known.get(key) });
    }
  }
  return bodies;
}

/** What the API says of single services, by their places in the file. */
function placesOf({ fields }: Failure, rows: readonly FileRow[]): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  for (const [name, sentences] of Object.entries(fields)) {
    const [path, index] = PLACE.exec(name) ?? [];
    const row = rows[Number(index)];
    if (path === undefined || !row) continue;
    (wrong[row.place] ??= []).push(...sentences.map((sentence) => sentence.replace(`${path}.`, "")));
  }
  return wrong;
}

function refuseWrongRows(wrong: Record<string, string[]>): void {
  const count = Object.keys(wrong).length;
  if (count > 0)
    throw new Failure(
      "validation_failed",
      `Nothing was imported: ${count === 1 ? "a row is" : `${count} rows are`} wrong.`,
      wrong,
    );
}
