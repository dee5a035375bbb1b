/** Servers under load: processes of their own, as in service, so that nobody borrows from the bench. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { freePort } from "../apps/server/src/platform/free-port.ts";

export const ownFolder = fileURLToPath(new URL("..", import.meta.url));

export type Server = { url: string; process: ChildProcess; stop(): Promise<void> };

/** Starts a program that listens at `PORT`, and waits until it answers anything at all. */
export async function startServer(
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Server> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...program], {
    env: { ...process.env, HOST: "localhost", PORT: String(port), ...environment },
    // What it logs is written, and read by nobody.
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const deadline = Date.now() + 120_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`${program.join(" ")} did not start`);
    }
    await sleep(200);
  }
  return {
    url,
    process: child,
    stop: async () => {
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), 30_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** The application of a folder with the project in it, started the way `npm start` does. */
export function startApplication(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Server> {
  const main = join(folder, "apps/server/src/main.ts");
  return startServer(["--v8-pool-size=1", main], {
    CURIE_REQUESTS_PER_MINUTE: "100000000",
    CURIE_FETCH_APERTIUM: "off",
    CURIE_NEURAL_TRANSLATION: "off",
    ...environment,
  });
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    () => true,
    () => false,
  );
}

/** The cookie of a session. */
export async function signIn(
  url: string,
  account: { email: string; password: string },
): Promise<string> {
  const answer = await fetch(`${url}/api/accounts/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

export type Load = { requests: number; perSecond: number; p50: number; p99: number };

/** Asks one address on many connections, each again as soon as it has its answer. */
export async function load(
  target: { url: string; cookie: string },
  connections: number,
  seconds: number,
): Promise<Load> {
  const { url, cookie } = target;
  const result = await autocannon({ url, connections, duration: seconds, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} refusals and ${result.errors} errors`);
  }
  const { p50, p99 } = result.latency;
  const requests = result.requests.total;
  return { requests, perSecond: requests / result.duration, p50, p99 };
}
