import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Upload } from "lucide-react";
import { useRef } from "react";
import { toast } from "sonner";
import { textOf } from "../../../locale/text.ts";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField } from "../../../ui/form/field.tsx";
import type { Service } from "../../services/service.ts";
import { fieldsOf, identifierWords } from "./rules.ts";

const MOST_BYTES = 2_000_000;
/** Spreadsheets begin with the first, other files that are no text contain one of the others. */
const ZIP = "PK";
const IN_NO_TEXT = ["\0", "\ufffd"];

interface LinesFieldProps {
  service: Service;
  text: string;
  onText: (text: string) => void;
}

/** Lines that are typed, pasted or uploaded, and can be edited. */
export function LinesField({ service, text, onText }: LinesFieldProps) {
  const words = identifierWords(service);
  const columns = [
    ...(words ? ["imei"] : []),
    "client_reference",
    ...(service.quantity.max > 1 ? ["quantity"] : []),
    ...fieldsOf(service).map(({ name }) => name),
  ];
  return (
    <div className="grid gap-2">
      <TextAreaField
        label={words ? textOf(words.label) : t`Bulk order by CSV (optional)`}
        hint={
          <>
            {words ? t`Or paste CSV with a header row:` : t`Header row:`}{" "}
            <code className="text-sm">{columns.join(", ")}</code>
          </>
        }
        rows={words ? 8 : 4}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <UploadButton onText={onText} />
    </div>
  );
}

function UploadButton({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST_BYTES) {
      toast.error(t`The file is larger than 2 MB. Split it.`);
      return;
    }
    const text = await file.text();
    if (text.startsWith(ZIP) || IN_NO_TEXT.some((character) => text.includes(character))) {
      toast.error(t`This is not a text file. In your spreadsheet program, save it as CSV and upload that file.`);
      return;
    }
    onText(text.replace("\ufeff", ""));
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t`CSV file`}
        className="hidden"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <Button size="small" onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        <Trans>Upload CSV</Trans>
      </Button>
    </div>
  );
}
