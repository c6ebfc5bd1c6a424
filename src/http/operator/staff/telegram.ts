import { Type } from "typebox";
import { readBot, setBot, type Bot } from "../../../core/notifications/telegram/bot.ts";
import { recording } from "../../kit/access/audit.ts";
import { one, refusals } from "../../kit/answers.ts";
import type { HttpContext } from "../../kit/context.ts";
import { Body, GivenText, nullable, Text } from "../../kit/fields.ts";
import type { RouteScope } from "../../kit/scope.ts";

const TAGS = ["Operator: settings"];
const MAX_TOKEN_LENGTH = 200;

const TelegramBot = Type.Object(
  {
    configured: Type.Boolean({ description: "True if a token is set" }),
    name: nullable(Text, "Name of the bot; null until Telegram has answered"),
    error: nullable(Text, "Why Telegram did not accept the token"),
  },
  { $id: "TelegramBot" },
);

/** The bot that sends notifications. Workers ask Telegram about it, so its name appears a moment after its token is set. */
export function registerTelegramBot(scope: RouteScope, { core }: HttpContext): void {
  const config = { permission: "manage_settings" } as const;
  const response = { 200: one(TelegramBot), ...refusals };
  const readSchema = { tags: TAGS, summary: "The Telegram bot that sends notifications", response };
  scope.get("/telegram-bot", { schema: readSchema, config }, async () => ({ data: present(await readBot(core)) }));

  const setSchema = {
    tags: TAGS,
    summary: "Set the token of the Telegram bot; it is stored encrypted and never shown",
    body: Body({ token: GivenText(MAX_TOKEN_LENGTH, "As BotFather gave it") }),
    response,
  };
  scope.put("/telegram-bot", { schema: setSchema, config }, async (request) => ({
    data: present(await setBot(recording(core, request), request.body.token)),
  }));

  const removeSchema = { tags: TAGS, summary: "Remove the Telegram bot; linked chats get nothing", response };
  scope.delete("/telegram-bot", { schema: removeSchema, config }, async (request) => ({
    data: present(await setBot(recording(core, request), null)),
  }));
}

function present({ isSet, name, error }: Bot) {
  return { configured: isSet, name, error };
}
