import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { inTime } from "../../../src/core/kernel/reads/in-time.ts";

/** A missing email fails its test after this time, long before the test's own limit. */
const LONGEST_WAIT_MS = 60_000;

export interface ReceivedMail {
  to: string;
  /** Headers and body as they were sent. */
  source: string;
}

/** A mail server on its own port that accepts or refuses every email. */
export interface TestMailServer {
  url: string;
  /** Waits for the next email, for a minute at most. */
  next: () => Promise<ReceivedMail>;
  /** The number of emails that arrived and were not returned by `next`. */
  waiting: () => number;
  refuse: (reason: string | null) => void;
  stop: () => Promise<void>;
}

export async function startMailServer(): Promise<TestMailServer> {
  const arrived: ReceivedMail[] = [];
  const awaited: ((mail: ReceivedMail) => void)[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | null = null;
  const receive = (mail: ReceivedMail): void => {
    const taker = awaited.shift();
    if (taker) taker(mail);
    else arrived.push(mail);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    void talk(socket, () => refusal, receive);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () => {
      const mail = arrived.shift();
      if (mail) return Promise.resolve(mail);
      return inTime(new Promise<ReceivedMail>((resolve) => awaited.push(resolve)), LONGEST_WAIT_MS);
    },
    waiting: () => arrived.length,
    refuse: (reason) => {
      refusal = reason;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

async function talk(
  socket: Socket,
  refusal: () => string | null,
  receive: (mail: ReceivedMail) => void,
): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let to = "";
  let body: string[] | null = null;
  socket.on("error", () => {});
  say("220 test");
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    const word = line.slice(0, 4).toUpperCase();
    if (body !== null) {
      if (line !== ".") body.push(line.replace(/^\.\./, "."));
      else {
        receive({ to, source: body.join("\n") });
        body = null;
        say("250 taken");
      }
    } else if (word === "RCPT") {
      to = /<([^>]*)>/.exec(line)?.[1] ?? "";
      const reason = refusal();
      say(reason === null ? "250 ok" : `550 ${reason}`);
    } else if (word === "DATA") {
      body = [];
      say("354 go on");
    } else say(word === "QUIT" ? "221 bye" : "250 ok");
  }
}

/** The first link to a path in the text of an email. */
export function linkIn({ source }: ReceivedMail, path: string): URL {
  const text = source.replaceAll("=\n", "").replaceAll("=3D", "=");
  const found = new RegExp(`https?://[^\\s"<]+${path}[^\\s"<]*`).exec(text)?.[0];
  if (found === undefined) throw new Error(`no link to ${path} in ${text}`);
  return new URL(found);
}
