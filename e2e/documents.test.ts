import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page, Request, Route } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Sql } from "../apps/server/src/platform/testing/sql.ts";
import { cleanUp, desktop, openBrowser, openPage, phone, signIn } from "./browser.ts";
import { openAccount, openDatabase, type SeededDocument, seedDocuments } from "./rows.ts";
import { type RunningApp, root, runApp } from "./running-app.ts";

const manuscript = join(root, "packages", "manuscript", "fixtures", "four-mistakes.docx");

let app: RunningApp;
let browser: Browser;
let sql: Sql;
let page: Page;
let account: { email: string; password: string };

beforeAll(async () => {
  [app, browser] = await Promise.all([runApp(), openBrowser()]);
  sql = await openDatabase(app);
  ({ page } = await openPage(browser));
});
beforeEach(async () => {
  account = await openAccount(sql);
  await signIn(page, app.url, account);
  return () => cleanUp(page);
});
afterAll(async () => {
  await sql?.end();
  await browser?.close();
  await app?.stop();
});

const seed = (documents: readonly SeededDocument[]) => seedDocuments(sql, account.email, documents);
const many = (count: number): SeededDocument[] => Array.from({ length: count }, () => ({}));
const entries = () =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
const names = () => entries().getByRole("heading", { level: 2 }).allInnerTexts();
const openEditing = async (query = "") => {
  await page.goto(`${app.url}/rubriq/editing${query}`);
  await page.getByRole("heading", { level: 1, name: "Editing" }).waitFor();
  await page.waitForLoadState("networkidle");
};

/** Holds every request that matches until `release` is called. */
async function hold(matches: (request: Request) => boolean): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route(
    (url) => url.pathname.startsWith("/api/"),
    async (route: Route) => {
      if (matches(route.request())) await gate;
      await route.continue();
    },
  );
  return release;
}

/** API calls in the order they were made. */
function record(): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

describe("the list", () => {
  test("shows rows 11 to 20 for ?page=2, and keeps the page over reload and back [S36]", async () => {
    await seed(many(25));
    await openEditing("?page=2");
    const second = Array.from({ length: 10 }, (_, index) => `paper ${index + 11}.docx`);
    expect(await names()).toEqual(second);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(await names()).toEqual(second);
    await page.getByRole("link", { name: "Page 3" }).click();
    await expect
      .poll(names)
      .toEqual(Array.from({ length: 5 }, (_, index) => `paper ${index + 21}.docx`));
    await page.goBack();
    await expect.poll(names).toEqual(second);
  });

  test("without documents is an empty state whose button opens the wizard [S38]", async () => {
    await openEditing();
    await page.getByRole("heading", { name: "No documents yet" }).waitFor();
    expect(await page.getByRole("navigation", { name: "Pages" }).count()).toBe(0);
    expect(await entries().count()).toBe(0);
    await page.getByRole("button", { name: "Check your first document" }).click();
    await page.getByRole("dialog").getByText("Check a document").waitFor();
  });

  test.each([
    [1, 10, 0],
    [1, 11, 2],
    [1, 250, 10],
    [13, 250, 10],
    [25, 250, 10],
  ])(
    "on page %i of %i documents has %i page links, the current one among them [S80]",
    async (current, total, links) => {
      await seed(many(total));
      await openEditing(`?page=${current}`);
      const pages = page.getByRole("navigation", { name: "Pages" });
      expect(await pages.getByRole("link", { name: /^Page \d+$/ }).count()).toBe(links);
      if (links > 0) {
        expect(await pages.locator('[aria-current="page"]').innerText()).toBe(String(current));
        await pages
          .getByRole("link", { name: "Next page" })
          .or(pages.getByLabel("Next page"))
          .first()
          .waitFor();
        await pages.getByLabel("Previous page").first().waitFor();
      }
    },
  );
});

