// @vitest-environment jsdom
import {
  type ErrorCode,
  type Locale,
  locales,
  type TranslationEngineState,
  type Upload,
} from "@curie/contract";
import { loadMessages } from "@curie/locales";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aDocument, completeDom, renderInApp } from "#lib/testing.tsx";
import { TranslationWizard } from "./translation-wizard.tsx";

/** A server that takes the upload, knows its engines and answers the starts one after the other. */
let answers: (ErrorCode | "started")[] = [];
let starts: { at: number; body: unknown }[] = [];
let engines: TranslationEngineState[] = [];
let sent = 0;

const upload: Upload = {
  identity: "0d0ba7a2-8a0c-4b8c-8a50-7b0f6f2a9e01",
  status: "success",
  file: { name: "artículo.docx", sizeBytes: 10 },
  warnings: [],
};

class FakeUpload extends EventTarget {
  status = 200;
  response: unknown = upload;
  responseType = "";
  upload = new EventTarget();
  open() {}
  abort() {}
  send() {
    sent += 1;
    setTimeout(() => this.dispatchEvent(new Event("load")), 1);
  }
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

beforeAll(completeDom);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answers = [];
  starts = [];
  sent = 0;
  engines = [
    { language: "zh_CN", state: "missing" },
    {
      language: "es_ES",
      state: "ready",
      engine: "apertium",
      quality: "draft",
      staysOnThisServer: true,
      better: null,
    },
    {
      language: "pt_BR",
      state: "preparing",
      coming: { engine: "apertium", quality: "draft", share: 0.4 },
    },
  ];
  vi.stubGlobal("XMLHttpRequest", FakeUpload);
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/terms") return json(200, { lists: [] });
    if (pathname.endsWith("/engines")) return json(200, { engines });
    if (!pathname.endsWith("/digital-translation/start")) return json(200, { done: true });
    starts.push({ at: Date.now(), body: await request.json() });
    const answer = answers.shift() ?? "started";
    const document = aDocument({ type: "translation", status: "processing" });
    if (answer === "started") return json(200, { document });
    return json(409, { code: answer, params: {}, requestId: "r" });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function show(locale: Locale = "en_US") {
  const seen = { onStarted: vi.fn(), onRefused: vi.fn(), onClose: vi.fn() };
  await renderInApp(<TranslationWizard dropped={[]} usesLeft={2} {...seen} />, { locale });
  return seen;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const settle = (ms = 50) => act(() => vi.advanceTimersByTimeAsync(ms));

async function chooseFile(...names: string[]) {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no file input");
  const files = (names.length > 0 ? names : ["artículo.docx"]).map(
    (name) => new File(["0123456789"], name),
  );
  Object.defineProperty(input, "files", { configurable: true, value: files });
  fireEvent.change(input);
  await settle();
}

async function toLanguage(locale: Locale = "en_US") {
  const seen = await show(locale);
  await chooseFile();
  press((await loadMessages(locale)).app.continue ?? "");
  await settle();
  return seen;
}

async function choose(language: string) {
  fireEvent.click(screen.getByRole("radio", { name: language }));
  await settle();
}

describe("step 1", () => {
  it("takes one file and says how long it may be [S43 S46]", async () => {
    await show();
    expect(document.querySelector<HTMLInputElement>("input[type=file]")?.multiple).toBe(false);
    expect(screen.getByRole("dialog").textContent).toContain("12,000 words");
  });

  it("takes none of two files chosen at once, and says why [S43]", async () => {
    await show();
    await chooseFile("a.docx", "b.docx");
    expect(screen.getByText(/one file at a time/i)).toBeTruthy();
    expect(sent).toBe(0);
    press("Continue");
    expect(screen.queryByRole("radio", { name: "Spanish" })).toBeNull();
  });

  it("takes none of two files dropped at once, and one that is dropped alone [S43]", async () => {
    await show();
    const zone = screen.getByRole("dialog").querySelector("input[type=file]")?.parentElement;
    const drop = async (...names: string[]) => {
      const files = names.map((name) => new File(["0123456789"], name));
      const items = files.map((file) => ({
        kind: "file",
        type: file.type,
        getAsFile: () => file,
      }));
      fireEvent.drop(zone as Element, { dataTransfer: { files, items, types: ["Files"] } });
      await settle();
    };
    await drop("a.docx", "b.docx");
    expect(screen.getByText(/one file at a time/i)).toBeTruthy();
    expect(sent).toBe(0);
    await drop("a.docx");
    expect(screen.queryByText(/one file at a time/i)).toBeNull();
    expect(screen.getByText("a.docx")).toBeTruthy();
    expect(sent).toBe(1);
  });

  it("lets a new choice replace the first [S43]", async () => {
    await show();
    await chooseFile("first.docx");
    await chooseFile("second.docx");
    expect(sent).toBe(2);
    expect(screen.queryByText("first.docx")).toBeNull();
    expect(screen.getByText("second.docx")).toBeTruthy();
  });

  it("lets nobody continue without an uploaded file [S43 S47]", async () => {
    await show();
    press("Continue");
    expect(screen.getByText("Choose a Word file and wait until it is uploaded.")).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "Spanish" })).toBeNull();
  });
});

