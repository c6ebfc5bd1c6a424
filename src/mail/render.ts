import type { Mail } from "../core/mailer.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function renderText({ paragraphs, link }: Mail): string {
  return [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : [])].join("\n\n") + "\n";
}

export function renderHtml({ subject, paragraphs, link }: Mail): string {
  const body = paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`);
  if (link) body.push(`<p><a href="${escape(link.url)}">${escape(link.label)}</a></p>`, `<p>${escape(link.url)}</p>`);
  const style = "font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:0 auto;padding:1em";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body style="${style}">${body.join("")}</body></html>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}
