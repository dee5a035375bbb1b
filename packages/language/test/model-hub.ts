import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { writeTinyModel } from "./tiny-model.ts";

/** How the hub fails at a file; `hold`: sends so many bytes, and then nothing until it is told. */
export type HubFault =
  | { kind: "drop" }
  | { kind: "hold"; after: number }
  | { kind: "status"; status: number }
  | { kind: "other-content" };

export type ModelHub = {
  url: string;
  /** What `models.json` of a data folder says so that models come from here. */
  settings: object;
  /** Files that were asked for, with the range where there was one: `GET config.json 5-`. */
  asked: string[];
  /** Whether a file is answered otherwise from now on; null: as it should be. */
  fault: (file: string) => HubFault | null;
  /** How many answers are held. */
  held(): number;
  /** Sends the rest of what is held. */
  letGo(): void;
  /** Breaks the connections that are held. */
  breakOff(): void;
  close(): Promise<void>;
};

const words = new Map([
  ["la", "the"],
  ["muestra", "sample"],
  ["fue", "was"],
  ["pequeña", "small"],
  [".", "."],
]);
export const largestFile = "onnx/decoder_model_merged.onnx";

/** A hub on this machine with the tiny model, as the real one answers: checksums, sizes, ranges. */
export async function startModelHub(): Promise<ModelHub> {
  const root = mkdtempSync(join(tmpdir(), "curie-hub-"));
  writeTinyModel(root, words);
  const held = new Set<Held>();
  const hub: Pick<ModelHub, "asked" | "fault"> = { asked: [], fault: () => null };
  const server = createServer((request, response) => {
    const [, file = "no such model"] = (request.url ?? "").split("/test/tiny/resolve/main/");
    const range = request.headers.range?.replace("bytes=", " ") ?? "";
    hub.asked.push(`${request.method} ${file}${range}`);
    answer(request, response, join(root, file), hub.fault(file), held);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const model = { id: "test/tiny", precision: "fp32" };
  return Object.assign(hub, {
    url,
    settings: { host: url, models: { zh_CN: model, es_ES: model, pt_BR: model } },
    held: () => held.size,
    letGo: () => {
      for (const { response, rest } of held) response.end(rest);
      held.clear();
    },
    breakOff: () => {
      for (const { response } of held) response.destroy();
      held.clear();
    },
    close: async () => {
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
      rmSync(root, { recursive: true, force: true });
    },
  });
}

type Held = { response: ServerResponse; rest: Buffer };

function answer(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
  fault: HubFault | null,
  held: Set<Held>,
): void {
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch {
    response.writeHead(404).end();
    return;
  }
  if (fault?.kind === "drop") {
    response.destroy();
    return;
  }
  if (fault?.kind === "status") {
    response.writeHead(fault.status).end();
    return;
  }
  const checksum = createHash("sha256").update(content).digest("hex");
  response.setHeader("x-linked-etag", `"${checksum}"`);
  response.setHeader("x-linked-size", content.length);
  if (fault?.kind === "other-content") content = Buffer.alloc(content.length, 7);
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? 0);
  if (from > 0) {
    response.statusCode = 206;
    response.setHeader("content-range", `bytes ${from}-${content.length - 1}/${content.length}`);
  }
  const body = content.subarray(from);
  response.setHeader("content-length", body.length);
  if (method === "HEAD" || !fault || !("after" in fault)) {
    response.end(method === "HEAD" ? undefined : body);
    return;
  }
  response.write(body.subarray(0, fault.after));
  held.add({ response, rest: body.subarray(fault.after) });
}

/**
 * An npm in place of the real one, so that no registry is needed: it installs a library that
 * translates by writing everything in capitals.
 *
 * @param failure what npm says on its error output before it fails
 * @returns the path of its script, and how often it was run
 */
export function writeFakeNpm(folder: string, failure?: string) {
  const script = join(folder, "npm.mjs");
  const runs = join(folder, "npm-runs");
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(runs, "");
  writeFileSync(script, failure === undefined ? installing(runs) : failing(runs, failure));
  return { script, runs: () => readFileSync(runs, "utf8").length };
}

function installing(runs: string): string {
  return `
    import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
    appendFileSync(${JSON.stringify(runs)}, ".");
    const library = "node_modules/@huggingface/transformers/dist";
    for (const folder of [library, "node_modules/onnxruntime-node/bin/napi-v6/" + process.platform]) {
      mkdirSync(folder, { recursive: true });
    }
    writeFileSync(library + "/transformers.node.mjs", ${JSON.stringify(capitals)});`;
}

const capitals = `
  export const env = {};
  export async function pipeline() {
    return async (texts) => texts.map((text) => ({ translation_text: text.toUpperCase() }));
  }`;

function failing(runs: string, failure: string): string {
  return `
    import { appendFileSync } from "node:fs";
    appendFileSync(${JSON.stringify(runs)}, ".");
    console.error(${JSON.stringify(failure)});
    process.exit(1);`;
}
