import { plural, t } from "@lingui/core/macro";
import { Copy } from "lucide-react";
import { toast } from "sonner";
import { sentenceOf } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { useOnce } from "../../ui/use-once.ts";
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
      name={t`Copy results`}
      none={t`There are no results to copy yet.`}
      done={(count) => plural(count, { one: "# result copied.", other: "# results copied." })}
      lines={(orders) => orders.filter(({ reply }) => reply !== "").map(toLine)}
    />
  );
}

/** Copies the identifiers, one per line. */
export function CopyIdentifiers(props: CopyOrdersProps) {
  return (
    <CopyLines
      {...props}
      name={t`Copy identifiers`}
      none={t`There are no identifiers to copy yet.`}
      done={(count) => plural(count, { one: "# identifier copied.", other: "# identifiers copied." })}
      lines={(orders) => orders.map(({ identifier }) => identifier).filter((identifier) => identifier !== "")}
    />
  );
}

interface CopyLinesProps extends CopyOrdersProps {
  name: string;
  /** Said where there is nothing to copy. */
  none: string;
  done: (count: number) => string;
  lines: (orders: readonly MatchingOrder[]) => string[];
}

function CopyLines({ name, none, done, lines, read, unless }: CopyLinesProps) {
  const { busy, once } = useOnce();
  const copy = async (): Promise<void> => {
    try {
      const copied = lines(await read());
      if (copied.length === 0) toast.info(none);
      else {
        await navigator.clipboard.writeText(copied.join("\n"));
        toast.success(done(copied.length));
      }
    } catch (error) {
      toast.error(
        error instanceof DOMException ? t`Your browser blocked copying. Export a CSV file.` : sentenceOf(error),
      );
    }
  };
  return (
    <Button size="small" busy={busy} unless={unless} onClick={() => void once(copy)}>
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
