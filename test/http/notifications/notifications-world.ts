import assert from "node:assert/strict";
import { after, before } from "node:test";
import { readOpenApi } from "../../support/openapi.ts";
import { startTestServer, type Answer, type TestReseller, type TestServer } from "../../support/server.ts";
import { openBrowserSession, type BrowserSession } from "../../support/sign-in/browser-session.ts";
import { startMailServer, type ReceivedMail, type TestMailServer } from "../../support/sign-in/mail-server.ts";
import { startTelegram, type TestTelegram } from "../../support/telegram.ts";

export const PASSWORD = "correct horse battery";
export const PATH = "/session/notifications";

/** A server whose workers send emails and messages of Telegram, and its users. */
export interface NotificationsWorld {
  readonly server: TestServer;
  readonly mail: TestMailServer;
  readonly telegram: TestTelegram;
  readonly reseller: TestReseller;
  /** Calls `/api/v1` + path from the page, and checks the response against the document. */
  call(page: BrowserSession, method: string, path: string, body?: unknown): Promise<Answer>;
  signIn(email: string, cookies?: string, password?: string): Promise<BrowserSession>;
  /** A manager who is a reseller as well. */
  signInAsBoth(): Promise<BrowserSession>;
  /** Other emails that arrive before it are about something else. */
  nextAbout(subject: string): Promise<ReceivedMail>;
}

/** Starts all servers before the tests of the suite that calls this, and stops them after them. */
export function useNotificationsWorld(): NotificationsWorld {
  let server: TestServer;
  let mail: TestMailServer;
  let telegram: TestTelegram;
  let reseller: TestReseller;
  let check: Awaited<ReturnType<typeof readOpenApi>>;

  before(async () => {
    [mail, telegram] = await Promise.all([startMailServer(), startTelegram()]);
    server = await startTestServer({
      settings: {
        SMTP_URL: mail.url,
        MAIL_FROM: "Shop <shop@example.com>",
        PUBLIC_URL: "https://shop.example.com",
        TELEGRAM_API_URL: telegram.url,
        ALLOW_PRIVATE_ADDRESSES: true,
      },
    });
    reseller = await server.createReseller({ password: PASSWORD });
    check = await readOpenApi(server.url);
  });
  after(async () => {
    await server.stop();
    await mail.stop();
    await telegram[Symbol.asyncDispose]();
  });

  const call: NotificationsWorld["call"] = async (page, method, path, body) => {
    const answer = await page.call(method, `/v1${path}`, body, { origin: "https://shop.example.com" });
    check(method, `/api/v1${path}`, answer);
    return answer;
  };
  const signIn: NotificationsWorld["signIn"] = async (email, cookies = "", password = PASSWORD) => {
    const page = openBrowserSession(server.url, cookies);
    assert.equal((await call(page, "POST", "/session", { email, password })).status, 200);
    return page;
  };

  return {
    get server() {
      return server;
    },
    get mail() {
      return mail;
    },
    get telegram() {
      return telegram;
    },
    get reseller() {
      return reseller;
    },
    call,
    signIn,
    async signInAsBoth() {
      const { kysely } = server.core.database;
      const [{ id: resellerId }, { id: staffId, email, password }] = [
        await server.createReseller(),
        await server.createStaff("manager"),
      ];
      const { user_id: userId } = await kysely
        .selectFrom("staff")
        .select("user_id")
        .where("id", "=", staffId)
        .executeTakeFirstOrThrow();
      await kysely.updateTable("resellers").set({ user_id: userId }).where("id", "=", resellerId).execute();
      return signIn(email, "", password);
    },
    async nextAbout(subject) {
      for (;;) {
        const received = await mail.next();
        if (received.source.includes(`Subject: Imeister: ${subject}`)) return received;
      }
    },
  };
}
