import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CommandRefusal } from "../refusal.ts";
import { batchesOf } from "./batches.ts";
import { type Answer, serveLines } from "./serve.ts";

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "curie-serve-"));
  path = join(folder, "curie.sock");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes each line in capitals. */
const shout: Answer = async (input, write) => {
  for await (const lines of batchesOf(input)) {
    await write(lines.map(({ text, ending }) => text.toUpperCase() + ending).join(""));
  }
};

/** Starts the service and waits until it listens. */
async function serving(answer: Answer = shout) {
  const said: string[] = [];
  const ended = Promise.withResolvers<void>();
  const listening = Promise.withResolvers<void>();
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said.push(String(text));
    listening.resolve();
    return true;
  });
  serveLines(path, answer).then(ended.resolve, (error) => {
    ended.reject(error);
    listening.reject(error);
  });
  ended.promise.catch(() => undefined);
  await listening.promise;
  return {
    said,
    ended: ended.promise,
    stop: () => {
      process.emit("SIGTERM");
      return ended.promise;
    },
  };
}

async function ask(lines: string | Buffer): Promise<string> {
  const socket = connect({ path, allowHalfOpen: true });
  socket.end(lines);
  return (await buffer(socket)).toString();
}

describe("curie correct --serve", () => {
  test("callers at the same time are answered each with their own lines", async () => {
    const service = await serving();
    const asked = await Promise.all([ask("one\ntwo\n"), ask("three"), ask("")]);
    expect(asked).toEqual(["ONE\nTWO\n", "THREE", ""]);
    await service.stop();
  });

  test("only the user who started it may call, and it leaves nothing behind", async () => {
    const service = await serving();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await service.stop();
    expect(() => statSync(path)).toThrow("ENOENT");
  });

  test("a call that is refused ends alone, and says why on the error output", async () => {
    const service = await serving();
    expect(await ask(Buffer.from([0xff, 0xfe, 0x0a]))).toBe("");
    expect(await ask("next")).toBe("NEXT");
    await service.stop();
    expect(service.said.join("")).toContain("input-not-utf8: The text is not UTF-8.");
  });

  test("a call under way is finished before it ends", async () => {
    const service = await serving();
    const socket = connect({ path, allowHalfOpen: true });
    socket.write("slow");
    await new Promise((resolve) => socket.once("connect", resolve));
    expect(await ask("quick")).toBe("QUICK");
    const stopped = service.stop();
    socket.end(" caller");
    expect((await buffer(socket)).toString()).toBe("SLOW CALLER");
    await stopped;
  });

  test("a socket that a killed process left is taken", async () => {
    const dies = 'server.listen(process.argv[1], () => process.kill(process.pid, "SIGKILL"))';
    spawnSync(process.execPath, ["-e", `const server = net.createServer(); ${dies}`, path]);
    expect(statSync(path).isSocket()).toBe(true);
    const service = await serving();
    expect(await ask("next")).toBe("NEXT");
    await service.stop();
  });

  test("a socket in use and any other file are left alone", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(path, resolve));
    await expect(serveLines(path, shout)).rejects.toMatchObject({ code: "socket-taken" });
    await new Promise((resolve) => other.close(resolve));

    writeFileSync(path, "mine");
    await expect(serveLines(path, shout)).rejects.toBeInstanceOf(CommandRefusal);
  });
});
