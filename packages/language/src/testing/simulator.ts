import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as a simulator has received it. */
export type ReceivedRequest = {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
};

/** One answer of a simulator: what a service sends, or how its connection fails. */
export type SimulatorAnswer =
  | { status?: number; headers?: Record<string, string>; body: string | object }
  /** Half an answer, and then no more. */
  | { cutAfter: number; body: string | object }
  /** A beginning, and then silence with the connection open. */
  | { stallAfter: number; body: string | object }
  /** No answer: the connection is closed. */
  | "drop";

export type Simulator = {
  url: string;
  /** Every request so far. */
  received: ReceivedRequest[];
  close(): Promise<void>;
};

/** A server on this machine that answers as a service would: well, badly or not at all. */
export async function startSimulator(
  answer: (request: ReceivedRequest, index: number) => SimulatorAnswer | Promise<SimulatorAnswer>,
): Promise<Simulator> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const request = {
      method: incoming.method ?? "",
      path: incoming.url ?? "",
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString("utf8"),
    };
    received.push(request);
    send(response, await answer(request, received.length - 1));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, answer: SimulatorAnswer): void {
  if (answer === "drop") {
    response.destroy();
    return;
  }
  const isText = typeof answer.body === "string";
  const body = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
  const type = { "content-type": isText ? "text/html" : "application/json" };
  if ("cutAfter" in answer || "stallAfter" in answer) {
    const length = "cutAfter" in answer ? answer.cutAfter : answer.stallAfter;
    response.writeHead(200, { ...type, "content-length": Buffer.byteLength(body) });
    response.write(body.slice(0, length), () => {
      if ("cutAfter" in answer) response.destroy();
    });
    return;
  }
  response.writeHead(answer.status ?? 200, { ...type, ...answer.headers });
  response.end(body);
}

/** The page a proxy puts before a service that is away. */
export const htmlErrorPage = "<html><body><h1>502 Bad Gateway</h1></body></html>";
