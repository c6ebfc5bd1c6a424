import { SESSION_COOKIE } from "../../../src/http/kit/access/session-cookie.ts";
import { answerOf, type Answer } from "../server.ts";

/** Sends requests as a browser does from the server's own pages: with cookies and an Origin header. */
export interface BrowserSession {
  /** Calls `/api` + path; a body is sent as JSON. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** `name=value` of the session cookie; empty if there is none. */
  cookie: () => string;
  /** All cookies, to start another browser with the same ones. */
  cookies: () => string;
}

export function openBrowserSession(url: string, cookies = ""): BrowserSession {
  const pairs = cookies === "" ? [] : cookies.split("; ");
  const stored = new Map(pairs.map((pair) => [pair.split("=", 1)[0]!, pair]));
  return {
    cookies: () => [...stored.values()].join("; "),
    cookie: () => stored.get(SESSION_COOKIE) ?? "",
    call: async (method, path, body, headers) => {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          accept: "application/json",
          origin: url,
          ...(stored.size > 0 && { cookie: [...stored.values()].join("; ") }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const set of response.headers.getSetCookie()) {
        const [pair = ""] = set.split(";", 1);
        const [name = ""] = pair.split("=", 1);
        if (pair === `${name}=`) stored.delete(name);
        else stored.set(name, pair);
      }
      return answerOf(response);
    },
  };
}
