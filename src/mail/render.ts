import type { Mail } from "../core/kernel/ports/mailer.ts";
import { escapeHtml } from "../core/kernel/text.ts";

/** How the shop presents itself in emails. */
export interface Sender {
  name: string;
  /** As #rrggbb; white text on it is readable. */
  accentLight: string | null;
  supportContact: string | null;
}

const DEFAULT_ACCENT = "#0b6b75";
/** Without the punctuation that ends a sentence; in a group of its own, so that `split` returns it. */
const WEB_ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?()[\]{}])/;
const FONT = "font-family:sans-serif;font-size:16px;line-height:1.5";

export function renderText({ paragraphs, link, note }: Mail, { name, supportContact }: Sender): string {
  const links = [link, note].flatMap((target) => (target ? [`${target.label}:\n${target.url}`] : []));
  return [...paragraphs, ...links, signatureOf(name, supportContact)].join("\n\n") + "\n";
}

export function renderHtml({ subject, paragraphs, isProse = false, link, note }: Mail, sender: Sender): string {
  const { name, accentLight, supportContact } = sender;
  const accent = accentLight ?? DEFAULT_ACCENT;
  const body = paragraphs.map((paragraph) => `<p>${isProse ? proseHtml(paragraph) : escapeHtml(paragraph)}</p>`);
  if (link)
    body.push(
      `<p><a href="${escapeHtml(link.url)}" style="${buttonStyle(accent)}">${escapeHtml(link.label)}</a></p>`,
      `<p>${escapeHtml(link.url)}</p>`,
    );
  const header = `<p style="${FONT};font-weight:bold;color:${accent};border-bottom:2px solid ${accent};padding-bottom:.5em">${escapeHtml(name)}</p>`;
  const small = [
    ...(note ? [`<a href="${escapeHtml(note.url)}" style="color:#515c6b">${escapeHtml(note.label)}</a>`] : []),
    escapeHtml(signatureOf(name, supportContact)),
  ];
  const footer = `<p style="color:#515c6b;font-size:14px">${small.join("<br>")}</p>`;
  const style = `${FONT};max-width:36em;margin:0 auto;padding:1em`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${style}">${header}${body.join("")}${footer}</body></html>`;
}

/** Only addresses of web pages become links. */
function proseHtml(paragraph: string): string {
  const parts = paragraph.split(WEB_ADDRESS).map((part, index) => {
    const html = escapeHtml(part).replaceAll("\n", "<br>");
    return index % 2 === 1 ? `<a href="${html}">${html}</a>` : html;
  });
  return parts.join("");
}

function buttonStyle(accent: string): string {
  return `display:inline-block;background:${accent};color:#ffffff;padding:.6em 1.2em;border-radius:8px;text-decoration:none`;
}

function signatureOf(name: string, supportContact: string | null): string {
  return supportContact === null ? name : `${name} · Support: ${supportContact}`;
}