describe("a document's entry", () => {
  const long = `${"thermokarst_lake_drainage_".repeat(8)}final_v12.docx`;

  test("cuts a long name and keeps the whole one for pointer and screen reader [S53]", async () => {
    await seed([{ fileName: long }]);
    await openEditing();
    const heading = entries().getByRole("heading", { level: 2 });
    expect(await heading.locator("[title]").getAttribute("title")).toBe(long);
    await entries().getByRole("heading", { level: 2, name: long, exact: true }).waitFor();
    const cut = await heading.locator('[aria-hidden="true"]').innerText();
    expect(cut).toContain("…");
    expect(cut).toMatch(/v12\.docx$/);
  });

  test("has download, delete and premium controls with names of their own [S55]", async () => {
    await seed([{ fileName: "a.docx" }, { fileName: "b.docx" }]);
    await openEditing();
    const entry = entries().first();
    await entry.getByRole("button", { name: "Download a.docx" }).waitFor();
    await entry.getByRole("button", { name: "Delete a.docx" }).waitFor();
    await entry.getByRole("link", { name: "Get premium editing for a.docx" }).waitFor();
  });

  test.each([desktop, { width: 768, height: 900 }, phone])(
    "keeps its left column within half of itself, but on a phone, at %o [S56]",
    async (viewport) => {
      await page.setViewportSize(viewport);
      await seed([
        { fileName: long },
        { fileName: long, status: "failed" },
        { fileName: long, status: "processing" },
      ]);
      await openEditing();
      const measured = await entries().evaluateAll((items) =>
        items.map((item) => {
          const [name, left] = ["h2", '[data-column="left"]'].map((part) =>
            item.querySelector(part),
          );
          const width = item.getBoundingClientRect().width;
          const share = (element: Element | null | undefined) =>
            (element?.getBoundingClientRect().width ?? Number.NaN) / width;
          const parts = [...item.querySelectorAll("h2, h2 *, [data-column=left]")];
          const isCut = parts.some(
            (part) => part.getBoundingClientRect().right > item.getBoundingClientRect().right,
          );
          return { name: share(name), left: share(left), isCut };
        }),
      );
      expect(measured).toHaveLength(3);
      for (const { name, left, isCut } of measured) {
        // On a phone everything stands below one another (docs/adr/0026).
        for (const share of [left, name]) {
          if (viewport === phone) expect(share).toBeGreaterThan(0.8);
          else expect(share).toBeLessThanOrEqual(0.5);
        }
        expect(isCut).toBe(false);
      }
    },
  );

  test.each([
    ["jp", 390],
    ["jp", 320],
    ["es", 320],
  ])(
    "keeps the bin on the line of the download, in /%s at %i px [S55 G-87]",
    async (language, width) => {
      await page.setViewportSize({ width, height: 800 });
      const [identity = ""] = await seed([{ fileName: long }]);
      await sql`update documents set proof_total = 34, proof_differing = 0 where id = ${identity}`;
      await page.goto(`${app.url}/${language}/rubriq/editing`);
      const buttons = entries().first().locator('[data-column="right"] button');
      await buttons.nth(2).waitFor();
      const boxes = await buttons.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON()),
      );
      expect(boxes).toHaveLength(3);
      for (const [index, box] of boxes.entries()) {
        expect(Math.abs(box.top - boxes[0].top)).toBeLessThan(2);
        expect(box.left).toBeGreaterThanOrEqual(index === 0 ? 0 : boxes[index - 1].right - 1);
        expect(box.right).toBeLessThanOrEqual(width);
      }
    },
  );

  test("offers premium editing only when completed, at the specified address [S57 S58]", async () => {
    const [completed] = await seed([
      { fileName: "c.docx" },
      { fileName: "f.docx", status: "failed" },
      { fileName: "p.docx", status: "processing" },
    ]);
    await openEditing();
    const link = page.getByRole("link", { name: "Get premium editing for c.docx" });
    expect(await link.getAttribute("href")).toBe(`/api/order-form/from-digital-edit/${completed}`);
    for (const name of ["f.docx", "p.docx"]) {
      expect(await page.locator(`a[href*="order-form"]`).count()).toBe(1);
      const off = page.getByText("Get premium editing").nth(name === "f.docx" ? 1 : 2);
      expect(await off.evaluate((element) => element.closest("a[href]"))).toBeNull();
    }
  });

  test("says where it came from when that was the Word add-in [S62]", async () => {
    await seed([{ fileName: "addin.docx", origin: "wai" }, { fileName: "web.docx" }]);
    await openEditing();
    expect(await entries().nth(0).innerText()).toContain("from Word add-in");
    expect(await entries().nth(1).innerText()).not.toContain("from Word add-in");
  });

  test("tells its status by word and icon, and explains it on focus [S54 S64 S65 S66]", async () => {
    await seed([{ status: "processing" }, { status: "failed" }, { status: "completed" }]);
    await openEditing();
    const wanted = [
      ["Processing", "Curie is reading your manuscript and marking corrections."],
      ["We could not edit this file", "Editing stopped. This attempt was not counted."],
      ["Edited, 12 changes", "Every correction is a tracked change in the Word file."],
    ];
    for (const [index, [word = "", tip = ""]] of wanted.entries()) {
      const status = entries().nth(index).getByText(word, { exact: true });
      await status.waitFor();
      expect(
        await entries().nth(index).locator('[data-column="left"] svg').count(),
      ).toBeGreaterThan(0);
      // Its component's tests explain it on hover.
      await status.focus();
      await page.getByRole("tooltip").getByText(tip).waitFor();
      await status.blur();
      await page.getByRole("tooltip").waitFor({ state: "detached" });
    }
    const colour = await entries()
      .nth(1)
      .getByText("We could not edit this file")
      .evaluate((element) => getComputedStyle(element).color);
    expect(colour).toBe("rgb(161, 36, 58)");
  });

  test("enables download and delete only when completed [S67]", async () => {
    await seed([
      { fileName: "p.docx", status: "processing" },
      { fileName: "f.docx", status: "failed" },
      { fileName: "c.docx" },
    ]);
    await openEditing();
    const disabled = (name: string) =>
      page
        .getByRole("button", { name })
        .evaluate((button) => button.matches(':disabled, [aria-disabled="true"]'));
    for (const verb of ["Download", "Delete"]) {
      expect(await disabled(`${verb} p.docx`)).toBe(true);
      expect(await disabled(`${verb} f.docx`)).toBe(true);
      expect(await disabled(`${verb} c.docx`)).toBe(false);
    }
  });
});

