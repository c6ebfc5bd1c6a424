import { useSyncExternalStore } from "react";

/** What the server asks before it does what may be a mistake. */
export interface Question {
  text: string;
  answer: (isMeant: boolean) => void;
}

const listeners = new Set<() => void>();
let open: Question | undefined;

function show(question: Question | undefined): void {
  open = question;
  for (const listener of listeners) listener();
}

/** The open question. */
export function useQuestion(): Question | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}

/** Puts a question to the user; one that another question replaces is answered with no. */
function ask(text: string): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    show({ text, answer: (isMeant) => (show(undefined), resolve(isMeant)) });
  });
}

/**
 * Calls, and where the server asks whether the call is meant, calls again with the question if the user says yes. If another
 * question has become due in the meantime, such as about a price that a colleague changed, the user is asked that one.
 */
export async function fetchAsking(request: Request): Promise<Response> {
  const unsent = request.clone();
  let response = await fetch(request);
  while (response.headers.get("X-Error-Code") === "confirmation_required") {
    const { detail } = (await response.clone().json()) as { detail: string };
    if (!(await ask(detail))) return response;
    const body = (await unsent.clone().json()) as Record<string, unknown>;
    const { url, method, headers } = unsent;
    response = await fetch(new Request(url, { method, headers, body: JSON.stringify({ ...body, confirm: detail }) }));
  }
  return response;
}
