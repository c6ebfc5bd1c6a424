import type { One } from "../../api/api.ts";
import { command, text, type Command } from "../../command.ts";

interface TelegramBot {
  configured: boolean;
  name: string | null;
  error: string | null;
}

export const TELEGRAM_COMMANDS: readonly Command[] = [
  command({
    name: "telegram show",
    about: "show the Telegram bot that sends notifications",
    route: "GET /telegram-bot",
    show,
    print: describe,
  }),
  command({
    name: "telegram set",
    about: "set the token of the Telegram bot, as BotFather gave it",
    options: [{ flags: "--token <token>", about: "the token; stored encrypted", required: true, isSecret: true }],
    route: "PUT /telegram-bot",
    body: (input) => ({ token: text(input, "token") }),
    show,
    print: describe,
  }),
  command({
    name: "telegram remove",
    about: "remove the Telegram bot; linked chats get nothing",
    route: "DELETE /telegram-bot",
    show,
    print: describe,
  }),
];

function show({ data }: One<TelegramBot>): TelegramBot {
  return data;
}

function describe({ configured, name, error }: TelegramBot): string {
  if (!configured) return "There is no Telegram bot.";
  if (error !== null) return `Telegram does not accept the token: ${error}`;
  return name === null ? "The token is set. Telegram has not answered yet." : `Bot: @${name}`;
}
