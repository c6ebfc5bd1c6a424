import { answerOf, type Answer } from "./server.ts";

/** Calls the server as a browser does that shows a page of it: with its cookie, and saying whence it calls. */
export interface BrowserSession {
  /** Calls `/api` + path; a body is sent as JSON. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** `name=value` of the cookie that it holds; empty: none. */
  cookie: () => string;
}

export function openBrowserSession(url: string, cookie = ""): BrowserSession {
  let kept = cookie;
  return {
    cookie: () => kept,
    call: async (method, path, body, headers) => {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          accept: "application/json",
          origin: url,
          ...(kept !== "" && { cookie: kept }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const [set] = response.headers.getSetCookie();
      if (set !== undefined) kept = set.includes("Max-Age=0") ? "" : set.split(";", 1)[0]!;
      return answerOf(response);
    },
  };
}
