import { connect } from "node:net";

const HEAD_END = Buffer.from("\r\n\r\n");
const LENGTH = /\r\ncontent-length: *(\d+)/i;
const STATUS_START = 9;
const STATUS_END = 12;
const NOT_MODIFIED = 304;

export interface Connection {
  /** Sends a request; the previous one must have its response. */
  send: (request: string) => void;
  end: () => void;
}

/**
 * A kept-alive connection that reads as little of a response as possible, so that the load generator leaves the machine
 * to the measured server. `answered` is called with the status and, if `readsBody`, the body.
 */
export function openConnection(
  port: number,
  readsBody: boolean,
  answered: (status: number, body: string) => void,
): Promise<Connection> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const answer = readAnswers(readsBody, answered);
  socket.on("data", answer);
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.on("close", () => answered(0, ""));
      resolve({
        send: (request) => socket.write(request, "latin1"),
        end: () => {
          socket.removeAllListeners("close");
          socket.destroy();
        },
      });
    });
  });
}

function readAnswers(readsBody: boolean, answered: (status: number, body: string) => void): (chunk: Buffer) => void {
  let head: Buffer | null = null;
  let status = 0;
  let missing = 0;
  let body = "";
  return (chunk) => {
    if (missing > 0) {
      missing -= chunk.length;
      if (readsBody) body += chunk.toString("latin1");
    } else {
      const received = head ? Buffer.concat([head, chunk]) : chunk;
      const end = received.indexOf(HEAD_END);
      if (end === -1) {
        head = received;
        return;
      }
      head = null;
      const text = received.toString("latin1", 0, end);
      status = Number(text.slice(STATUS_START, STATUS_END));
      const start = end + HEAD_END.length;
      missing = bodyLength(status, text) - (received.length - start);
      body = readsBody ? received.toString("latin1", start) : "";
    }
    if (missing === 0) answered(status, body);
    else if (missing < 0) throw new Error("an answer is longer than its Content-Length");
  };
}

function bodyLength(status: number, head: string): number {
  if (status === NOT_MODIFIED) return 0;
  const length = LENGTH.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without Content-Length: ${head}`);
  return Number(length);
}
