import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/**
 * A place in front of PostgreSQL, where a test decides what becomes of connections. `open` hands
 * everything on, `silent` takes connections and says nothing, `deaf` lets people sign in and hears
 * no question, `closed` refuses.
 */
export type Gate = {
  port: number;
  set(state: GateState): Promise<void>;
};

export type GateState = "open" | "silent" | "deaf" | "closed";

/** PostgreSQL's simple query is a message that begins with this letter. */
const isQuestion = (chunk: Buffer) => chunk[0] === "Q".charCodeAt(0);

export async function gateBefore(port: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let state: GateState = "closed";

  const comeIn = (caller: Socket) => {
    keep(caller);
    if (state === "silent") return;
    const inside = keep(connect(port, "127.0.0.1"));
    inside.pipe(caller);
    if (state === "open") caller.pipe(inside);
    else caller.on("data", (chunk) => isQuestion(chunk) || inside.write(chunk));
  };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    return socket;
  };
  const listen = (at: number) =>
    new Promise<Server>((done) => {
      const listening = createServer(comeIn).listen(at, "127.0.0.1", () => done(listening));
    });
  const close = () =>
    new Promise<void>((done) => {
      for (const socket of sockets) socket.destroy();
      if (server) server.close(() => done());
      else done();
      server = null;
    });

  server = await listen(0);
  const place = (server.address() as AddressInfo).port;
  await close();
  return {
    port: place,
    set: async (wanted) => {
      await close();
      state = wanted;
      if (wanted !== "closed") server = await listen(place);
    },
  };
}
