import type { StatusOutcome } from "../../../../core/fulfilment/suppliers/outcome.ts";
import type { Connector } from "../../connector.ts";
import { callDhru, type DhruAnswer, type DhruSettings } from "./call.ts";
import { field } from "./loose.ts";
import { readError } from "./read-refusal.ts";
import { readStatus, readStatuses } from "./read-status.ts";
import { toBase64, toXml } from "./write-order.ts";

const UNSUPPORTED =
  /invalid action|(?:action|command) (?:is )?(?:not found|unknown|invalid|not supported)|unknown (?:action|command)/i;

/**
 * Asks for many in one call, as far as the supplier answers it. It may not know the action, take fewer at once, or give
 * up over a single one of them: a call that is answered for none is followed by one for half of them, so that no
 * supplier leaves its orders unfollowed. How many it answers is remembered.
 */
export function createStatusReader(settings: DhruSettings): Connector["readStatuses"] {
  let most = Infinity;
  return async (references, end) => {
    const outcomes: StatusOutcome[] = [];
    let size = Math.min(most, references.length);
    let isSearching = false;
    while (outcomes.length < references.length && (outcomes.length === 0 || performance.now() < end)) {
      const together = references.slice(outcomes.length, outcomes.length + size);
      const { answers, isSilent, isUnsupported } = await ask(settings, together);
      // Each further question would take as long.
      if (isSilent) return [...outcomes, ...references.slice(outcomes.length).map(() => answers[0]!)];
      const isRead = answers.some(({ kind }) => kind !== "unreadable");
      if (!isRead && together.length > 1 && performance.now() < end) {
        size = isUnsupported ? 1 : Math.ceil(together.length / 2);
        isSearching = !isUnsupported;
        continue;
      }
      outcomes.push(...answers);
      // Neither many nor one: it is out of order, and the others are asked about later.
      if (!isRead && isSearching) return outcomes;
      if (isRead && size < references.length) most = size;
      isSearching = false;
    }
    return outcomes;
  };
}

interface Told {
  answers: StatusOutcome[];
  /** Nothing came back. */
  isSilent: boolean;
  isUnsupported: boolean;
}

async function ask(settings: DhruSettings, references: readonly string[]): Promise<Told> {
  const [first, ...others] = references;
  if (others.length === 0) {
    const answer = await callDhru(settings, "getimeiorder", toXml({ ID: first! }));
    return { answers: [readStatus(answer, first!)], isSilent: isSilence(answer), isUnsupported: false };
  }
  const asked = references.map((reference, index) => ({ key: `r${index}`, reference }));
  const rows = Object.fromEntries(asked.map(({ key, reference }) => [key, { ID: reference }]));
  const answer = await callDhru(settings, "getimeiorderbulk", toBase64(rows));
  const refusal = answer.kind === "json" ? readError(field(answer.body, "ERROR"))?.message : undefined;
  const isUnsupported = UNSUPPORTED.test(refusal ?? "");
  return { answers: readStatuses(answer, asked), isSilent: isSilence(answer), isUnsupported };
}

function isSilence(answer: DhruAnswer): boolean {
  return answer.kind === "not_sent" || (answer.kind === "unknown" && !answer.isAnswer);
}
