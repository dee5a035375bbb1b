import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sendWordFile } from "./downloads.ts";

/** More than a connection takes in without a reader. */
const sizeBytes = 32 * 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, "w");

let app: FastifyInstance;
let port: number;
let body: () => Readable;
let ended: Promise<unknown>;
const sent = vi.fn();

function* chunks(bytes: number) {
  for (let left = bytes; left > 0; left -= chunk.length) yield chunk;
}

beforeAll(async () => {
  app = Fastify();
  app.get("/file", (request, reply) => {
    ended = once(reply.raw, "close");
    const file = { body: body(), sizeBytes, name: "paper.docx", wishedName: undefined };
    return sendWordFile(request, reply, file, sent);
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = Number(new URL(app.listeningOrigin).port);
});
beforeEach(() => {
  sent.mockClear();
  body = () => Readable.from(chunks(sizeBytes));
});
afterAll(() => app.close());

const ask = (method: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/file`, { method, headers });

/** A caller that reads the beginning of the answer and no more. */
async function askAndStopReading(): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /file HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await once(socket, "data");
  socket.pause();
  return socket;
}

describe("a download", () => {
  test("counts when every byte has left", async () => {
    const answer = await ask("GET");
    expect(Number(answer.headers.get("content-length"))).toBe(sizeBytes);
    expect((await answer.arrayBuffer()).byteLength).toBe(sizeBytes);
    await ended;
    expect(sent).toHaveBeenCalledOnce();
  });

  test("does not count when only its headers were asked for", async () => {
    const answer = await ask("HEAD");
    expect(Number(answer.headers.get("content-length"))).toBe(sizeBytes);
    expect(answer.headers.get("content-disposition")).toContain("paper.docx");
    await ended;
    expect(sent).not.toHaveBeenCalled();
  });

  test("is whole and counts when a part is asked for", async () => {
    const answer = await ask("GET", { range: "bytes=0-99" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("accept-ranges")).toBe("none");
    expect((await answer.arrayBuffer()).byteLength).toBe(sizeBytes);
    await ended;
    expect(sent).toHaveBeenCalledOnce();
  });

  test("does not count when the caller goes away in the middle", async () => {
    const socket = await askAndStopReading();
    socket.destroy();
    await ended;
    expect(sent).not.toHaveBeenCalled();
  });

  test("does not count when the file ends before its time, or fails", async () => {
    body = () => Readable.from(chunks(sizeBytes / 2));
    await expect(ask("GET").then((answer) => answer.arrayBuffer())).rejects.toThrow();
    await ended;
    body = () =>
      Readable.from(
        (function* () {
          yield* chunks(sizeBytes / 2);
          throw new Error("the store went away");
        })(),
      );
    await expect(ask("GET").then((answer) => answer.arrayBuffer())).rejects.toThrow();
    await ended;
    expect(sent).not.toHaveBeenCalled();
  });

  test("of two at once counts for each that is whole", async () => {
    const stopped = await askAndStopReading();
    const endOfStopped = ended;
    await (await ask("GET")).arrayBuffer();
    await ended;
    expect(sent).toHaveBeenCalledOnce();
    stopped.destroy();
    await endOfStopped;
    expect(sent).toHaveBeenCalledOnce();
  });
});
