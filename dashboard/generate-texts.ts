import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { join } from "node:path";

const CONFIG = { configPath: join(import.meta.dirname, "lingui.config.ts") };
/** Without the time of creation, which would change the file each time. */
const HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: en\\n"\n';

/** The catalogue of all texts of the dashboard, in the order of the files that have them: translators begin with it. */
export async function generateCatalogue(): Promise<{ path: string; content: string }> {
  const config = getConfig(CONFIG);
  const { sourceLocale } = config;
  const [catalogue] = await getCatalogs(config);
  const collected = await catalogue?.collect();
  if (catalogue === undefined || collected === undefined) throw new Error("the texts of the dashboard cannot be read");
  const sorted = Object.entries(collected).toSorted(([, one], [, other]) => compare(placeOf(one), placeOf(other)));
  const texts = catalogue.merge({ [sourceLocale]: {} }, Object.fromEntries(sorted), {})[sourceLocale]!;
  const filename = catalogue.getFilename(sourceLocale);
  const context = { locale: sourceLocale, sourceLocale, filename, existing: HEADER };
  const content = await formatter({ lineNumbers: false }).serialize(texts, context);
  return { path: filename, content };
}

/** The first file that has a text, and the line there. */
function placeOf({ origin = [] }: { origin?: [file: string, line?: number][] }): [file: string, line: number] {
  const [file, line = 0] = origin[0] ?? [""];
  return [file, line];
}

function compare([file, line]: [string, number], [otherFile, otherLine]: [string, number]): number {
  return file === otherFile ? line - otherLine : file < otherFile ? -1 : 1;
}
