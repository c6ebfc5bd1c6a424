import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { sentenceOf } from "../../api/api-error.ts";
import { currentMode, type Mode } from "../../session/mode.ts";
import { useOnce } from "../../ui/use-once.ts";
import { placePart, toParts, type Outcome, type Part } from "./placing.ts";
import type { Quotes, RefusedLine } from "./quotes.ts";

export interface Placing {
  mode: Mode;
  parts: readonly Part[];
  /** How many of the parts are done. */
  partsDone: number;
  outcomes: readonly Outcome[];
  /** What the quote refused already. */
  leftOut: readonly RefusedLine[];
  isRunning: boolean;
  /** Why it takes longer. */
  trouble?: string | undefined;
  /** Why it stopped. */
  halted?: string | undefined;
}

/** Places parts one after the other; what was lost is gone on with by the same keys. */
export function usePlacing() {
  const queryClient = useQueryClient();
  const [placing, setPlacing] = useState<Placing>();
  const control = useRef<AbortController>(undefined);
  const { once } = useOnce();
  // Parts that were not sent are not sent any more when the page is left.
  useEffect(() => () => control.current?.abort(), []);

  async function run(from: Placing): Promise<void> {
    const { signal } = (control.current = new AbortController());
    const outcomes = [...from.outcomes];
    let { partsDone } = from;
    const show = (isRunning: boolean, said: Pick<Placing, "trouble" | "halted"> = {}): void =>
      setPlacing({
        ...from,
        trouble: undefined,
        halted: undefined,
        ...said,
        partsDone,
        outcomes: outcomes.slice(),
        isRunning,
      });
    const onTrouble = (trouble: string | undefined): void => show(true, { trouble });
    show(true);
    try {
      for (const part of from.parts.slice(partsDone)) {
        if (signal.aborted) return;
        if (currentMode() !== from.mode) throw new Error(otherMode(from.mode));
        outcomes.push(...(await placePart(part, { signal, onTrouble })));
        partsDone += 1;
        show(partsDone < from.parts.length);
      }
      show(false);
    } catch (error) {
      show(false, { halted: sentenceOf(error) });
    }
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
  }

  return {
    placing,
    start: (quotes: Quotes, bulkLimit: number) => once(() => run(begin(quotes, bulkLimit))),
    resume: () => once(async () => placing && run(placing)),
    forget: () => setPlacing(undefined),
  };
}

function begin({ accepted, refused }: Quotes, bulkLimit: number): Placing {
  return {
    mode: currentMode(),
    parts: toParts(accepted, bulkLimit),
    partsDone: 0,
    outcomes: [],
    leftOut: refused,
    isRunning: true,
  };
}

function otherMode(mode: Mode): string {
  return mode === "test"
    ? t`These are test orders. Switch back to test mode to place the rest.`
    : t`These are live orders. Switch back to live mode to place the rest.`;
}
