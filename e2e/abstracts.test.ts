import type { Browser, Page, Route } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Sql } from "../apps/server/src/platform/testing/sql.ts";
import { cleanUp, expectNoViolations, openBrowser, openPage, phone, signIn } from "./browser.ts";
import { type Account, openAccount, openDatabase } from "./rows.ts";
import { type RunningApp, runApp } from "./running-app.ts";

let app: RunningApp;
let browser: Browser;
let sql: Sql;
let page: Page;
let account: Account;

beforeAll(async () => {
  [app, browser] = await Promise.all([runApp({ FLAG_CURIE_ABSTRACT_WRITER: "on" }), openBrowser()]);
  sql = await openDatabase(app);
  ({ page } = await openPage(browser, { permissions: ["clipboard-read", "clipboard-write"] }));
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

const list = () => `${app.url}/rubriq/abstract-writer`;
const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const at = (step: string) => page.waitForURL(new RegExp(`/criteria/${step}$`));
const progress = () => page.getByRole("progressbar").getAttribute("aria-valuenow");
const session = () => /abstract-writer\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? "";
const section = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
/** The field of the one section that is open. */
const editor = () =>
  page.getByRole("textbox", { includeHidden: false }).and(page.locator("[contenteditable]"));
const radio = (name: string) => page.getByRole("radio", { name, exact: true });

type Stored = {
  current_step: string;
  current_stage: string;
  title: string;
  criteria_responses: Record<string, unknown>;
  template_responses: Record<string, string>;
};
/** What the server keeps of the abstract on the screen. */
async function stored(): Promise<Stored> {
  const [row] = await sql<Stored[]>`select * from abstracts where id = ${session()}`;
  if (!row) throw new Error("nothing is stored");
  return row;
}

async function begin(title: string): Promise<void> {
  await page.goto(list());
  await button(/^(Create an abstract|New abstract)$/).click();
  await at("onboarding");
  await page.getByLabel("Name of the abstract").fill(title);
  await button("Next").click();
  await at("article-type");
}

async function choose(answer: string, next: string): Promise<void> {
  await radio(answer).check();
  await button("Next").click();
  await at(next);
}

async function call(path: string, data: object): Promise<{ session: string }> {
  const answer = await page.request.post(`${app.url}/api/writer/${path}`, { data });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** A set-up with these answers, made by calls; the first test walks it. */
async function setUp(title: string, criteriaResponses: object): Promise<string> {
  const { session: made } = await call("start", {});
  await call("save", {
    session: made,
    revision: 0,
    currentStep: "confirmation",
    title,
    criteriaResponses,
  });
  return made;
}

/** A confirmed set-up: a research article of so many words. */
async function beginWriting(title: string, maxLength = 12): Promise<void> {
  const made = await setUp(title, {
    "article-type": "research",
    form: "structured",
    audience: "specialist",
    "text-limit": { maxLength, useCharacters: false },
  });
  await call("update-stage", { session: made, stage: "template" });
  await page.goto(`${list()}/${made}/template`);
  await editor().waitFor();
}

/** Fails saves while it is on, as a network does that is gone. */
async function cutSaves(): Promise<() => Promise<void>> {
  const cut = (route: Route) => route.abort("internetdisconnected");
  const save = (url: URL) => url.pathname === "/api/writer/save";
  await page.route(save, cut);
  return () => page.unroute(save, cut);
}

/** Loses every other save, the first among them, as a bad line does. */
async function loseEveryOtherSave(): Promise<() => number> {
  let lost = 0;
  let saves = 0;
  await page.route(
    (url) => url.pathname === "/api/writer/save",
    (route) => {
      saves += 1;
      if (saves % 2 === 0) return route.fallback();
      lost += 1;
      return route.abort("internetdisconnected");
    },
  );
  return () => lost;
}

/** Presses Next until the step is there: a press whose save was lost says so and stays. */
async function insist(next: string): Promise<void> {
  await expect
    .poll(async () => {
      await button("Next").click();
      await page.waitForURL(new RegExp(`/${next}$`), { timeout: 1_000 }).catch(() => undefined);
      return page.url();
    })
    .toMatch(new RegExp(`/${next}$`));
}

describe("the set-up", () => {
  test("is walked by both routes, forward and back, and takes later answers away only when told to [S26 S150 S156 S157 S158 S161 S162 S163 S164 S165 S166 S253]", async () => {
    await page.goto(list());
    await page.getByRole("heading", { name: "No abstracts yet" }).waitFor();
    await button("Create an abstract").click();
    await at("onboarding");
    await expect.poll(progress).toBe("0");
    expect(await page.getByRole("link", { name: "Back" }).count()).toBe(0);

    // Steps that are out of reach lead to the current one.
    for (const step of ["confirmation", "text-limit", "audience", "no-such-step"]) {
      await page.goto(`${list()}/${session()}/criteria/${step}`);
      await at("onboarding");
    }
    await button("Next").click();
    await page.getByText("Enter a name for the abstract.").waitFor();
    await page.getByLabel("Name of the abstract").fill("   ");
    await button("Next").click();
    await page.getByText("Enter a name for the abstract.").waitFor();
    expect((await stored()).title).toBe("");
    await page.getByLabel("Name of the abstract").fill("Coral recovery");
    await button("Next").click();
    await at("article-type");
    await heading("Coral recovery").waitFor();
    await expect.poll(progress).toBe("16");

    expect(await button("Next").isDisabled()).toBe(true);
    await radio("Research article").check();
    await expect
      .poll(async () => (await stored()).criteria_responses)
      .toEqual({
        "article-type": "research",
      });
    await page.reload();
    expect(await radio("Research article").isChecked()).toBe(true);
    await button("Next").click();
    await at("form");
    await expect.poll(progress).toBe("33");
    await choose("Structured", "audience");
    await expect.poll(progress).toBe("50");
    await choose("General", "text-limit");
    await expect.poll(progress).toBe("66");
    await page.getByRole("link", { name: "Back" }).click();
    await at("audience");
    await button("Next").click();
    await at("text-limit");
    await page.getByLabel("Maximum length").fill("250");
    await button("Next").click();
    await at("confirmation");
    await expect.poll(progress).toBe("100");
    await page.getByRole("link", { name: "Back" }).click();
    await at("text-limit");

    // The same next step keeps later answers; another one asks first.
    await page.goto(`${list()}/${session()}/criteria/article-type`);
    await radio("Review").check();
    await expect
      .poll(async () => (await stored()).criteria_responses["article-type"])
      .toBe("review");
    expect((await stored()).criteria_responses).toHaveProperty("audience", "general");
    await radio("Conference").click();
    const question = page.getByRole("alertdialog", { name: "Change this answer?" });
    await question.getByText("Form, Readers, Maximum length").waitFor();
    await question.getByRole("button", { name: "Keep" }).click();
    expect(await radio("Review").isChecked()).toBe(true);
    await radio("Conference").click();
    await question.getByRole("button", { name: "Change", exact: true }).click();
    await question.waitFor({ state: "detached" });
    expect((await stored()).criteria_responses).toEqual({ "article-type": "conference" });

    // Back at once after a choice keeps the choice.
    await radio("Case report").check();
    await page.getByRole("link", { name: "Back" }).click();
    await at("onboarding");
    await expect.poll(async () => (await stored()).current_step).toBe("onboarding");
    expect((await stored()).criteria_responses).toEqual({ "article-type": "case-report" });
    await button("Next").click();
    await at("article-type");
    await radio("Conference").check();

    // The other route skips the form, forward and back.
    await button("Next").click();
    await at("audience");
    await page.getByRole("link", { name: "Back" }).click();
    await at("article-type");
    await button("Next").click();
    await at("audience");
    await choose("General", "text-limit");
    await page.getByLabel("Maximum length").fill("1500");
    await radio("Characters").check({ force: true });
    await button("Next").click();
    await at("confirmation");
    const main = page.getByRole("main");
    for (const words of ["Coral recovery", "Conference", "General", "at most 1,500 characters"]) {
      await main.getByText(words, { exact: true }).first().waitFor();
    }
    await main.getByText("After you confirm, the set-up cannot be changed.").waitFor();
    const calls: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/update-stage")) calls.push(request.postDataJSON());
    });
    await button("Confirm").click();
    await page.waitForURL(/\/template$/);
    expect(calls).toEqual([expect.objectContaining({ session: session(), stage: "template" })]);
    await page.reload();
    await section("Overall context").waitFor();
    expect(page.url()).toMatch(/\/template$/);
  });

  test("refuses a maximum length that is none, and names the limit [S159 S160]", async () => {
    const made = await setUp("Limits", { "article-type": "conference", audience: "general" });
    await page.goto(`${list()}/${made}/criteria/text-limit`);
    await page.getByLabel("Maximum length").waitFor();
    expect(await radio("Words").isChecked()).toBe(true);
    const field = page.getByLabel("Maximum length");
    for (const [unit, limit, bad] of [
      ["Words", "10,000", ["", "0", "-1", "1.5", "10001"]],
      ["Characters", "80,000", ["80001"]],
    ] as const) {
      await radio(unit).check({ force: true });
      for (const value of bad) {
        await field.fill(value);
        await button("Next").click();
        await page.getByText(`Enter a whole number from 1 to ${limit}.`).waitFor();
        await field.fill("7");
        await page
          .getByText(`Enter a whole number from 1 to ${limit}.`)
          .waitFor({ state: "detached" });
      }
    }
    await field.fill("80000");
    await button("Next").click();
    await at("confirmation");
    expect((await stored()).criteria_responses["text-limit"]).toEqual({
      maxLength: 80_000,
      useCharacters: true,
    });
  });
});

describe("writing", () => {
  test("saves by itself, counts, marks what is too long, and ends in a text that can be copied [S27 S28 S167 S168 S169 S170 S171 S173 G-72 G-74 G-77]", async () => {
    await beginWriting("Permafrost");
    expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining("Implications")]),
    );
    const headings = page.locator("main h2 button");
    expect((await headings.allInnerTexts()).map((text) => text.split("\n")[0]?.trim())).toEqual([
      "Overall context",
      "Specific challenge",
      "Main result",
      "Main result: novelty",
      "Main result: context",
      "Implications optional",
    ]);
    // By pointer and by keyboard.
    await section("Specific challenge").click();
    expect(await section("Specific challenge").getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Enter");
    expect(await section("Specific challenge").getAttribute("aria-expanded")).toBe("false");

    expect((await editor().boundingBox())?.height).toBe(250);
    await editor().click();
    await page.keyboard.type("Frozen ");
    // Each format begins by its shortcut and ends by its button, or the other way round.
    await page.keyboard.press("Control+b");
    await page.keyboard.type("ground");
    await button("Bold").click();
    await page.keyboard.type(" ");
    await page.keyboard.press("Control+i");
    await page.keyboard.type("stores");
    await button("Italic").click();
    await page.keyboard.type(" ");
    await button("Underline").click();
    await page.keyboard.type("carbon");
    await page.keyboard.press("Control+u");
    await page.keyboard.type(".");
    await page.getByText(/^Saved at \d\d:\d\d$/).waitFor();
    const html = "<p>Frozen <strong>ground</strong> <em>stores</em> <u>carbon</u>.</p>";
    expect((await stored()).template_responses).toEqual({ "overall-context": html });
    const total = page.getByRole("complementary").locator("[data-over], p").first();
    expect(await total.innerText()).toBe("4 of 12 words");

    // What is pasted loses everything but the three formats.
    await page.evaluate(() => {
      const target = document.querySelector("[contenteditable]");
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        "text/html",
        '<h1>It <b>thaws</b></h1><script>window.pasted = true</script><p style="color:red" onclick="x()">and <a href="https://example.org">leaks</a></p>',
      );
      target?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    expect(await editor().locator("h1, a, script, [style*=color]").count()).toBe(0);
    await button("Save").click();
    await expect
      .poll(async () => (await stored()).template_responses["overall-context"])
      .toContain("<strong>thaws</strong>");
    expect((await stored()).template_responses["overall-context"]).not.toMatch(
      /script|style|href|h1/,
    );

    await section("Main result").first().click();
    await editor().last().click();
    await page.keyboard.type("one two three four five six");
    await page
      .getByRole("complementary")
      .getByText(/words? over\. Nothing is cut\./)
      .waitFor();
    expect(await total.getAttribute("data-over")).toBe("true");
    await page
      .getByText(/^Saved at/)
      .last()
      .waitFor();
    await expectNoViolations(page, "template over the limit");
    await page.setViewportSize(phone);
    await expectNoViolations(page, "template on a phone");
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.getByRole("link", { name: "Review abstract" }).click();
    await page.waitForURL(/\/review$/);
    const preview = page.getByRole("article");
    expect(await preview.innerText()).toMatch(/^Background\s+Frozen ground stores carbon/);
    await expectNoViolations(page, "review");
    await button("Copy").click();
    await page.getByText("Copied").first().waitFor();
    const clip = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text();
      return { html: await read("text/html"), plain: await read("text/plain") };
    });
    expect(clip.html).toContain("<em>stores</em>");
    expect(clip.plain).toMatch(/^Background\nFrozen ground stores carbon/);
    expect(clip.plain).toContain("Results\none two three four five six");
    await radio("Unstructured").check({ force: true });
    expect(await preview.innerText()).not.toContain("Background");
    await radio("Revise").check({ force: true });
    await section("Implications").click();
    await editor().last().click();
    await page.keyboard.type("Plan ahead");
    await radio("Preview").check({ force: true });
    expect(await preview.innerText()).toContain("Plan ahead");
    await expect
      .poll(async () => (await stored()).template_responses.implications)
      .toBe("<p>Plan ahead</p>");
    await page.getByRole("link", { name: "Back to the template" }).click();
    await page.waitForURL(/\/template$/);

    // The name, and the set-up that was confirmed.
    await button("Settings of Permafrost").click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByRole("dialog").getByLabel("Name of the abstract").fill("Thawing ground");
    await page.keyboard.press("Enter");
    await heading("Thawing ground").waitFor();
    await button("Settings of Thawing ground").click();
    await page.getByRole("menuitem", { name: "View set-up" }).click();
    await page.getByRole("dialog").getByText("Research article").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();

    // The list leads to the set-up, which forwards to where the abstract is.
    await page.getByRole("link", { name: "All abstracts" }).click();
    const open = page.getByRole("link", { name: "Open Thawing ground" });
    expect(await open.getAttribute("href")).toMatch(/\/criteria\/confirmation$/);
    await open.click();
    await page.waitForURL(/\/template$/);
  });

  test("keeps what was typed while the network fails, over a reload, and saves it afterwards [S170 G-72]", async () => {
    await begin("Without a network");
    const mend = await cutSaves();
    await radio("Conference").check();
    await page.getByText("Curie could not be reached.").first().waitFor();
    expect(await radio("Conference").isChecked()).toBe(true);
    await mend();
    await button("Next").click();
    await at("audience");
    await choose("General", "text-limit");
    const mendLimit = await cutSaves();
    await page.getByLabel("Maximum length").fill("300");
    await button("Next").click();
    await page.getByText("What you entered is kept in this browser.").waitFor();
    await page.reload();
    expect(await page.getByLabel("Maximum length").inputValue()).toBe("300");
    await mendLimit();
    await button("Next").click();
    await at("confirmation");
    await button("Confirm").click();
    await page.waitForURL(/\/template$/);

    const mendAnswers = await cutSaves();
    await editor().click();
    await page.keyboard.type("Nothing is ");
    await page.keyboard.press("Control+u");
    await page.keyboard.type("lost");
    await page.keyboard.press("Control+u");
    await page.keyboard.type(".");
    await page
      .getByText(/Not saved\..*kept in this browser/)
      .first()
      .waitFor();
    expect((await stored()).template_responses).toEqual({});
    // The page's last try, as it goes, would pass the browser's own cut.
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError("no network"));
    });
    // The window asks before it goes.
    const asked = page.waitForEvent("dialog");
    const reload = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reload;
    await editor().getByText("Nothing is lost.").waitFor();
    expect(await editor().locator("u").innerText()).toBe("lost");
    await mendAnswers();
    await button("Save").first().click();
    await page.getByText(/^Saved at/).waitFor();
    expect((await stored()).template_responses["overall-context"]).toBe(
      "<p>Nothing is <u>lost</u>.</p>",
    );
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith("curie-abstract:")),
      ),
    ).toEqual([]);
  });

  test("goes the whole way, from name to deletion, while every other save is lost [S26 S27 S170 G-72]", async () => {
    const lost = await loseEveryOtherSave();
    await page.goto(list());
    await button("Create an abstract").click();
    await at("onboarding");
    await page.getByLabel("Name of the abstract").fill("A bad line");
    await insist("article-type");
    await radio("Research article").check();
    await insist("form");
    await radio("Structured").check();
    await insist("audience");
    await page.goto(`${list()}/${session()}/criteria/confirmation`);
    await at("audience");
    await page.goto(`${list()}/${session()}/criteria/article-type`);
    await radio("Conference").click();
    const change = page.getByRole("button", { name: "Change", exact: true });
    await change.click();
    // The first try is lost: the question stays, and so do the answers.
    await page.getByText("Curie could not be reached.").first().waitFor();
    await expect
      .poll(async () => {
        if (await change.isVisible()) await change.click();
        return (await stored()).criteria_responses;
      })
      .toEqual({ "article-type": "conference" });
    await insist("audience");
    await radio("General").check();
    await insist("text-limit");
    await page.getByLabel("Maximum length").fill("6");
    await insist("confirmation");
    await button("Confirm").click();
    await page.waitForURL(/\/template$/);

    await editor().click();
    await page.keyboard.type("Seven words are one more than allowed");
    await page
      .getByRole("complementary")
      .getByText(/1 word over\. Nothing is cut\./)
      .waitFor();
    await expect
      .poll(async () => (await stored()).template_responses["overall-context"])
      .toBe("<p>Seven words are one more than allowed</p>");
    await page.getByRole("link", { name: "Review abstract" }).click();
    await page.waitForURL(/\/review$/);
    await button("Copy").click();
    await page.getByText("Copied").first().waitFor();
    await button("Settings of A bad line").click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByRole("dialog").getByLabel("Name of the abstract").fill("A good line");
    await page.keyboard.press("Enter");
    await heading("A good line").waitFor();
    await page.getByRole("link", { name: "All abstracts" }).click();
    await button("More for A good line").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await button("Yes, delete").click();
    await page.getByRole("heading", { name: "No abstracts yet" }).waitFor();
    expect(lost()).toBeGreaterThan(5);
  });

  test("shows both texts when two windows changed the same answer, and keeps the chosen one [S201 G-72]", async () => {
    await beginWriting("Two windows");
    const address = page.url();
    const other = await page.context().newPage();
    await other.goto(address);
    const otherEditor = other.locator("[contenteditable]");
    await otherEditor.click();
    await other.keyboard.type("From the other window.");
    await other.getByRole("button", { name: "Save" }).click();
    await other.getByText(/^Saved at/).waitFor();

    await editor().click();
    await page.keyboard.type("From this window.");
    const dialog = page.getByRole("alertdialog", { name: "Two versions of “Overall context”" });
    await dialog.getByText("From the other window.").waitFor();
    await dialog.getByText("From this window.").waitFor();
    await dialog.getByRole("button", { name: "Keep mine" }).click();
    await expect
      .poll(async () => (await stored()).template_responses["overall-context"])
      .toBe("<p>From this window.</p>");

    await otherEditor.click();
    await other.keyboard.type(" More.");
    const otherDialog = other.getByRole("alertdialog");
    await otherDialog.getByRole("button", { name: "Keep the saved version" }).click();
    await otherEditor.getByText("From this window.").waitFor();
    await other.close();
  });

  test("checks the English of an answer, and takes each suggestion by itself, with the keyboard too [G-71]", async () => {
    await beginWriting("Language", 250);
    await editor().click();
    await page.keyboard.type("We recieved teh samples and stored them in the the dark.");
    await button("Check the English").click();
    const suggestions = page.getByRole("list", { name: /suggestion/ });
    await suggestions.waitFor();
    const count = await suggestions.getByRole("listitem").count();
    expect(count).toBeGreaterThan(1);
    expect(await editor().locator("ins").count()).toBeGreaterThan(0);
    await expectNoViolations(page, "suggestions");
    await suggestions.getByRole("button", { name: "Accept" }).first().focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => suggestions.getByRole("listitem").count()).toBe(count - 1);
    // The next suggestion has the focus.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Accept");
    await page.keyboard.press("Tab");
    for (let left = count - 1; left > 0; left -= 1) {
      await suggestions.getByRole("button", { name: "Ignore" }).first().click();
    }
    await page.getByText("You have gone through all suggestions.").waitFor();
    expect(await editor().innerText()).not.toBe(
      "We recieved teh samples and stored them in the the dark.",
    );
    expect(await editor().locator("ins").count()).toBe(0);
  });
});

