import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { inTime } from "../../src/core/kernel/reads/in-time.ts";

const LONGEST_WAIT_MS = 60_000;
export const BOT_TOKEN = "123456789:AAEfg-hijklmnopqrstuvwxyz0123456789";

export interface BotMessage {
  chat_id: number;
  text: string;
}

/** Telegram for one bot, on its own port. */
export interface TestTelegram extends AsyncDisposable {
  url: string;
  /** What a user writes to the bot in a chat. */
  write: (chatId: number, text: string, type?: string) => void;
  /** Waits for the next message that the bot sends, for a minute at most. */
  next: () => Promise<BotMessage>;
  /** The chat has blocked the bot from now on. */
  block: (chatId: number) => void;
}

export async function startTelegram(): Promise<TestTelegram> {
  const [updates, arrived, blocked] = [new Map<number, object>(), [] as BotMessage[], new Set<number>()];
  const awaited: ((message: BotMessage) => void)[] = [];
  const polls = new Set<() => void>();
  let lastUpdate = 100;

  const methods: Record<string, (parameters: Record<string, unknown>, answer: Answer) => void> = {
    getMe: (_parameters, answer) => answer(200, { ok: true, result: { username: "test_shop_bot" } }),
    getUpdates: ({ offset }, answer) => {
      const respond = (): void => {
        for (const id of updates.keys()) if (id < Number(offset)) updates.delete(id);
        if (updates.size === 0) return void polls.add(respond);
        polls.delete(respond);
        answer(200, { ok: true, result: [...updates.values()] });
      };
      respond();
    },
    sendMessage: (parameters, answer) => {
      const message = { chat_id: Number(parameters["chat_id"]), text: String(parameters["text"]) };
      if (blocked.has(message.chat_id)) {
        return answer(403, { ok: false, description: "Forbidden: bot was blocked by the user" });
      }
      const taker = awaited.shift();
      if (taker) taker(message);
      else arrived.push(message);
      answer(200, { ok: true, result: {} });
    },
  };
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, bot, method = ""] = request.url!.split("/");
    const answer: Answer = (status, body) => void response.writeHead(status).end(JSON.stringify(body));
    if (bot !== `bot${BOT_TOKEN}`) return answer(401, { ok: false, description: "Unauthorized" });
    methods[method]!((await json(request)) as Record<string, unknown>, answer);
  };
  const server = createServer((request, response) => void receive(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    write: (chatId, text, type = "private") => {
      const id = ++lastUpdate;
      updates.set(id, { update_id: id, message: { text, chat: { id: chatId, type, username: `user${chatId}` } } });
      for (const poll of polls) poll();
    },
    next: () => {
      const message = arrived.shift();
      if (message) return Promise.resolve(message);
      return inTime(new Promise<BotMessage>((resolve) => awaited.push(resolve)), LONGEST_WAIT_MS);
    },
    block: (chatId) => void blocked.add(chatId),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type Answer = (status: number, body: object) => void;
