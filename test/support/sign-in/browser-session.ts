import { SESSION_COOKIE } from "../../../src/http/kit/access/session-cookie.ts";
import { answerOf, type Answer } from "../server.ts";

/** Calls the server as a browser does that shows a page of it: with its cookies, and saying whence it calls. */
export interface BrowserSession {
  /** Calls `/api` + path; a body is sent as JSON. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** `name=value` of the session that it holds; empty: none. */
  cookie: () => string;
  /** All that it holds, for another that begins with the same. */
  cookies: () => string;
}

export function openBrowserSession(url: string, cookies = ""): BrowserSession {
  const pairs = cookies === "" ? [] : cookies.split("; ");
  const kept = new Map(pairs.map((pair) => [pair.split("=", 1)[0]!, pair]));
  return {
    cookies: () => [...kept.values()].join("; "),
    cookie: () => kept.get(SESSION_COOKIE) ?? "",
    call: async (method, path, body, headers) => {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          accept: "application/json",
          origin: url,
          ...(kept.size > 0 && { cookie: [...kept.values()].join("; ") }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const set of response.headers.getSetCookie()) {
        const [pair = ""] = set.split(";", 1);
        const [name = ""] = pair.split("=", 1);
        if (pair === `${name}=`) kept.delete(name);
        else kept.set(name, pair);
      }
      return answerOf(response);
    },
  };
}
