/**
 * What a first visit costs: compressed bytes of JavaScript before the front page, the sign-in page, the
 * editing page, a change report and the page of plans can be used, and Lighthouse's scores of each on
 * desktop and phone, against the real server.
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import lighthouse, { desktopConfig, type Flags } from "lighthouse";
import { freePort } from "../apps/server/src/platform/free-port.ts";
import { demoAccount } from "../apps/server/src/seed.ts";
import { buildWebWhenStale } from "../scripts/build-web.ts";
import { findBrowser } from "../scripts/find-browser.ts";
import type { Bench, Figure } from "./report.ts";
import { manuscriptOf, paragraphsOf } from "./sample-manuscript.ts";

const categories = ["performance", "accessibility", "best-practices"] as const;
const wordsOfTheReport = 1500;

export const web: Bench = async (note) => {
  await buildWebWhenStale();
  const browser = findBrowser();
  if (!browser) throw new Error("no Chromium was found; set CHROMIUM_PATH");
  const dataDir = await mkdtemp(join(tmpdir(), "curie-bench-"));
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL("../apps/server/src/main.ts", import.meta.url))],
    {
      env: {
        ...process.env,
        PORT: String(port),
        CURIE_DATA_DIR: dataDir,
        LOG_LEVEL: "warn",
        CURIE_FETCH_APERTIUM: "off",
        CURIE_NEURAL_TRANSLATION: "off",
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  try {
    await until("the server starts", () => fetch(`${base}/api/health`));
    const session = await signIn(base);
    note("editing a manuscript for the report");
    const edited = await editManuscript(base, session);
    const pages = [
      { name: "front page", path: "/", cookie: null },
      { name: "sign-in page", path: "/sign-in", cookie: null },
      { name: "editing page", path: "/rubriq/editing", cookie: session },
      { name: "report page", path: `/rubriq/editing/${edited}/report`, cookie: session },
      { name: "plan page", path: "/rubriq/plan", cookie: session },
    ];
    const debugPort = await freePort();
    const chrome = await chromium.launch({
      executablePath: browser,
      args: [`--remote-debugging-port=${debugPort}`, "--no-sandbox", "--disable-gpu"],
    });
    const figures: Figure[] = [];
    for (const page of pages) {
      const { cookie } = page;
      figures.push({
        what: `JavaScript of the ${page.name}`,
        value: Math.round((await scriptBytes(chrome, base + page.path, cookie)) / 1000),
        unit: "kB compressed",
        wanted: page.cookie ? "at most 175" : "at most 170",
      });
      for (const device of ["desktop", "phone"] as const) {
        note(`Lighthouse: ${page.name}, ${device}`);
        const flags: Flags = {
          port: debugPort,
          onlyCategories: [...categories],
          ...(cookie ? { extraHeaders: { cookie }, disableStorageReset: true } : {}),
        };
        const result = await lighthouse(
          base + page.path,
          flags,
          device === "desktop" ? desktopConfig : undefined,
        );
        for (const category of categories) {
          figures.push({
            what: `${page.name}, ${device}: ${category}`,
            value: Math.round((result?.lhr.categories[category]?.score ?? 0) * 100),
            unit: "of 100",
            wanted: "at least 95",
          });
        }
      }
    }
    await chrome.close();
    return { bench: "web", figures };
  } finally {
    server.kill("SIGTERM");
    await new Promise((done) => server.once("exit", done));
    await rm(dataDir, { recursive: true, force: true });
  }
};

async function signIn(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/accounts/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(demoAccount),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Bytes on the wire of every script that the page loads until it is quiet. */
async function scriptBytes(
  chrome: Awaited<ReturnType<typeof chromium.launch>>,
  url: string,
  cookie: string | null,
): Promise<number> {
  const context = await chrome.newContext(cookie ? { extraHTTPHeaders: { cookie } } : {});
  const page = await context.newPage();
  let bytes = 0;
  const sizes: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes += responseBodySize;
      }),
    );
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await Promise.all(sizes);
  await context.close();
  return bytes;
}

/** Uploads a manuscript and has it edited; answers the document's identity. */
async function editManuscript(base: string, cookie: string): Promise<string> {
  const form = new FormData();
  form.set("retentionDays", "90");
  const bytes = new Uint8Array(manuscriptOf(paragraphsOf(wordsOfTheReport)));
  form.set("file", new Blob([bytes]), "manuscript.docx");
  const headers = { cookie };
  const upload = await fetch(`${base}/api/upload`, { method: "POST", headers, body: form });
  if (!upload.ok) throw new Error(await upload.text());
  const { identity: file } = (await upload.json()) as { identity: string };
  // Until the words are counted a start is asked again.
  const started = await until("the edit starts", () =>
    fetch(`${base}/api/digital-edit/start`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ file, styleOfEnglish: "American English" }),
    }),
  );
  const { document } = (await started.json()) as { document: { identity: string } };
  await until("the edit ends", () =>
    fetch(`${base}/api/digital-edit/${document.identity}/report`, { headers }),
  );
  return document.identity;
}

/** Asks until the answer is a good one. */
async function until(what: string, ask: () => Promise<Response>): Promise<Response> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answer = await ask().catch(() => null);
    if (answer?.ok) return answer;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`waited two minutes until ${what}`);
}
