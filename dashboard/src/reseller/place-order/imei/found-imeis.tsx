import { plural } from "@lingui/core/macro";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Service } from "../../services/service.ts";
import type { CheckedLine } from "../lines/lines.ts";
import { rulesOf } from "../lines/rules.ts";
import { splitImeis } from "./find-imeis.ts";

interface FoundImeisProps {
  service: Service;
  text: string;
  /** The lines of the text that can be ordered as it is. */
  orders: readonly CheckedLine[];
  onText: (text: string) => void;
}

/** Offers the IMEIs that a pasted message holds and that are no orders as it is. */
export function FoundImeis({ service, text, orders, onText }: FoundImeisProps) {
  if (!rulesOf(service).identifierKind.startsWith("imei")) return null;
  const ordered = new Set(orders.map(({ number }) => number));
  const split = splitImeis(text, (line) => ordered.has(line));
  if (split.added === 0) return null;
  const use = (
    <Button size="small" onClick={() => onText(split.text)}>
      {plural(split.imeis, { one: "Put the IMEI on its own line", other: "Put each IMEI on its own line" })}
    </Button>
  );
  return (
    <Notice look="info" action={use}>
      {plural(split.imeis, { one: "This text contains an IMEI.", other: "This text contains # IMEIs." })}
      {split.mistyped > 0 &&
        ` ${plural(split.mistyped, {
          one: "# line has a mistyped IMEI. It stays, so that you can correct it.",
          other: "# lines have a mistyped IMEI. They stay, so that you can correct them.",
        })}`}
    </Notice>
  );
}
