import { escapeHtml } from "../../../core/kernel/text.ts";
import { readUnsubscribeToken, unsubscribe } from "../../../core/notifications/preferences/unsubscribe.ts";
import { TOPICS } from "../../../core/notifications/topics.ts";
import { readServerSettings } from "../../../core/people/settings/server-settings.ts";
import type { HttpContext } from "../../kit/context.ts";
import type { RouteScope } from "../../kit/scope.ts";
import { sendHtmlPage } from "./html-page.ts";

const NOT_FOUND = 404;
const BUTTON = `<form method="post"><button name="List-Unsubscribe" value="One-Click">Unsubscribe</button></form>`;
const SETTINGS = "sign in and open <i>Settings</i>, then <i>Notifications</i>";

/**
 * The link of an email that turns off emails like it. Its signed token is enough, without a session. Mail programs post to it
 * (RFC 8058), and readers who open it press a button. Opening it changes nothing, since scanners of emails open every link.
 */
export function registerUnsubscribe(scope: RouteScope, { core, rateLimits }: HttpContext): void {
  // The body says nothing that the address does not, and stays unread.
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
  scope.addHook("onRequest", (request) => rateLimits.countUnsubscribe(request));
  scope.route<{ Querystring: { token?: unknown } }>({
    method: ["GET", "HEAD", "POST"],
    url: "/unsubscribe",
    schema: { hide: true },
    handler: async ({ method, query: { token } }, reply) => {
      const { name: site } = await readServerSettings(core);
      const found = typeof token === "string" ? readUnsubscribeToken(core, token) : null;
      if (found === null) {
        const content = `<p>Copy the whole link from the email, or ${SETTINGS}.</p>`;
        return sendHtmlPage(reply.code(NOT_FOUND), { title: "This link is not valid", site, content });
      }
      const emails = `these emails from ${escapeHtml(site)}: <b>${escapeHtml(TOPICS[found.topic].name)}</b>`;
      if (method !== "POST") {
        const content = `<p>Press the button to stop ${emails}. Other emails are not affected.</p>${BUTTON}`;
        return sendHtmlPage(reply, { title: "Unsubscribe", site, content });
      }
      await unsubscribe(core, found);
      const content = `<p>You no longer get ${emails}. To turn them on again, ${SETTINGS}.</p>`;
      return sendHtmlPage(reply, { title: "You are unsubscribed", site, content });
    },
  });
}
