import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { largestFile, type ModelHub, startModelHub, writeFakeNpm } from "#test/model-hub.ts";
import {
  type EngineInstallation,
  installMissing,
  type PartFailure,
  readShares,
} from "../installation/installation.ts";
import { neuralInstallation } from "./installation.ts";
import type { NeuralModels } from "./models.ts";
import { createNeuralEngine } from "./neural-engine.ts";

const soon = { timeout: 30_000, interval: 20 };
const model = { id: "test/tiny", revision: "main", precision: "fp32" } as const;
const models: NeuralModels = { es_ES: model };
const never = new AbortController().signal;

let folder: string;
let hub: ModelHub;
let processes: ChildProcess[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "curie-neural-installation-"));
  hub = await startModelHub();
  processes = [];
  return async () => {
    for (const one of processes) one.kill("SIGKILL");
    hub.letGo();
    await hub.close();
    rmSync(folder, { recursive: true, force: true });
  };
});

const data = () => join(folder, "neural");
function installation(change: Partial<Parameters<typeof neuralInstallation>[0]> = {}) {
  const npm = join(folder, "npm.mjs");
  if (!existsSync(npm)) writeFakeNpm(folder);
  return neuralInstallation({ folder: data(), models, host: hub.url, npm, ...change });
}
const install = (what: EngineInstallation, signal = never) => installMissing(what, signal);
const codes = (failures: PartFailure[]) => failures.map(({ failure }) => failure.code);
const modelFolder = () => join(data(), "models/test/tiny");
const makeOld = (path: string) => utimesSync(path, new Date(0), new Date(0));
const gets = () => hub.asked.filter((one) => one.startsWith("GET"));

/** Holds the largest file after so many bytes of it. */
function holdAfter(after: number): void {
  hub.fault = (file) => (file === largestFile ? { kind: "hold", after } : null);
}

/** Waits until what was sent of a held file stands on the disk. */
async function untilHeld(): Promise<void> {
  await vi.waitFor(() => {
    const onnx = join(modelFolder(), "onnx");
    const part = readdirSync(onnx).find((name) => name.endsWith(".part")) ?? "";
    expect(statSync(join(onnx, part)).size).toBe(1000);
  }, soon);
}

/** A try whose connection breaks in the middle of the largest file. */
async function brokenOff(): Promise<PartFailure[]> {
  holdAfter(1000);
  const working = install(installation());
  await untilHeld();
  hub.breakOff();
  hub.fault = () => null;
  return working;
}

async function translated(): Promise<(string | null)[]> {
  const engine = createNeuralEngine({ folder: data(), models, host: null });
  try {
    const request = { segments: ["la muestra"], from: "es_ES", style: "american" } as const;
    return await engine.translate(request);
  } finally {
    await engine.close();
  }
}

describe("local models are installed", () => {
  test("with library and model, whose progress is told, and translate then", async () => {
    const shares: number[] = [];
    const whole = installation();
    expect(whole.source).toBe(`Transformers.js from the npm registry, test/tiny from ${hub.url}`);
    const failures = await installMissing(whole, never, {
      onProgress: (_, share) => shares.push(share),
    });
    expect(failures).toEqual([]);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    expect(await translated()).toEqual(["LA MUESTRA"]);
  });

  test("once: with everything there nobody is asked", async () => {
    const npm = writeFakeNpm(folder);
    await install(installation());
    const asked = hub.asked.length;
    expect(await install(installation())).toEqual([]);
    expect(hub.asked).toHaveLength(asked);
    expect(npm.runs()).toBe(1);
  });

  test("in the versions and with the checksums that are written down", async () => {
    writeFakeNpm(folder);
    writeFileSync(
      join(folder, "npm.mjs"),
      `import { appendFileSync, readFileSync } from "node:fs";
       const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
       const unchecked = Object.entries(packages).filter(([name, { integrity }]) => name && !integrity);
       appendFileSync(${JSON.stringify(join(folder, "said"))}, JSON.stringify({
         words: process.argv.slice(2), unchecked, count: Object.keys(packages).length,
       }));
       process.exit(1);`,
    );
    await install(installation());
    const said = JSON.parse(readFileSync(join(folder, "said"), "utf8"));
    expect(said.words[0]).toBe("ci");
    expect(said.words).toContain("--ignore-scripts");
    expect(said.unchecked).toEqual([]);
    expect(said.count).toBeGreaterThan(10);
  });
});

