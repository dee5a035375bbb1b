import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../apps/server/src/platform/free-port.ts";
import { copyPreparedData } from "./prepared-data.ts";

export const root = fileURLToPath(new URL("..", import.meta.url));
/** The server, as every process runs it. */
export const main = fileURLToPath(new URL("../apps/server/src/main.ts", import.meta.url));

export type RunningApp = {
  url: string;
  dataDir: string;
  /** The process that was started; a supervisor has the server below it. */
  process(): ChildProcess;
  /** Everything it has printed. */
  said(): string;
  /** Ends the server at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop, and waits until it has. */
  end(): Promise<void>;
  /** Starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** The built application, as `npm start` runs it, on a port and a data folder of its own. */
export async function runApp(
  environment: NodeJS.ProcessEnv = {},
  program: string = main,
): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "curie-e2e-"));
  // Run by root, the database works under another account that has to get in here.
  chmodSync(dataDir, 0o755);
  const ownData = [environment.CURIE_DATA_DIR, environment.DATABASE_URL].every((one) => !one);
  if (ownData && (environment.CURIE_PROFILE ?? "demo") === "demo") await copyPreparedData(dataDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    CURIE_DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    // Tests name the engines they mean; nothing is fetched behind their back.
    CURIE_FETCH_APERTIUM: "off",
    CURIE_NEURAL_TRANSLATION: "off",
    // A demonstration finds its address by itself.
    ...(environment.CURIE_PROFILE === "production" ? { CURIE_PUBLIC_URL: url } : {}),
    ...environment,
  };
  const said: string[] = [];
  const begin = () => start(program, env, url, said);
  let server = await begin();
  return {
    url,
    dataDir,
    process: () => server,
    said: () => said.join(""),
    kill: () => end(server, "SIGKILL"),
    end: () => end(server, "SIGTERM"),
    restart: async () => {
      server = await begin();
    },
    stop: async () => {
      await end(server, "SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(
  program: string,
  env: NodeJS.ProcessEnv,
  url: string,
  said: string[],
): Promise<ChildProcess> {
  const server = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [server.stdout, server.stderr]) {
    stream.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  }
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) break;
    const up = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return server;
    await new Promise((done) => setTimeout(done, 100));
  }
  server.kill("SIGKILL");
  throw new Error(`the server did not start:\n${said.join("")}`);
}

/** Ends a process and waits until it is gone. */
export function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    server.once("exit", () => done());
    server.kill(signal);
  });
}
