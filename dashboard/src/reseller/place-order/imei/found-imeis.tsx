import { plural } from "@lingui/core/macro";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Service } from "../../services/service.ts";
import { rulesOf } from "../lines/rules.ts";
import { findImeis } from "./find-imeis.ts";

interface FoundImeisProps {
  service: Service;
  text: string;
  /** How many orders the text makes as it is. */
  orders: number;
  onText: (text: string) => void;
}

/** Offers the IMEIs that a pasted message holds, where as it is the text makes fewer orders. */
export function FoundImeis({ service, text, orders, onText }: FoundImeisProps) {
  if (!rulesOf(service).identifierKind.startsWith("imei")) return null;
  const found = findImeis(text);
  if (found.length <= orders) return null;
  const use = (
    <Button size="small" onClick={() => onText(found.join("\n"))}>
      {plural(found.length, { one: "Keep only the IMEI", other: "Keep only the IMEIs" })}
    </Button>
  );
  return (
    <Notice look="info" action={use}>
      {plural(found.length, { one: "This text contains an IMEI.", other: "This text contains # IMEIs." })}
    </Notice>
  );
}