describe("what cannot be had", () => {
  test("is a host that does not answer; then the library is not fetched either", async () => {
    const npm = writeFakeNpm(folder);
    hub.fault = () => ({ kind: "drop" });
    const failures = await install(installation());
    expect(codes(failures)).toEqual(["unreachable"]);
    expect(failures[0]?.failure.message).toBe(`test/tiny from ${hub.url}: no connection`);
    expect(npm.runs()).toBe(0);
  });

  test("is a model that the hub does not have; others are fetched all the same", async () => {
    const both = { zh_CN: { ...model, id: "test/none" }, es_ES: model };
    const failures = await install(installation({ models: both }));
    expect(failures.map(({ part }) => part.name)).toEqual(["neural-zh_CN"]);
    expect(codes(failures)).toEqual(["refused"]);
    expect(await translated()).toEqual(["LA MUESTRA"]);
  });

  test.each([
    ["unreachable", "npm error code ENOTFOUND"],
    ["disk-full", "npm error code ENOSPC"],
    ["wrong-file", "npm error code EINTEGRITY"],
    ["not-installable", "npm error code EUSAGE"],
  ])("is a library where npm fails: %s", async (code, said) => {
    writeFakeNpm(folder, said);
    const failures = await install(installation());
    expect(codes(failures)).toEqual([code]);
    expect(readdirSync(data())).toEqual([]);
  });

  test("is a library where there is no npm", async () => {
    const failures = await install(installation({ npm: "no-such-npm" }));
    expect(codes(failures)).toEqual(["not-installable"]);
    expect(failures[0]?.failure.message).toContain("npm, which installs the library, is not here");
  });

  test("is a file with another checksum; nothing of it stays", async () => {
    hub.fault = (file) => (file === largestFile ? { kind: "other-content" } : null);
    const failures = await install(installation());
    expect(codes(failures)).toEqual(["wrong-file"]);
    expect(readdirSync(join(modelFolder(), "onnx"))).toEqual(["encoder_model.onnx"]);
    hub.fault = () => null;
    expect(await install(installation())).toEqual([]);
  });

  test("is what the disk has no room for, before a byte of it is fetched", async () => {
    const npm = writeFakeNpm(folder);
    const failures = await install(installation({ freeBytes: async () => 600_000_000 }));
    expect(codes(failures)).toEqual(["disk-full"]);
    expect(failures[0]?.failure.message).toMatch(
      /needs \d+ MB and 500 MB to spare, 600 MB are free/,
    );
    expect(gets()).toEqual([]);
    expect(npm.runs()).toBe(0);
  });

  test.skipIf(!existsSync("/dev/full"))(
    "is a file on a disk that fills up; it gets its room back (needs /dev/full)",
    async () => {
      await brokenOff();
      const onnx = join(modelFolder(), "onnx");
      const part = readdirSync(onnx).find((name) => name.endsWith(".part")) ?? "";
      rmSync(join(onnx, part));
      symlinkSync("/dev/full", join(onnx, part));
      hub.fault = () => null;
      const failures = await install(installation());
      expect(codes(failures)).toEqual(["disk-full"]);
      expect(failures[0]?.failure.message).toContain("the disk is full");
      expect(readdirSync(onnx)).toEqual(["encoder_model.onnx"]);
      expect(await install(installation())).toEqual([]);
    },
  );
});

