/**
 * What one account that hands in twelve files of 8 MB at once does to everybody else: how long
 * another person waits for the word count of a paper meanwhile, and how much memory the server takes.
 */
import { readFile } from "node:fs/promises";
import { aWordFile, paragraph, run } from "@curie/docx/testing";
import { aWordFileOf } from "../apps/server/src/platform/testing/word-file.ts";
import { type RunningApp, runApp } from "../e2e/running-app.ts";
import { signIn } from "../integration/editing.ts";
import type { Bench } from "./report.ts";

const files = 12;
const fileBytes = 8 * 1024 * 1024;
const rounds = 5;

export const fairness: Bench = async (note) => {
  const app = await runApp();
  try {
    const [one, other] = [await signIn(app), await signIn(app, "starter@curie.test")];
    const idleMb = await peakMb(app);
    const waits: number[] = [];
    const alone = await countedAfter(app, other);
    const heavy = longPaper();
    note(
      `${files} files of ${(heavy.length / 1024 / 1024).toFixed(1)} MB; alone ${alone.toFixed(1)} s`,
    );
    let handingIn = true;
    const all = Promise.all(Array.from({ length: files }, () => handIn(app, one, heavy))).finally(
      () => {
        handingIn = false;
      },
    );
    while (handingIn && waits.length < rounds) {
      const seconds = await countedAfter(app, other);
      waits.push(seconds);
      note(`the other person's count was there after ${seconds.toFixed(1)} s`);
    }
    const refused = (await all).filter((status) => status === 429).length;
    const peak = await peakMb(app);
    return {
      bench: "fairness",
      figures: [
        {
          what: "longest wait of another person",
          value: Math.max(...waits),
          unit: "s",
          wanted: "at most 3",
        },
        { what: "the same wait alone", value: alone, unit: "s" },
        { what: "uploads that were told to wait", value: refused, unit: "of 12" },
        { what: "memory at its peak above idle", value: peak - idleMb, unit: "MB" },
      ],
    };
  } finally {
    await app.stop();
  }
};

/** Prose of as many bytes, packed; what it packs to does not repeat. */
function longPaper(): Buffer {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  };
  const words = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 3 + Math.floor(random() * 9) }, () =>
      String.fromCharCode(97 + Math.floor(random() * 26)),
    ).join(""),
  );
  const paragraphs: string[] = [];
  for (let text = 0; text < fileBytes * 1.75; ) {
    const sentence = Array.from({ length: 120 }, () => words[Math.floor(random() * 20_000)]).join(
      " ",
    );
    text += sentence.length;
    paragraphs.push(paragraph(run(sentence)));
  }
  return aWordFile(paragraphs.join(""));
}

async function handIn(app: RunningApp, cookie: string, bytes: Uint8Array): Promise<number> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "long.docx"));
  const answer = await fetch(`${app.url}/api/upload`, {
    method: "POST",
    headers: { cookie },
    body: form,
  }).catch(() => null);
  return answer?.status ?? 429;
}

/** Seconds from handing a paper in until its words are counted. */
async function countedAfter(app: RunningApp, cookie: string): Promise<number> {
  const began = performance.now();
  const form = new FormData();
  form.set("file", new File([new Uint8Array(aWordFileOf(30_000))], "paper.docx"));
  const uploaded = await fetch(`${app.url}/api/upload`, {
    method: "POST",
    headers: { cookie },
    body: form,
  });
  const { identity } = (await uploaded.json()) as { identity: string };
  // A paper that is too long to be edited says so as soon as it is counted, and costs no use.
  for (;;) {
    const answer = await fetch(`${app.url}/api/digital-edit/start`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ file: identity, styleOfEnglish: "American English" }),
    });
    const { code } = (await answer.json()) as { code?: string };
    if (code === "digital-editing-exceeds-max-word-count") break;
    if (code !== "word-count-not-received") throw new Error(`the start was answered ${code}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return (performance.now() - began) / 1000;
}

/** The most memory that the server has taken, from the system's own record. */
async function peakMb(app: RunningApp): Promise<number> {
  const status = await readFile(`/proc/${app.process().pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024);
}
