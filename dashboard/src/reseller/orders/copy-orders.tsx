import { Copy } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { sentenceOf } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { countOf } from "../../ui/list/table/sums.tsx";
import type { MatchingOrder } from "./matching-orders.ts";

interface CopyOrdersProps {
  read: () => Promise<MatchingOrder[]>;
  unless?: string | false | undefined;
}

/** Copies the results, one order per line: its identifier, a tab and its result. */
export function CopyResults(props: CopyOrdersProps) {
  return (
    <CopyLines
      {...props}
      name="Copy results"
      noun="result"
      lines={(orders) => orders.filter(({ reply }) => reply !== "").map(toLine)}
    />
  );
}

/** Copies the identifiers, one per line. */
export function CopyIdentifiers(props: CopyOrdersProps) {
  return (
    <CopyLines
      {...props}
      name="Copy identifiers"
      noun="identifier"
      lines={(orders) => orders.map(({ identifier }) => identifier).filter((identifier) => identifier !== "")}
    />
  );
}

interface CopyLinesProps extends CopyOrdersProps {
  name: string;
  noun: string;
  lines: (orders: readonly MatchingOrder[]) => string[];
}

function CopyLines({ name, noun, lines, read, unless }: CopyLinesProps) {
  const [busy, setBusy] = useState(false);
  const copy = async (): Promise<void> => {
    setBusy(true);
    try {
      const copied = lines(await read());
      if (copied.length === 0) toast.info(`There are no ${noun}s to copy yet.`);
      else {
        await navigator.clipboard.writeText(copied.join("\n"));
        toast.success(`${countOf(copied.length, noun)} copied.`);
      }
    } catch (error) {
      toast.error(
        error instanceof DOMException ? "Your browser blocked copying. Export a CSV file." : sentenceOf(error),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" busy={busy} unless={unless} onClick={() => void copy()}>
      {!busy && <Copy aria-hidden />}
      {name}
    </Button>
  );
}

/** A result of several lines becomes one, or a spreadsheet would take it for several orders. */
function toLine({ identifier, reply }: MatchingOrder): string {
  const oneLine = reply
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" | ");
  return `${identifier}\t${oneLine}`;
}
