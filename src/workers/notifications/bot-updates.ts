import type { Core } from "../../core/core.ts";
import { readServerSettings } from "../../core/people/settings/server-settings.ts";
import { claimBot, recordBot, releaseBot, type ClaimedBot } from "../../core/notifications/telegram/bot.ts";
import { linkChat } from "../../core/notifications/telegram/link-chat.ts";
import type { Outgoing } from "../outgoing/outgoing.ts";
import { createRunner } from "../runner.ts";
import type { WorkerLog } from "../worker-log.ts";
import { asObject, callBot } from "./bot-api.ts";

/** How long Telegram waits for something to answer with. */
const LONG_POLL_SECONDS = 25;
const START = /^\/start(?:@\w+)?\s+([A-Za-z0-9]{1,64})\s*$/;

interface StartMessage {
  code: string;
  chat: { id: bigint; name: string };
}

/**
 * Reads what is sent to the bot until stopped, by long polling, which works behind any router. One worker at a time reads; the
 * lease passes on when it dies.
 */
export function startBotUpdates(core: Core, log: WorkerLog, outgoing: Outgoing): { stop(): Promise<void> } {
  const runner = createRunner(async () => {
    try {
      const bot = await claimBot(core);
      if (bot !== null && !runner.isStopped()) await readUpdates(core, outgoing, bot);
    } catch (error) {
      log.error({ err: error }, "what was sent to the Telegram bot could not be read");
    }
  });
  const poll = setInterval(runner.wake, core.config.WORKER_POLL_MS);
  runner.wake();
  return {
    stop: async () => {
      clearInterval(poll);
      await runner.stop();
    },
  };
}

async function readUpdates(core: Core, outgoing: Outgoing, bot: ClaimedBot): Promise<void> {
  let next = bot.nextUpdate;
  try {
    const call = (method: string, parameters: object) =>
      callBot(outgoing, { apiUrl: core.config.TELEGRAM_API_URL, token: bot.token }, method, parameters);
    if (bot.name === null) {
      const me = await call("getMe", {});
      const name = me.ok ? asObject(me.result)?.["username"] : undefined;
      const error = me.ok ? null : me.description;
      await recordBot(core, bot, { name: typeof name === "string" ? name : null, error });
      if (!me.ok) return;
    }
    const timeout = LONG_POLL_SECONDS;
    const answer = await call("getUpdates", { offset: Number(next), timeout, allowed_updates: ["message"] });
    if (!answer.ok || !Array.isArray(answer.result)) return;
    for (const update of answer.result.map(asObject)) {
      const id = update?.["update_id"];
      if (typeof id !== "number") continue;
      const start = readStart(update);
      if (start) await call("sendMessage", { chat_id: Number(start.chat.id), text: await answerTo(core, start) });
      next = BigInt(id) + 1n;
    }
  } finally {
    await releaseBot(core, bot, next);
  }
}

/** Only a private chat is linked: in a group, others would read along. */
function readStart(update: Record<string, unknown> | undefined): StartMessage | null {
  const message = asObject(update?.["message"]);
  const chat = asObject(message?.["chat"]);
  const [id, text] = [chat?.["id"], message?.["text"]];
  const code = typeof text === "string" ? START.exec(text)?.[1] : undefined;
  if (code === undefined || typeof id !== "number" || chat?.["type"] !== "private") return null;
  const { username, first_name: first, last_name: last } = chat;
  const name = typeof username === "string" ? `@${username}` : [first, last].filter(Boolean).join(" ");
  return { code, chat: { id: BigInt(id), name } };
}

async function answerTo(core: Core, { code, chat }: StartMessage): Promise<string> {
  const { name: shop } = await readServerSettings(core);
  if (await linkChat(core, code, chat)) return `This chat is linked. You get notifications of ${shop} here.`;
  return `This code was used or has expired. Create a new one at ${shop} under Settings, Notifications.`;
}
