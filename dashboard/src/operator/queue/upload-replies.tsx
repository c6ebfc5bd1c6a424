import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Upload } from "lucide-react";
import { useRef, type ChangeEvent } from "react";
import { toast } from "sonner";
import { sentenceOf } from "../../api/api-error.ts";
import { loadCode } from "../../api/load-code.ts";
import { Button } from "../../ui/button.tsx";

const LINE_BREAK = /[\r\n]/;
const ORDER = /^#?\d+$/;

/** Takes the file that the queue exported, with its answers filled in, and turns it into replies. */
export function UploadReplies({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it was changed.
    target.value = "";
    if (!file) return;
    void readReplies(file)
      .then(onText)
      .catch((error: unknown) => toast.error(sentenceOf(error)));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={t`CSV file of answers`}
        hidden
        onChange={choose}
      />
      <Button onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        <Trans>Upload CSV</Trans>
      </Button>
    </>
  );
}

/** One reply per line, without the orders that have no answer yet. Throws a sentence for a file that cannot be replies. */
async function readReplies(file: File): Promise<string> {
  const { default: Papa } = await loadCode(() => import("papaparse"));
  const { data, meta } = Papa.parse<Record<string, string>>((await file.text()).replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
  });
  if (!meta.fields?.includes("order") || !meta.fields.includes("answer")) {
    throw new Error(t`The file needs the columns order and answer. Export the queue as CSV and fill in its answers.`);
  }
  const lines = data.flatMap((row, index) => {
    const [order = "", answer = ""] = [row["order"]?.trim(), row["answer"]?.trim()];
    if (answer === "") return [];
    if (!ORDER.test(order)) throw new Error(t`Row ${index + 2} has no order number.`);
    if (LINE_BREAK.test(answer)) {
      throw new Error(t`The answer in row ${index + 2} has line breaks. Reply to order ${order} in the queue.`);
    }
    return [`#${order.replace("#", "")} ${answer}`];
  });
  if (lines.length === 0) throw new Error(t`The file has no answers. Fill in its column answer.`);
  return lines.join("\n");
}
