import { digestOf } from "./digests.ts";
import { type LogContent, logFormat } from "./model.ts";

/** The content of a log that names one copy, for tests. */
export async function aLogContent(
  copy: Uint8Array,
  change: Partial<Omit<LogContent, "files">> & { copy?: LogContent["files"][number]["copy"] } = {},
): Promise<LogContent> {
  const { copy: kind = "original", ...rest } = change;
  return {
    format: logFormat,
    issuedAt: "2026-11-23T10:00:00.000Z",
    installation: "https://curie.example.org",
    document: "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01",
    english: "American English",
    startedAt: "2026-11-23T09:00:00.000Z",
    completedAt: "2026-11-23T09:01:00.000Z",
    engine: { rules: "rules 1.9.0", model: null },
    files: [{ copy: kind, sha256: await digestOf(copy), at: "2026-11-23T09:00:00.000Z" }],
    edits: [],
    ...rest,
  };
}
