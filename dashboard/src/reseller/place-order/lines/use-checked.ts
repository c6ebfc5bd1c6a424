import { useDeferredValue, useMemo } from "react";
import type { Service } from "../../services/service.ts";
import { checkLines, MOST_LINES, readSingle, readText, type CheckedLine } from "./lines.ts";
import { rulesOf } from "./rules.ts";
import type { Shared } from "../shared-fields.tsx";

/** What was typed so far. */
export interface Draft extends Shared {
  text: string;
  allowDuplicate: boolean;
}

interface Checked {
  checked: CheckedLine[];
  /** What was checked; typing may be ahead of it. */
  text: string;
  isTable: boolean;
  unknownColumns: string[];
  /** The fields alone make the order. */
  isSingle: boolean;
}

/** The lines of a draft, each checked as the server would check it. */
export function useChecked(service: Service, draft: Draft): Checked {
  // Thousands of lines are looked at behind the typing.
  const { text, quantity, inputs, allowDuplicate } = useDeferredValue(draft);
  return useMemo(() => {
    const rules = rulesOf(service);
    const shared = { quantity, inputs };
    const isSingle = rules.identifierKind === "none" && text.trim() === "";
    const begun = Object.values(inputs).some((value) => value !== "") || quantity !== "" || rules.inputs.length === 0;
    const { lines, ...read } = isSingle
      ? { lines: begun ? [readSingle(shared, rules)] : [], isTable: false, unknownColumns: [] }
      : readText(text, rules, shared);
    const areAllowed =
      service.allow_duplicate === "always" || (allowDuplicate && service.allow_duplicate === "on_request");
    const repeats = areAllowed ? "allowed" : "refused";
    return { checked: checkLines(lines.slice(0, MOST_LINES + 1), rules, repeats), ...read, text, isSingle };
  }, [service, text, quantity, inputs, allowDuplicate]);
}
