/** Several processes on one PostgreSQL and one S3-compatible store, as behind a load balancer. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import {
  type ObjectStore,
  startObjectStore,
} from "../apps/server/src/platform/testing/object-store.ts";
import { openSql, type Sql } from "../apps/server/src/platform/testing/sql.ts";
import { end, main, type RunningApp, runApp } from "../e2e/running-app.ts";
import { startOwnDatabase } from "./own-database.ts";

/** A process that only works: it answers nobody, so that its jobs alone show that it lives. */
export type RunningWorker = {
  /** Everything it has printed. */
  said(): string;
  kill(): Promise<void>;
  restart(): void;
  stop(): Promise<void>;
};

export type Cluster = {
  webs: readonly [RunningApp, RunningApp];
  workers: readonly [RunningWorker, RunningWorker];
  /** The address of whichever answers: one after the other, like a balancer that looks at nothing. */
  balanced: Pick<RunningApp, "url">;
  sql: Sql;
  store: ObjectStore;
  stop(): Promise<void>;
};

/**
 * The local payment provider belongs to one process that answers. Here are two, so that it is said
 * to be elsewhere; nobody asks it for anything.
 */
const providerElsewhere: NodeJS.ProcessEnv = {
  PADDLE_VENDOR_ID: "4711",
  PADDLE_SCRIPT_URL: "https://paddle.example.org/v1.js",
  PADDLE_SCRIPT_URL_V2: "https://paddle.example.org/v2.js",
  PADDLE_CLIENT_TOKEN: "test_public",
  PADDLE_ENVIRONMENT: "sandbox",
  PADDLE_API_URL: "http://127.0.0.1:9",
  PADDLE_CLASSIC_API_URL: "http://127.0.0.1:9",
  PADDLE_API_KEY: "pdl_sdbx_apikey_of_a_test",
  PADDLE_WEBHOOK_SECRETS: "pdl_ntfset_01hx4qk7vbq_of_a_test",
  PADDLE_VENDOR_AUTH_CODE: "an-auth-code",
  PADDLE_CLASSIC_PUBLIC_KEY: "a public key",
};

export async function startCluster(environment: NodeJS.ProcessEnv = {}): Promise<Cluster> {
  const database = await startOwnDatabase("cluster");
  const { folder, url: databaseUrl } = database;
  const store = await startObjectStore(join(folder, "objects"));
  const shared = {
    DATABASE_URL: databaseUrl,
    CURIE_SECRET: "0123456789abcdef0123456789abcdef",
    ...store.environment,
    ...providerElsewhere,
    ...environment,
  };
  // Both at once, as when a whole installation is started: they find an empty database.
  const workers = [0, 1].map((number) => runWorker(shared, join(folder, `worker-${number}`)));
  const webs = await Promise.all([0, 1].map(() => runApp({ ...shared, CURIE_ROLE: "web" })));
  const sql = openSql(databaseUrl, 2);
  let turn = 0;
  return {
    webs: pair(webs),
    workers: pair(workers),
    balanced: {
      get url() {
        turn += 1;
        return webs[turn % webs.length]?.url ?? "";
      },
    },
    sql,
    store,
    stop: async () => {
      await sql.end();
      await Promise.all([...workers, ...webs].map((one) => one.stop()));
      await store.close();
      await database.stop();
    },
  };
}

function runWorker(environment: NodeJS.ProcessEnv, dataDir: string): RunningWorker {
  const said: string[] = [];
  const begin = (): ChildProcess => {
    const worker = spawn(process.execPath, [main], {
      env: {
        ...process.env,
        LOG_LEVEL: "warn",
        CURIE_FETCH_APERTIUM: "off",
        CURIE_NEURAL_TRANSLATION: "off",
        ...environment,
        CURIE_ROLE: "worker",
        CURIE_DATA_DIR: dataDir,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [worker.stdout, worker.stderr]) {
      stream.on("data", (chunk: Buffer) => said.push(chunk.toString()));
    }
    return worker;
  };
  let worker = begin();
  return {
    said: () => said.join(""),
    kill: () => end(worker, "SIGKILL"),
    restart: () => {
      worker = begin();
    },
    stop: () => end(worker, "SIGTERM"),
  };
}

function pair<One>([first, second]: readonly One[]): readonly [One, One] {
  if (first === undefined || second === undefined) throw new Error("there are two of each");
  return [first, second];
}
