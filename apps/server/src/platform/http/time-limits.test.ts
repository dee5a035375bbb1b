import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ConnectionLimits } from "#config/http.ts";
import type { Context } from "#platform/context.ts";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { createServer } from "./server.ts";

let at: TestApp;
let app: FastifyInstance | undefined;
beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(() => {
  // The clock of the pace alone: everything else keeps real time.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(async () => {
  vi.useRealTimers();
  app?.server.closeAllConnections();
  await app?.close();
});
afterAll(() => at.close());

/** Bytes of files that came in. */
let received = 0;
const mebibyte = 1024 * 1024;

/** A server with our limits, shorter ones where said, that takes calls and files and gives a file. */
async function listening(short: Partial<ConnectionLimits> = {}): Promise<number> {
  const { http } = at.ctx.config;
  const limits = { ...http.limits, ...short };
  const ctx: Context = { ...at.ctx, config: { ...at.ctx.config, http: { ...http, limits } } };
  app = await createServer(ctx);
  app.addContentTypeParser("application/octet-stream", async () => undefined);
  app.post("/call", async () => ({ done: true }));
  app.post("/file", { config: { bodyIsFile: true } }, async (request) => {
    received = 0;
    for await (const chunk of request.raw) received += (chunk as Buffer).length;
    return { received };
  });
  app.get("/file", (_request, reply) => {
    const chunk = Buffer.alloc(64 * 1024);
    return reply.send(
      Readable.from(
        (function* () {
          for (;;) yield chunk;
        })(),
      ),
    );
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return Number(new URL(app.listeningOrigin).port);
}

async function opened(port: number, text: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.resume();
    if (socket.closed) resolve();
    else socket.once("close", () => resolve());
  });

const begin = (path: string, type: string, bytes: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`;

describe("a caller that does not finish", () => {
  test("200 bodies is cut off, and others are answered", async () => {
    const port = await listening({ bodyMs: 1000 });
    const sockets = await Promise.all(
      Array.from({ length: 200 }, () =>
        opened(port, `${begin("/call", "application/json", 1000)}{"half":`),
      ),
    );
    const answer = await fetch(`http://127.0.0.1:${port}/call`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(await answer.json()).toEqual({ done: true });
    await Promise.all(sockets.map(closed));
    expect(at.logLines.filter((line) => line.includes("unexpectedly"))).toEqual([]);
  });

  test("its headers is cut off", async () => {
    const port = await listening({ headersMs: 100, checkEveryMs: 50 });
    const sockets = await Promise.all(
      Array.from({ length: 20 }, () => opened(port, "GET /call HTTP/1.1\r\nhost: loc")),
    );
    await Promise.all(sockets.map(closed));
  });

  test("a file that no longer moves is cut off after a minute", async () => {
    const port = await listening();
    const type = "application/octet-stream";
    const socket = await opened(port, begin("/file", type, 30 * mebibyte) + "x".repeat(1000));
    await vi.waitFor(() => expect(received).toBe(1000));
    vi.advanceTimersByTime(20_000);
    expect(socket.closed).toBe(false);
    vi.advanceTimersByTime(40_000);
    await closed(socket);
  });
});

describe("a slow caller that is honest", () => {
  test("sends 30 MB at 1 Mbit/s, in four minutes", async () => {
    const port = await listening();
    const perMinute = (60 * 1_000_000) / 8;
    const size = 30 * mebibyte;
    const socket = await opened(port, begin("/file", "application/octet-stream", size));
    for (let sent = 0; sent < size; ) {
      const next = Math.min(perMinute, size - sent);
      socket.write(Buffer.alloc(next));
      sent += next;
      await vi.waitFor(() => expect(received).toBe(sent));
      if (sent < size) vi.advanceTimersByTime(60_000);
    }
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toContain(`{"received":${size}}`);
  });
});

describe("a caller that takes in an answer", () => {
  test("slowly stays while it moves, and is cut off when it stops reading", async () => {
    const port = await listening();
    const socket = await opened(port, "GET /file HTTP/1.1\r\nhost: localhost\r\n\r\n");
    let read = 0;
    socket.on("data", (chunk: Buffer) => {
      read += chunk.length;
    });
    for (let minutes = 1; minutes <= 3; minutes++) {
      const before = read;
      await vi.waitFor(() => expect(read).toBeGreaterThan(before + 16 * mebibyte));
      vi.advanceTimersByTime(60_000);
      expect(socket.destroyed).toBe(false);
    }
    socket.pause();
    const serverSide = await new Promise<boolean>((resolve) => {
      const look = () => {
        vi.advanceTimersByTime(60_000);
        app?.server.getConnections((_error, count) =>
          count === 0 ? resolve(true) : setTimeout(look, 20),
        );
      };
      look();
    });
    expect(serverSide).toBe(true);
  });
});
