import { after, before } from "node:test";
import { startMailServer, type TestMailServer } from "../support/sign-in/mail-server.ts";
import { startTestServer, type TestServer, type TestStaff } from "../support/server.ts";

export const PUBLIC_URL = "https://imei.example";
export const PASSWORD = "correct horse";

/** A server without workers whose emails arrive at a mail server. */
export interface MailedWorld {
  readonly server: TestServer;
  readonly mails: TestMailServer;
  readonly owner: TestStaff;
}

/** Starts both before the tests of the suite that calls this, and stops them after them. */
export function useMailedWorld(): MailedWorld {
  let server: TestServer;
  let mails: TestMailServer;
  let owner: TestStaff;

  before(async () => {
    mails = await startMailServer();
    const settings = { SMTP_URL: mails.url, MAIL_FROM: "Imeister <no-reply@imei.example>", PUBLIC_URL };
    server = await startTestServer({ workers: false, settings });
    owner = await server.createStaff("owner");
  });
  after(async () => {
    await server.stop();
    await mails.stop();
  });

  return {
    get server() {
      return server;
    },
    get mails() {
      return mails;
    },
    get owner() {
      return owner;
    },
  };
}