/** A finished edit with real bytes, made through the page's own calls. */
async function realEdit(name = "four-mistakes.docx"): Promise<void> {
  const upload = await page.request.post(`${app.url}/api/upload`, {
    multipart: {
      file: { name, mimeType: "application/octet-stream", buffer: readFileSync(manuscript) },
    },
  });
  const { identity } = (await upload.json()) as { identity: string };
  await expect
    .poll(
      async () => {
        const start = await page.request.post(`${app.url}/api/digital-edit/start`, {
          data: { file: identity, styleOfEnglish: "American English" },
        });
        return start.status();
      },
      { interval: 300 },
    )
    .toBe(200);
  await expect
    .poll(
      async () => {
        const list = await page.request.get(`${app.url}/api/digital-edit/list`);
        const { documents } = (await list.json()) as {
          documents: { status: string; file: { name: string } }[];
        };
        return documents.find(({ file }) => file.name === name)?.status;
      },
      { interval: 300 },
    )
    .toBe("completed");
}

describe("downloading", () => {
  test("fetches the version first, then the file with it [S69]", async () => {
    await realEdit();
    await openEditing();
    const addresses: string[] = [];
    page.on("request", (request) => {
      if (/\/(version|download)/.test(request.url()))
        addresses.push(request.url().replace(app.url, ""));
    });
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download four-mistakes.docx" }).click();
    await download;
    expect(addresses).toHaveLength(2);
    expect(addresses[0]).toMatch(/\/api\/digital-edit\/[0-9a-f-]+\/version$/);
    const query = new URL(addresses[1] ?? "", app.url).searchParams;
    expect(query.get("version")).toMatch(/harper/);
    expect(query.get("fileName")).toContain("four-mistakes");
  });

  test("shows a spinner on that document alone, and lets go after success and after failure [S68]", async () => {
    await realEdit("one.docx");
    await realEdit("two.docx");
    await openEditing();
    const release = await hold((request) => request.url().includes("/version"));
    await page.getByRole("button", { name: "Download one.docx" }).click();
    const busy = page.getByRole("button", { name: /^Downloading one\.docx/ });
    await busy.waitFor();
    expect(await busy.innerText()).toContain("Downloading…");
    expect(
      await busy.evaluate((button) =>
        button.matches(':disabled, [aria-disabled="true"], [data-loading]'),
      ),
    ).toBe(true);
    const other = page.getByRole("button", { name: "Download two.docx" });
    expect(
      await other.evaluate((button) => button.matches(':disabled, [aria-disabled="true"]')),
    ).toBe(false);
    const download = page.waitForEvent("download");
    release();
    await download;
    await page.getByRole("button", { name: "Download one.docx" }).waitFor();

    await page.unrouteAll();
    await page.route(/\/version$/, (route) =>
      route.fulfill({ status: 500, json: { code: "internal-error", params: {}, requestId: "x" } }),
    );
    await page.getByRole("button", { name: "Download two.docx" }).click();
    await page.getByText("The file could not be downloaded").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Download two.docx" }).waitFor();
  });
});

