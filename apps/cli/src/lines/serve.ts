import { lstat, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { CommandRefusal, explainRefusal } from "../refusal.ts";
import type { Write } from "./batches.ts";

/** Answers the lines of one caller. */
export type Answer = (input: AsyncIterable<Uint8Array>, write: Write) => Promise<void>;

/**
 * Listens on a Unix socket (on Windows: a named pipe) that only this user may open. A caller writes
 * lines and ends its side; it gets the answer as it would from the command, and the end. What is
 * wrong with one caller's lines ends that call alone and is said on the error output.
 *
 * Ends when the process is told to (SIGINT, SIGTERM): calls under way are finished first.
 *
 * @throws CommandRefusal `socket-taken` where another process listens or another file lies
 */
export async function serveLines(path: string, answer: Answer): Promise<void> {
  await clear(path);
  const calls = new Set<Promise<void>>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const one = call(socket, answer).finally(() => calls.delete(one));
    calls.add(one);
  });
  const closed = new Promise<void>((resolve, reject) => {
    server.once("close", resolve);
    server.once("error", reject);
  });
  const stop = () => server.close();
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const mask = process.umask(0o177);
  try {
    server.listen(path, () => process.stderr.write(`Listening on ${path}\n`));
  } finally {
    process.umask(mask);
  }
  try {
    await closed;
    await Promise.all(calls);
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}

async function call(socket: Socket, answer: Answer): Promise<void> {
  // A caller that goes away takes its answer with it.
  socket.on("error", () => socket.destroy());
  const write: Write = (text) =>
    new Promise((resolve, reject) =>
      socket.write(text, (error) => (error ? reject(error) : resolve())),
    );
  try {
    await answer(socket, write);
    socket.end();
  } catch (error) {
    socket.destroy();
    const refused = await explainRefusal(error);
    if (refused) process.stderr.write(`${refused.code}: ${refused.sentence}\n`);
  }
}

/** Takes away the socket of a process that died; anything else stays where it is. */
async function clear(path: string): Promise<void> {
  const there = await lstat(path).catch(() => null);
  if (!there) return;
  if (!there.isSocket() || (await isAnswered(path))) {
    throw new CommandRefusal("socket-taken", { path });
  }
  await rm(path, { force: true });
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
