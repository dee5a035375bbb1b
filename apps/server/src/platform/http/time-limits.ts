import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { HttpConfig } from "#config/http.ts";

type Limits = HttpConfig["limits"];

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Fastify's own
  interface FastifyContextConfig {
    /** The body is a file: it may take as long as it keeps moving. */
    bodyIsFile?: boolean;
  }
}

/**
 * Closes the connection of a caller that does not finish its body. A call has a short time for the
 * whole of it. A file may take long on a slow line, so that only its pace is watched.
 */
export function watchBody(request: FastifyRequest, limits: Limits): void {
  const { raw } = request;
  const { headers, socket } = raw;
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
  if (!hasBody || !isConnection(socket)) return;
  const stop = request.routeOptions.config.bodyIsFile
    ? watchPace(socket, () => socket.bytesRead, 1, limits)
    : closeAfter(socket, limits.bodyMs);
  raw.once("end", stop);
  raw.once("close", stop);
}

/** From here on an answer is kept for a slow reader; less stands in the buffers of a connection. */
const largeBytes = 64 * 1024;

/**
 * Over how many windows an answer has to move. The system takes megabytes at once and hands them on
 * as the caller reads: seen from here, an honest slow reader rests for a while and then takes a lot.
 */
const windowsOfAnswer = 3;

/** Closes the connection of a caller that takes in a large answer too slowly, or stopped reading. */
export function watchAnswer(reply: FastifyReply, payload: unknown, limits: Limits): void {
  const { socket } = reply.raw;
  if (!isConnection(socket) || !isLarge(payload)) return;
  reply.raw.once(
    "close",
    watchPace(socket, () => socket.bytesWritten, windowsOfAnswer, limits),
  );
}

function isLarge(payload: unknown): boolean {
  if (typeof payload === "string" || Buffer.isBuffer(payload)) return payload.length >= largeBytes;
  return typeof payload === "object" && payload !== null && "pipe" in payload;
}

/** A request that a test injects has no connection. */
function isConnection(socket: Socket | null): socket is Socket {
  return typeof socket?.bytesRead === "number" && typeof socket.bytesWritten === "number";
}

function closeAfter(socket: Socket, ms: number): () => void {
  const timer = setTimeout(() => socket.destroy(), ms).unref();
  return () => clearTimeout(timer);
}

function watchPace(
  socket: Socket,
  moved: () => number,
  windows: number,
  { paceWindowMs, slowestBytesPerSecond }: Limits,
): () => void {
  const least = (slowestBytesPerSecond * paceWindowMs) / 1000;
  const seen = [moved()];
  const timer = setInterval(() => {
    const now = moved();
    seen.push(now);
    const before = seen.length > windows ? seen.shift() : undefined;
    if (before !== undefined && now - before < least) socket.destroy();
  }, paceWindowMs).unref();
  return () => clearInterval(timer);
}
