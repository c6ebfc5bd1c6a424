import type { FastifyReply } from "fastify";
import { escapeHtml } from "../../../core/kernel/text.ts";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const STYLE =
  ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}" +
  "table{border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.4rem .8rem .4rem 0}code{font-size:1em}" +
  "button{font:inherit;padding:.4rem .8rem}";

/** A page that works without scripts and without the dashboard. `content` is HTML. */
export function sendHtmlPage(
  reply: FastifyReply,
  { title, site, content }: { title: string; site: string; content: string },
): FastifyReply {
  const heading = escapeHtml(title);
  reply.header("Content-Security-Policy", POLICY).type("text/html; charset=utf-8");
  return reply.send(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${heading} – ${escapeHtml(site)}</title><style>${STYLE}</style></head>` +
      `<body><h1>${heading}</h1>${content}</body></html>`,
  );
}