describe("a connection that breaks", () => {
  test("loses nothing: the next try asks for the rest, and it counts as having moved on", async () => {
    const failures = await brokenOff();
    expect(codes(failures)).toEqual(["unreachable"]);
    expect(failures[0]?.moved).toBe(true);
    expect(await translated().catch((error) => error.code)).toBe("not-installed");
    hub.fault = () => null;
    hub.asked.length = 0;
    expect(await install(installation())).toEqual([]);
    expect(gets()).toEqual([`GET ${largestFile} 1000-`]);
    expect(await translated()).toEqual(["LA MUESTRA"]);
  });

  test("falls silent: the host counts as away after a while", async () => {
    await install(installation());
    rmSync(join(modelFolder(), largestFile));
    holdAfter(1000);
    const failures = await install(installation({ silence: 200 }));
    expect(codes(failures)).toEqual(["unreachable"]);
    expect(failures[0]?.failure.message).toContain("silent for 200 ms");
  });

  test("leaves bytes that this disk has spoilt: they are fetched anew at once", async () => {
    await brokenOff();
    const onnx = join(modelFolder(), "onnx");
    const part = readdirSync(onnx).find((name) => name.endsWith(".part")) ?? "";
    writeFileSync(join(onnx, part), Buffer.alloc(1000, 7));
    hub.fault = () => null;
    hub.asked.length = 0;
    expect(await install(installation())).toEqual([]);
    expect(gets()).toEqual([`GET ${largestFile} 1000-`, `GET ${largestFile}`]);
  });

  test("leaves nothing that is joined to another version of the file", async () => {
    await brokenOff();
    const onnx = join(modelFolder(), "onnx");
    const part = readdirSync(onnx).find((name) => name.endsWith(".part")) ?? "";
    const older = join(onnx, part.replace(/[\da-f]{16}\.part$/, "0123456789abcdef.part"));
    rmSync(join(onnx, part));
    writeFileSync(older, "of an older version");
    hub.fault = () => null;
    expect(await install(installation())).toEqual([]);
    expect(readdirSync(onnx).sort()).toEqual(["decoder_model_merged.onnx", "encoder_model.onnx"]);
  });
});

describe("several processes on one data folder", () => {
  const script = fileURLToPath(new URL("../../../test/install-neural.ts", import.meta.url));
  function inProcess(): ChildProcess {
    writeFileSync(join(folder, "models.json"), JSON.stringify(hub.settings));
    const child = spawn(process.execPath, [script, data(), hub.url, join(folder, "npm.mjs")], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    processes.push(child);
    return child;
  }
  const lines = async (child: ChildProcess): Promise<string> => {
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    await once(child, "close");
    return text;
  };

  test("fetch once, and both have it then", async () => {
    const npm = writeFakeNpm(folder);
    holdAfter(1000);
    const both = [inProcess(), inProcess()];
    const said = both.map(lines);
    await vi.waitFor(() => expect(hub.asked).toContain(`GET ${largestFile}`), soon);
    // A third that only looks sees how far it is.
    await vi.waitFor(async () => {
      expect((await readShares(installation())).get("neural-es_ES")).toBeGreaterThan(0.4);
    }, soon);
    hub.letGo();
    expect(await Promise.all(said)).toEqual(["[]\n", "[]\n"]);
    expect(npm.runs()).toBe(1);
    expect(gets().filter((one) => one.includes(largestFile))).toHaveLength(1);
    expect((await readShares(installation())).size).toBe(0);
  });

  test("go on where a killed one was, once its lock is old", async () => {
    writeFakeNpm(folder);
    holdAfter(1000);
    const first = inProcess();
    const lock = installation().lock;
    await untilHeld();
    first.kill("SIGKILL");
    await once(first, "close");
    hub.letGo();
    hub.fault = () => null;
    hub.asked.length = 0;
    makeOld(lock);
    expect(await install(installation())).toEqual([]);
    expect(gets()).toEqual([`GET ${largestFile} 1000-`]);
    expect(readdirSync(data()).sort()).toEqual(["models", expect.stringMatching(/^runtime-/)]);
    expect(await translated()).toEqual(["LA MUESTRA"]);
  });
});

test("a signal stops it in the middle, and what has arrived is used later", async () => {
  const stop = new AbortController();
  holdAfter(1000);
  const working = installMissing(installation(), stop.signal);
  await untilHeld();
  stop.abort(new Error("the server stops"));
  await expect(working).rejects.toThrow("the server stops");
  expect(existsSync(installation().lock)).toBe(false);
  hub.fault = () => null;
  hub.asked.length = 0;
  expect(await install(installation())).toEqual([]);
  expect(gets()).toEqual([`GET ${largestFile} 1000-`]);
});