describe("the list", () => {
  test("searches, pages, shows when an abstract was begun, deletes and brings back [S25 S151 S152 S153]", async () => {
    const [person] = await sql<
      { id: string }[]
    >`select id from users where email = ${account.email}`;
    const seeded = Array.from({ length: 12 }, (_, index) => ({
      id: crypto.randomUUID(),
      owner_id: person?.id ?? "",
      title: `Abstract ${index + 1}`,
      current_step: "article-type",
      current_stage: "criteria",
      criteria_responses: {},
      template_responses: {},
      revision: 0,
      created_at: new Date(Date.now() - (index === 0 ? 3_600_000 : 3 * 86_400_000 + index)),
      changed_at: new Date(Date.now() - index * 60_000),
    }));
    await sql`insert into abstracts ${sql(seeded)}`;
    await page.goto(list());
    const entries = page.locator("main ol > li");
    await expect.poll(() => entries.count()).toBe(10);
    expect(await entries.first().innerText()).toMatch(/Abstract 1\s+Set-up\s+Started 1 hour ago/);
    expect(await entries.nth(1).innerText()).toMatch(/Started \d+ \w+ \d{4}/);
    const link = page.getByRole("link", { name: "Open Abstract 1", exact: true });
    expect(await link.getAttribute("href")).toMatch(/\/criteria\/article-type$/);
    const tip = page.getByRole("tooltip").getByText("everybody who is signed in");
    await page.getByText("Full access").locator("..").focus();
    await tip.waitFor();
    await page.keyboard.press("Escape");
    await tip.waitFor({ state: "detached" });
    await page.getByText("Full access").hover();
    await tip.waitFor();
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect.poll(() => entries.count()).toBe(2);

    await page.getByRole("searchbox").fill("abstract 12");
    await page.keyboard.press("Enter");
    await page.getByText("1 abstract found").waitFor();
    await page.getByRole("searchbox").fill("no such name");
    await button("Search").click();
    await page.getByRole("heading", { name: "No name contains “no such name”" }).waitFor();
    await page.getByRole("link", { name: "Show all" }).click();

    await button("More for Abstract 1").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete this abstract?" });
    await question.getByRole("button", { name: "Yes, delete" }).click();
    await page.getByText("“Abstract 1” was deleted").waitFor();
    await page.getByText("11 abstracts").waitFor();
    await expectNoViolations(page, "list after a deletion");
    await button("Undo").click();
    await page.getByText("12 abstracts").waitFor();
  });

  test("a stranger's abstract is not found [S26 S27 S28]", async () => {
    const made = await setUp("Private", {});
    await signIn(page, app.url, await openAccount(sql));
    for (const path of ["criteria/onboarding", "template", "review"]) {
      await page.goto(`${list()}/${made}/${path}`);
      await page.getByRole("heading", { name: "Abstract not found" }).waitFor();
    }
  });
});
