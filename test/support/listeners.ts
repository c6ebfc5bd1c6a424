import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer, type Socket } from "node:net";
import { afterEach } from "node:test";

const closing: (() => Promise<void> | void)[] = [];

/** Closes after each test what it opened, the last first. Called once by the file of the tests. */
export function closeAfterEach(): void {
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });
}

export function closeLater(close: () => Promise<void> | void): void {
  closing.push(close);
}

export async function listen(server: Server | TcpServer, host = "127.0.0.1"): Promise<string> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
  });
  closing.push(
    () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

/** A server that answers HTTP as the test says, and counts what reaches it. */
export async function serve(
  answer: RequestListener,
): Promise<{ url: string; bodies: string[]; connections: () => number }> {
  const bodies: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      bodies.push(Buffer.concat(chunks).toString());
      answer(request, response);
    });
  });
  server.on("connection", () => (connections += 1));
  return { url: await listen(server), bodies, connections: () => connections };
}

/** A server that does as the test says once the whole of a request has come. */
export async function serveTcp(
  onRequest: (socket: Socket, count: number) => void,
): Promise<{ url: string; requests: number }> {
  const counted = { url: "", requests: 0 };
  counted.url = await listen(
    createTcpServer((socket) => {
      socket.on("data", (chunk) => {
        if (!chunk.includes("apiaccesskey=")) return;
        counted.requests += 1;
        onRequest(socket, counted.requests);
      });
    }),
  );
  return counted;
}

/** An address without a listener. */
export async function closedUrl(): Promise<string> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return `http://127.0.0.1:${port}`;
}
