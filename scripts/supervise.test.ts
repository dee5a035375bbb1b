import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const module = fileURLToPath(new URL("./supervise.ts", import.meta.url));
let folder: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "curie-supervise-"));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** A supervisor over a program that notes each of its starts; `life` is what it does then. */
function superviseProgram(life: string, quickMs = 60_000) {
  const starts = join(folder, "starts");
  writeFileSync(starts, "");
  writeFileSync(
    join(folder, "program.mjs"),
    `import { appendFileSync, readFileSync } from "node:fs";
     appendFileSync(${JSON.stringify(starts)}, process.pid + "\\n");
     const nth = readFileSync(${JSON.stringify(starts)}, "utf8").trim().split("\\n").length;
     ${life}`,
  );
  writeFileSync(
    join(folder, "supervisor.mjs"),
    `import { supervise } from ${JSON.stringify(module)};
     process.exit(await supervise({
       program: process.execPath, parameters: [${JSON.stringify(join(folder, "program.mjs"))}],
       quickMs: ${quickMs}, quickDeaths: 4, pauseMs: 5, say: (line) => console.log(line),
     }));`,
  );
  const child = spawn(process.execPath, [join(folder, "supervisor.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  let said = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  return {
    child,
    starts: () => readFileSync(starts, "utf8").trim().split("\n").filter(Boolean).map(Number),
    ended: new Promise<{ code: number | null; said: string }>((done) =>
      child.once("close", (code) => done({ code, said })),
    ),
  };
}

const live = "setInterval(() => {}, 1000);";

describe("a server that dies", () => {
  test("is started again, with a line that says so", async () => {
    const { starts, ended } = superviseProgram("process.exit(nth < 3 ? 1 : 0);");
    expect(await ended).toMatchObject({
      code: 0,
      said: expect.stringContaining("The server ended (exit code 1) and is started again in"),
    });
    expect(starts()).toHaveLength(3);
  });

  test("by kill -9 is started again", async () => {
    const { starts, ended } = superviseProgram(
      "if (nth === 2) process.exit(0); process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);",
    );
    expect(await ended).toMatchObject({ code: 0, said: expect.stringContaining("SIGKILL") });
    expect(starts()).toHaveLength(2);
  });

  test("again and again is given up, with its exit code", async () => {
    const { starts, ended } = superviseProgram("process.exit(3);");
    expect(await ended).toMatchObject({
      code: 3,
      said: expect.stringContaining("4 times in a row"),
    });
    expect(starts()).toHaveLength(4);
  });

  test("after a long life each time is never given up", async () => {
    const { starts, ended } = superviseProgram("process.exit(nth < 8 ? 1 : 0);", 0);
    expect(await ended).toMatchObject({ code: 0 });
    expect(starts()).toHaveLength(8);
  });

  test("because its settings are wrong is not started again", async () => {
    const { starts, ended } = superviseProgram("process.exit(78);");
    expect(await ended).toEqual({ code: 78, said: "" });
    expect(starts()).toHaveLength(1);
  });
});

describe("a supervisor that is told to stop", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "by %s passes it on, and ends as the server does",
    async (signal) => {
      const { child, starts, ended } = superviseProgram(
        `process.on("${signal}", () => process.exit(7));
         appendFileSync(${JSON.stringify(join(folder, "starts"))}, "1\\n");
         ${live}`,
      );
      // The second line says that the handler stands.
      await vi.waitFor(() => expect(starts()).toHaveLength(2));
      child.kill(signal);
      expect((await ended).code).toBe(7);
      expect(starts()).toHaveLength(2);
    },
  );
});
