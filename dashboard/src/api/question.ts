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

/** Calls, and where the server asks whether the call is meant, calls again with `confirm` if the user says yes. */
export async function fetchAsking(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await fetch(request);
  if (response.headers.get("X-Error-Code") !== "confirmation_required") return response;
  const { detail } = (await response.clone().json()) as { detail: string };
  if (!(await ask(detail))) return response;
  const body = (await again.json()) as Record<string, unknown>;
  return fetch(
    new Request(again.url, {
      method: again.method,
      headers: again.headers,
      body: JSON.stringify({ ...body, confirm: true }),
    }),
  );
}
