import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "../../../core/kernel/errors.ts";
import { escapeHtml } from "../../../core/kernel/text.ts";
import { chargeSentence, ERROR_CODES, errorPath, ERRORS } from "../../errors/error-codes.ts";
import { nothingHere } from "../missing.ts";
import { sendHtmlPage } from "./html-page.ts";

const AN_HOUR = "public, max-age=3600";

/** The addresses that the `type` of a problem names, for people as HTML and for programs as JSON. */
export function registerErrorPages(app: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  app.get("/errors", hidden, (request, reply) => {
    if (wantsJson(request)) return sendJson(reply, ERROR_CODES.map(describe));
    return sendHtml(reply, "Error codes", listOfCodes());
  });
  app.get<{ Params: { code: string } }>("/errors/:code", hidden, (request, reply) => {
    const code = ERROR_CODES.find((known) => known === request.params.code);
    if (wantsJson(request)) {
      if (code === undefined) throw nothingHere();
      return sendJson(reply, describe(code));
    }
    if (code !== undefined) return sendHtml(reply, ERRORS[code].title, pageOfCode(code));
    return sendHtml(reply.code(404), "Unknown error code", `<p>No error has this code. ${LINK_TO_ALL}</p>`);
  });
}

const LINK_TO_ALL = `<a href="/errors">All error codes</a>`;

function wantsJson({ headers: { accept = "" } }: FastifyRequest): boolean {
  return accept.includes("json") && !accept.includes("text/html");
}

function describe(code: ErrorCode): Record<string, unknown> {
  const { status, title, meaning, charged, remedy } = ERRORS[code];
  return { type: errorPath(code), code, status, title, meaning, charged, remedy };
}

function sendJson(reply: FastifyReply, data: unknown): FastifyReply {
  return reply.header("Cache-Control", AN_HOUR).header("Vary", "Accept").send({ data });
}

function sendHtml(reply: FastifyReply, title: string, content: string): FastifyReply {
  reply.header("Cache-Control", AN_HOUR).header("Vary", "Accept");
  return sendHtmlPage(reply, { title, site: "Imeister", content });
}

function pageOfCode(code: ErrorCode): string {
  const facts = ERRORS[code];
  const rows = [
    ["Code", `<code>${code}</code>`],
    ["HTTP status", String(facts.status)],
    ["Meaning", escapeHtml(facts.meaning)],
    ["Charged", escapeHtml(chargeSentence(facts))],
    ["What to do", escapeHtml(facts.remedy)],
  ].map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`);
  return `<table>${rows.join("")}</table><p>${LINK_TO_ALL}</p>`;
}

function listOfCodes(): string {
  const head = ["Code", "HTTP", "Meaning", "Charged", "What to do"].map((name) => `<th scope="col">${name}</th>`);
  const rows = ERROR_CODES.map((code) => {
    const { status, meaning, remedy } = ERRORS[code];
    const link = `<a href="${errorPath(code)}"><code>${code}</code></a>`;
    const cells = [
      link,
      String(status),
      escapeHtml(meaning),
      escapeHtml(chargeSentence(ERRORS[code])),
      escapeHtml(remedy),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  return `<table><thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
