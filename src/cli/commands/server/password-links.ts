import type { PasswordLinks, RequestedLinks } from "../../api/answers.ts";
import type { One } from "../../api/api.ts";
import { command, neededWhole, type Command } from "../../command.ts";

export const PASSWORD_LINK_COMMANDS: readonly Command[] = [
  command({
    name: "password-links show",
    about: "show how many resellers moved in without a password that works here, and how many links were sent",
    route: "GET /password-links",
    show: ({ data }: One<PasswordLinks>) => data,
    print: describe,
  }),
  command({
    name: "password-links send",
    about: "email resellers who moved in a link to set a password; each gets one until it expires",
    options: [{ flags: "--limit <number>", about: "how many resellers at most, from 1 to 1000", required: true }],
    route: "POST /password-links",
    body: (input) => ({ limit: neededWhole(input, "limit") }),
    show: ({ data }: One<RequestedLinks>) => data,
    print: ({ requested }) =>
      requested === 0 ? "No reseller needs a link." : `Links requested: ${requested}. One email is sent each second.`,
  }),
];

function describe({ eligible, waiting, sent, failed, can_send: canSend }: PasswordLinks): string {
  return [
    `Resellers who need a link: ${eligible}`,
    `Links: ${waiting} waiting, ${sent} sent, ${failed} failed`,
    ...(canSend ? [] : ["There is no mail server to send links by: set SMTP_URL and MAIL_FROM."]),
  ].join("\n");
}
