/**
 * Whether the time of an answer tells if an address has an account: signing up, asking for a new
 * password and a wrong password, for addresses that are known and for addresses that are free. They
 * take turns, each call from a network address of its own, so that no limit is met.
 */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoAccountKeys } from "@curie/contract";
import { demoEmail } from "../apps/server/src/features/demo/service.ts";
import { type Bench, median } from "./report.ts";
import { ownFolder, startApplication } from "./servers.ts";

const callsEach = 200;
const password = "four words of the bench";

const questions = {
  "sign-up": (email: string) => ({
    ...{ path: "sign-up", email, password, name: "Mei Lin", country: "SG", locale: "en_US" },
  }),
  reset: (email: string) => ({ path: "reset-request", email }),
  "wrong password": (email: string) => ({ path: "sign-in", email, password }),
};

export const accountTiming: Bench = async (note) => {
  const folder = await mkdtemp(join(tmpdir(), "curie-bench-"));
  await chmod(folder, 0o755);
  const server = await startApplication(ownFolder, {
    CURIE_DATA_DIR: folder,
    CURIE_TRUST_PROXY: "1",
    LOG_LEVEL: "silent",
  });
  try {
    let calls = 0;
    const timed = async (question: keyof typeof questions, email: string): Promise<number> => {
      calls += 1;
      const { path, ...payload } = questions[question](email);
      const began = performance.now();
      const answer = await fetch(`${server.url}/api/accounts/${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
        },
        body: JSON.stringify(payload),
      });
      await answer.arrayBuffer();
      if (answer.status === 429) throw new Error(`${question}: a limit was met`);
      return performance.now() - began;
    };
    const figures = [];
    const table = [];
    for (const question of Object.keys(questions) as (keyof typeof questions)[]) {
      note(`${question}: ${callsEach} calls for each kind of address`);
      const known: number[] = [];
      const free: number[] = [];
      const alike: number[] = [];
      for (let call = 0; call < callsEach; call++) {
        // Several known accounts: a wrong password slows one down after twenty.
        const key = demoAccountKeys[call % demoAccountKeys.length] ?? "editing";
        const ask = {
          known: async () => known.push(await timed(question, demoEmail(key))),
          free: async () => free.push(await timed(question, `free-${calls}@example.org`)),
          alike: async () => alike.push(await timed(question, `alike-${calls}@example.org`)),
        };
        const order = [ask.known, ask.free, ask.alike];
        for (let turn = 0; turn < order.length; turn++) await order[(call + turn) % 3]?.();
      }
      const medians = { known: median(known), free: median(free), alike: median(alike) };
      table.push({
        question,
        "known ms": round(medians.known),
        "free ms": round(medians.free),
        "free again ms": round(medians.alike),
      });
      figures.push({
        what: `${question}: known to free`,
        value: medians.known / medians.free,
        unit: "times",
        wanted: `as near to 1 as free to free, ${(medians.alike / medians.free).toFixed(3)}`,
      });
    }
    return { bench: "account-timing", figures, table };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
