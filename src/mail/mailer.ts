import type { Transporter } from "nodemailer";
import type { pino } from "pino";
import type { Config } from "../config.ts";
import type { Mail, Mailer } from "../core/kernel/ports/mailer.ts";
import { renderHtml, renderText, type Sender } from "./render.ts";

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

export interface RunningMailer extends Mailer {
  /** Waits for what is on its way. */
  close(): Promise<void>;
}

/**
 * Sends emails by SMTP_URL, as the shop looks when they leave. Without it each email becomes a line of the log, with
 * its link.
 */
export function createMailer(
  { SMTP_URL, MAIL_FROM }: Config,
  log: pino.Logger,
  readSender: () => Promise<Sender>,
): RunningMailer {
  const underWay = new Set<Promise<void>>();
  let transport: Promise<Transporter> | undefined;

  async function deliver(mail: Mail): Promise<void> {
    if (SMTP_URL === undefined || MAIL_FROM === undefined) throw new Error("SMTP_URL is not set");
    const [transporter, sender] = await Promise.all([(transport ??= connect(SMTP_URL)), readSender()]);
    await transporter.sendMail({
      from: MAIL_FROM,
      // An object is taken as it is: no list of several addresses can be read into it.
      to: { name: "", address: mail.to },
      subject: mail.subject,
      text: renderText(mail, sender),
      html: renderHtml(mail, sender),
      ...(mail.unsubscribeUrl !== undefined && {
        list: { unsubscribe: mail.unsubscribeUrl },
        headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
      }),
    });
  }

  async function send(mail: Mail): Promise<void> {
    try {
      await deliver(mail);
    } catch (error) {
      log.error({ err: error, to: mail.to, subject: mail.subject }, "an email could not be sent");
    }
  }

  return {
    from: SMTP_URL === undefined ? null : (MAIL_FROM ?? null),
    deliver,
    post: (mail) => {
      if (SMTP_URL === undefined) {
        log.warn({ to: mail.to, subject: mail.subject, link: mail.link?.url }, "an email was not sent: set SMTP_URL");
        return;
      }
      const sending = send(mail).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    close: async () => {
      await Promise.all(underWay);
      (await transport)?.close();
    },
  };
}

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // The server writes the text of an email. Nothing in it may be read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
