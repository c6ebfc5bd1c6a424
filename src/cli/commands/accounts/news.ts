import type { OperatorNews } from "../../api/answers.ts";
import type { One } from "../../api/api.ts";
import { command, date, idOperand, needed, script, whole, type Command } from "../../command.ts";
import { LIMIT_OPTION, listLength } from "../../list-limit.ts";
import { dateTime, table } from "../../table.ts";

const NEWS_OPERAND = { name: "id", about: "the news" };

export const NEWS_COMMANDS: readonly Command[] = [
  script({
    name: "news list",
    about: "list news, newest first, with how many messages were sent",
    options: [LIMIT_OPTION],
    routes: ["GET /news"],
    run: async (api, input) => ({
      news: await api.list<OperatorNews>("/news", {}, listLength(input)),
    }),
    print: ({ news }) =>
      table(
        ["ID", "PUBLISHED", "TITLE", "TO", "STATUS", "EMAIL", "TELEGRAM"],
        news.map((entry) => [
          String(entry.id),
          dateTime(entry.created_at),
          entry.title,
          entry.price_group?.name ?? "all resellers",
          entry.status,
          String(entry.email.sent),
          String(entry.telegram.sent),
        ]),
      ),
  }),
  command({
    name: "news publish",
    about: "publish news to resellers: in the dashboard, by email and by Telegram",
    options: [
      { flags: "--title <text>", about: "the title", required: true },
      { flags: "--text <text>", about: "plain text; an empty line begins a paragraph", required: true },
      { flags: "--price-group <id>", about: "only for resellers of this price group" },
      { flags: "--until <date>", about: "when it disappears from the dashboard" },
    ],
    route: "POST /news",
    body: (input) => ({
      title: needed(input, "title"),
      text: needed(input, "text"),
      price_group_id: whole(input, "priceGroup"),
      ends_at: date(input, "until")?.toISOString(),
    }),
    show,
    print: (news) =>
      `News ${news.id} is published. It is sent to ${waiting(news.email.waiting, "email")} and ${waiting(news.telegram.waiting, "Telegram")}.`,
  }),
  command({
    name: "news end",
    about: "take news from the dashboards; what waits is not sent",
    operands: [NEWS_OPERAND],
    route: "POST /news/:id/end",
    subject: idOperand,
    show,
    print: ({ id }) => `News ${id} has ended.`,
  }),
  command({
    name: "news remove",
    about: "remove news from the dashboards and from the list",
    operands: [NEWS_OPERAND],
    route: "DELETE /news/:id",
    subject: idOperand,
    show: (_answer: object, _input, { id }) => ({ removed: id }),
    print: ({ removed }) => `News ${removed} is removed.`,
  }),
];

function show({ data }: One<OperatorNews>): OperatorNews {
  return data;
}

function waiting(messages: number, channel: string): string {
  return `${messages} ${messages === 1 ? "reseller" : "resellers"} by ${channel}`;
}