describe("deleting", () => {
  const ask = async (name: string) => {
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await page.getByText("Delete this document?").waitFor();
  };

  test("asks with the whole name, and Cancel, close and Escape leave the document [S70 S74]", async () => {
    await seed([{ fileName: "keep me.docx" }]);
    await openEditing();
    const calls = record();
    for (const way of ["Cancel", "Close", "Escape"]) {
      await ask("keep me.docx");
      await page.getByText("“keep me.docx” and its edited versions").waitFor();
      await page.getByRole("button", { name: "Yes, delete" }).waitFor();
      if (way === "Escape") await page.keyboard.press("Escape");
      else await page.getByRole("button", { name: way, exact: true }).click();
      await page.getByText("Delete this document?").waitFor({ state: "detached" });
      const focus = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      expect(focus).toBe("Delete keep me.docx");
    }
    expect(calls.filter((call) => call.startsWith("DELETE"))).toEqual([]);
    expect(await names()).toEqual(["keep me.docx"]);
  });

  test("runs once with every button off, then refreshes what is shared, closes and reloads [S71 S73]", async () => {
    await seed([{ fileName: "gone.docx" }, { fileName: "stays.docx" }]);
    await openEditing();
    const release = await hold((request) => request.method() === "DELETE");
    await ask("gone.docx");
    const calls = record();
    await page.getByRole("button", { name: "Yes, delete" }).click();
    const buttons = page.getByRole("dialog").or(page.getByRole("alertdialog")).getByRole("button");
    for (const button of await buttons.all()) {
      expect(
        await button.evaluate((element) =>
          element.matches(':disabled, [aria-disabled="true"], [data-loading]'),
        ),
      ).toBe(true);
    }
    release();
    await expect.poll(names).toEqual(["stays.docx"]);
    const order = calls.filter((call) =>
      /^DELETE|status\/sync|curie\/load|limit-reached|edit\/list/.test(call),
    );
    expect(order.filter((call) => call.startsWith("DELETE"))).toHaveLength(1);
    expect(order[0]).toMatch(/^DELETE/);
    expect(order[1]).toMatch(/status\/sync|curie\/load|limit-reached/);
    expect(order.at(-1)).toContain("/api/digital-edit/list");
  });

  test("says so when it fails, and the buttons work again [S73]", async () => {
    await seed([{ fileName: "stubborn.docx" }]);
    await openEditing();
    await page.route(/digital-edit\/[0-9a-f-]{36}$/, (route) =>
      route.fulfill({ status: 500, json: { code: "internal-error", params: {}, requestId: "x" } }),
    );
    await ask("stubborn.docx");
    await page.getByRole("button", { name: "Yes, delete" }).click();
    await page.getByRole("alert").first().waitFor();
    expect(await page.getByRole("button", { name: "Yes, delete" }).isEnabled()).toBe(true);
  });

  test("of the last one on page 2 goes to page 1, of one among two stays on page 2 [S72]", async () => {
    await seed(many(12));
    await openEditing("?page=2");
    await ask("paper 12.docx");
    await page.getByRole("button", { name: "Yes, delete" }).click();
    await expect.poll(names).toEqual(["paper 11.docx"]);
    expect(page.url()).toContain("page=2");
    await ask("paper 11.docx");
    await page.getByRole("button", { name: "Yes, delete" }).click();
    await expect.poll(async () => (await names()).length).toBe(10);
    expect(page.url()).not.toContain("page=2");
  });

  test("of the only one leaves the empty state [S72]", async () => {
    await seed([{ fileName: "only.docx" }]);
    await openEditing();
    await ask("only.docx");
    await page.getByRole("button", { name: "Yes, delete" }).click();
    await page.getByRole("heading", { name: "No documents yet" }).waitFor();
  });
});

