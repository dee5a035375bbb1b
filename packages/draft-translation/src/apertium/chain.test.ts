import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { type Chain, createChain, type Stage } from "./chain.ts";

/** A program of our own in place of Apertium's: answers each text, hangs or ends when told to. */
const actor = (script: string): Stage => ({
  program: process.execPath,
  args: [
    "-e",
    `let rest = "";
     process.stdin.on("data", (data) => {
       const parts = (rest + data).split("\\0");
       rest = parts.pop();
       for (const text of parts) { ${script} }
     });
     process.stdin.on("end", () => process.exit(0));`,
  ],
});
const answering = (mark: string) =>
  actor(`process.stdout.write(text.includes("silent") ? "" : text + ${JSON.stringify(mark)} + process.pid + "\\0");
         if (text.includes("die")) process.exit(1);
         if (text.includes("spin")) for (;;) ;`);

const chains: Chain[] = [];
function chainOf(stages: readonly Stage[], patienceMs = 10_000): Chain {
  const chain = createChain({ stages, env: {}, patienceMs, engine: "actors" });
  chains.push(chain);
  return chain;
}
afterEach(async () => {
  await Promise.all(chains.splice(0).map((chain) => chain.close()));
});

function isAlive(pid: number): boolean {
  try {
    // A process that has ended but was not yet fetched by its parent counts as gone.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
const pidsIn = (answer = "") => [...answer.matchAll(/[|](\d+)/g)].map(([, pid]) => Number(pid));

describe("A chain of programs", () => {
  it("answers in order and keeps its processes between requests", async () => {
    const chain = chainOf([answering("|"), answering("|")]);
    const [one, two] = await chain.ask(["one", "two"]);
    const [three] = await chain.ask(["three"]);
    expect([one, two, three].map((answer) => answer?.split("|")[0])).toEqual([
      "one",
      "two",
      "three",
    ]);
    expect(pidsIn(three)).toEqual(pidsIn(one));
    expect(pidsIn(one)).toHaveLength(2);
  });

  it("refuses with stopped when a program ends, and the next request gets new ones", async () => {
    const chain = chainOf([answering("|"), answering("|")]);
    const [before] = await chain.ask(["one"]);
    await expect(chain.ask(["silent die", "next"])).rejects.toMatchObject({ code: "stopped" });
    const [after] = await chain.ask(["two"]);
    expect(pidsIn(before).some(isAlive)).toBe(false);
    expect(after).toMatch(/^two/);
    expect(pidsIn(after)).not.toEqual(pidsIn(before));
  });

  it("refuses with stopped when a program is silent, and kills one that spins", async () => {
    const chain = chainOf([answering("|"), answering("|")], 3000);
    const [before] = await chain.ask(["one"]);
    await expect(chain.ask(["silent spin"])).rejects.toMatchObject({ code: "stopped" });
    expect((await chain.ask(["two"]))[0]).toMatch(/^two/);
    expect(pidsIn(before).some(isAlive)).toBe(false);
  });

  it("refuses with stopped when a program cannot be started", async () => {
    const chain = chainOf([{ program: "/nowhere/lt-proc", args: [] }]);
    await expect(chain.ask(["one"])).rejects.toMatchObject({ code: "stopped" });
  });

  it("stops with the reason of the signal", async () => {
    const chain = chainOf([answering("|")]);
    await chain.ask(["one"]);
    const reason = new Error("no longer wanted");
    const controller = new AbortController();
    const request = chain.ask(["silent"], controller.signal);
    controller.abort(reason);
    await expect(request).rejects.toBe(reason);
    expect((await chain.ask(["two"]))[0]).toMatch(/^two/);
  });

  it("leaves no process behind when it is closed", async () => {
    const chain = chainOf([answering("|"), answering("|")]);
    const [answer] = await chain.ask(["one"]);
    await chain.close();
    expect(pidsIn(answer).some(isAlive)).toBe(false);
    await expect(chain.ask(["two"])).rejects.toMatchObject({ code: "stopped" });
  });

  it.skipIf(process.platform !== "linux")(
    "leaves no process behind when its parent is killed (needs Linux)",
    async () => {
      const module = fileURLToPath(new URL("./chain.ts", import.meta.url));
      const script = `
        const { createChain } = await import(${JSON.stringify(module)});
        const stages = ${JSON.stringify([answering("|"), answering("|")])};
        const chain = createChain({ stages, env: {}, patienceMs: 60000, engine: "actors" });
        console.log((await chain.ask(["one"]))[0]);
        await chain.ask(["silent spin"]);`;
      const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
        stdio: ["ignore", "pipe", "ignore"],
      });
      const [answer] = (await once(parent.stdout, "data")) as [Buffer];
      const pids = pidsIn(answer.toString());
      expect(pids).toHaveLength(2);
      parent.kill("SIGKILL");
      await once(parent, "exit");
      await expect.poll(() => pids.some(isAlive)).toBe(false);
    },
  );
});