describe("step 2", () => {
  it("has exactly three languages, and sends nothing without a choice [S3 S44]", async () => {
    const { onStarted } = await toLanguage();
    const names = screen.getAllByRole("radio").map((radio) => radio.getAttribute("aria-label"));
    expect(names).toEqual(["Chinese", "Spanish", "Portuguese"]);
    press("Start translation");
    await settle();
    expect(screen.getByText("Choose the source language.")).toBeTruthy();
    expect(starts).toEqual([]);
    expect(onStarted).not.toHaveBeenCalled();
  });

  it.each(locales)("warns before the start in %s [S44]", async (locale) => {
    await toLanguage(locale);
    const { translation } = await loadMessages(locale);
    expect(screen.getByRole("note").textContent).toContain(translation["warning-text"]);
  });

  it("says which engine will translate and that a draft is one, before the start", async () => {
    await toLanguage();
    expect(screen.getByRole("note").textContent).not.toContain("Apertium");
    await choose("Spanish");
    const note = screen.getByRole("note").textContent;
    expect(note).toContain("Draft quality: only the small engine Apertium is available.");
    expect(note).toContain("The text stays on this server.");
  });

  it("says how far an engine is that is being prepared, and starts when it is ready", async () => {
    await toLanguage();
    await choose("Portuguese");
    expect(screen.getByRole("note").textContent).toContain("being prepared, 40% done");
    press("Start translation");
    await settle();
    expect(starts).toEqual([]);
    engines = engines.map((engine) =>
      engine.language === "pt_BR"
        ? {
            language: "pt_BR",
            state: "ready",
            engine: "apertium",
            quality: "draft",
            staysOnThisServer: true,
            better: null,
          }
        : engine,
    );
    await settle(3100);
    expect(screen.getByRole("note").textContent).toContain("Draft quality");
    press("Start translation");
    await settle();
    expect(starts).toHaveLength(1);
  });

  it("says what the English is worth until a better engine is there, and then takes that one [S44]", async () => {
    const ready = { language: "es_ES", state: "ready", staysOnThisServer: true } as const;
    const better = { engine: "local-neural", quality: "translation", share: 0.42 } as const;
    engines = [{ ...ready, engine: "apertium", quality: "draft", better }];
    await toLanguage();
    await choose("Spanish");
    const note = screen.getByRole("note");
    expect(note.textContent).toContain(
      "A better engine is being fetched, 42% done: a neural model on this server.",
    );
    expect(note.textContent).toContain("If you start before it is ready, you get a draft.");
    // A figure that changes every few seconds is not announced each time.
    expect(note.querySelector("[role=status]")?.textContent).not.toContain("42%");
    engines = [{ ...ready, engine: "local-neural", quality: "translation", better: null }];
    await settle(3100);
    expect(note.textContent).toContain("Translated by a neural model on this server.");
    expect(note.textContent).not.toContain("being fetched");
  });

  it("says what to install where no engine is, and starts nothing", async () => {
    engines = engines.map(({ language }) => ({ language, state: "missing" }));
    await toLanguage();
    await choose("Spanish");
    expect(screen.getByRole("note").textContent).toContain("apertium, apertium-eng-spa");
    await choose("Chinese");
    expect(screen.getByRole("note").textContent).toContain("The people who run it can add one.");
    press("Start translation");
    await settle();
    expect(starts).toEqual([]);
  });
});

describe("a start", () => {
  it("sends the file and its language [S48 S51]", async () => {
    const { onStarted } = await toLanguage();
    await choose("Spanish");
    press("Start translation");
    await settle();
    expect(starts.map(({ body }) => body)).toEqual([{ file: upload.identity, language: "es_ES" }]);
    expect(onStarted).toHaveBeenCalledTimes(1);
  });

  it("is repeated twelve times while the words are counted, five seconds apart [S49 S228]", async () => {
    answers = Array.from({ length: 13 }, () => "word-count-not-received");
    const { onRefused } = await toLanguage();
    await choose("Spanish");
    press("Start translation");
    await settle(61_000);
    const [first = { at: 0 }] = starts;
    expect(starts.map(({ at }) => Math.round((at - first.at) / 1000))).toEqual(
      Array.from({ length: 13 }, (_, index) => index * 5),
    );
    expect(onRefused).toHaveBeenCalledTimes(1);
  });

  it.each<ErrorCode>([
    "digital-ordering-not-available",
    "file-upload-error",
    "digital-translations-word-count-exceeded",
    "internal-error",
  ])(
    "that is refused with %s is not repeated and makes room for its dialog [S50 S228]",
    async (code) => {
      answers = [code];
      const { onRefused } = await toLanguage();
      await choose("Spanish");
      press("Start translation");
      await settle(20_000);
      expect(starts).toHaveLength(1);
      expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code }));
    },
  );
});