describe("the wizard", () => {
  /** Files of the tests before this one, which made edits of their own. */
  const storedBefore = () => originalsBefore.length;
  let originalsBefore: string[] = [];
  beforeEach(() => {
    const folder = join(app.dataDir, "files", "originals");
    originalsBefore = existsSync(folder) ? readdirSync(folder) : [];
  });

  const open = async () => {
    await page
      .getByRole("button", { name: /^Check (a|your first) document$/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.locator('input[type="file"]').waitFor({ state: "attached" });
    return dialog;
  };

  test("shows the word limit [S46]", async () => {
    await openEditing();
    await (await open())
      .getByText(/up to 25,000 words/)
      .first()
      .waitFor();
  });

  test("takes one file, and a new choice replaces the first [S41]", async () => {
    await openEditing();
    const dialog = await open();
    const input = dialog.locator('input[type="file"]');
    expect(await input.getAttribute("multiple")).toBeNull();
    await input.setInputFiles(manuscript);
    await dialog.getByText(/^Uploaded,/).waitFor();
    await input.setInputFiles({
      name: "second.docx",
      mimeType: "application/octet-stream",
      buffer: Buffer.from("not a Word file"),
    });
    await dialog.getByText("second.docx").first().waitFor();
    expect(await dialog.getByText("four-mistakes.docx").count()).toBe(0);
  });

  test("does not go on without an uploaded file, and says what is missing [S47 S239]", async () => {
    await openEditing();
    const dialog = await open();
    const message = dialog.getByText("Choose a Word file and wait until it is uploaded.");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await message.waitFor();
    const release = await hold((request) => request.url().endsWith("/api/upload"));
    await dialog.locator('input[type="file"]').setInputFiles(manuscript);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await message.waitFor();
    release();
    await dialog.getByText(/^Uploaded,/).waitFor();
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog
      .getByRole("radio", { name: /English/ })
      .first()
      .waitFor();
    const styles = dialog.getByRole("group", { name: /^Which English/ });
    expect(await styles.getByRole("radio").count()).toBe(2);
  });

  test.each([
    ["a wrong type", "notes.pdf", Buffer.from("%PDF-1.7")],
    ["a lying extension", "notes.docx", Buffer.from("%PDF-1.7\n")],
    ["an empty file", "empty.docx", Buffer.alloc(0)],
    ["31 MB", "large.docx", Buffer.alloc(31 * 1024 * 1024)],
  ])("says what is wrong with %s and stores nothing", async (_name, name, buffer) => {
    await openEditing();
    const dialog = await open();
    // The browser takes a file from the disk; many megabytes through the test would take seconds.
    const file = join(app.dataDir, name);
    writeFileSync(file, buffer);
    await dialog.locator('input[type="file"]').setInputFiles(file);
    const complaint = dialog.getByRole("alert").first();
    await complaint.waitFor();
    expect((await complaint.innerText()).length).toBeGreaterThan(20);
    await dialog.getByRole("button", { name: "Continue" }).click();
    expect(await dialog.getByRole("radio", { name: /English/ }).count()).toBe(0);
    const originals = join(app.dataDir, "files", "originals");
    const kept =
      await sql`select id from uploads where owner_id = (select id from users where email = ${account.email})`;
    expect(kept).toHaveLength(0);
    expect(existsSync(originals) ? readdirSync(originals) : []).toHaveLength(storedBefore());
  });

  test("asks for a style before it starts, and sends nothing without [S42]", async () => {
    await openEditing();
    const dialog = await open();
    await dialog.locator('input[type="file"]').setInputFiles(manuscript);
    await dialog.getByText(/^Uploaded,/).waitFor();
    await dialog.getByRole("button", { name: "Continue" }).click();
    const calls = record();
    await dialog.getByRole("button", { name: "Start editing" }).click();
    await dialog.getByText("Choose the style of English.").waitFor();
    expect(calls.filter((call) => call.includes("start"))).toEqual([]);
  });

  test("after a start closes, refreshes plan and access, then reloads the list on page 1 [S51 S52]", async () => {
    await seed(many(25));
    await openEditing("?page=3");
    const dialog = await open();
    await dialog.locator('input[type="file"]').setInputFiles(manuscript);
    await dialog.getByText(/^Uploaded,/).waitFor();
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByText("American English", { exact: true }).click();
    const calls = record();
    await dialog.getByRole("button", { name: "Start editing" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(async () => (await names())[0]).toBe("four-mistakes.docx");
    expect(new URL(page.url()).searchParams.get("page") ?? "1").toBe("1");
    const order = calls.filter((call) =>
      /start|status\/sync|curie\/load|limit-reached|edit\/list/.test(call),
    );
    const lastStart = order.findLastIndex((call) => call.includes("start"));
    expect(order[lastStart + 1]).toMatch(/status\/sync|curie\/load|limit-reached/);
    expect(order.slice(lastStart + 1).some((call) => call.includes("edit/list"))).toBe(true);
  });
});
