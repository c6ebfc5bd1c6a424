import type { Mail } from "../core/kernel/mailer.ts";
import { escapeHtml } from "../core/kernel/text.ts";

export function renderText({ paragraphs, link }: Mail): string {
  return [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : [])].join("\n\n") + "\n";
}

export function renderHtml({ subject, paragraphs, link }: Mail): string {
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`);
  if (link)
    body.push(
      `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
      `<p>${escapeHtml(link.url)}</p>`,
    );
  const style = "font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:0 auto;padding:1em";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${style}">${body.join("")}</body></html>`;
}
