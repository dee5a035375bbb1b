// @vitest-environment jsdom
import type {
  Application,
  DocumentWarning,
  EarlierDocument,
  ErrorCode,
  Upload,
  User,
} from "@curie/contract";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aDocument, aUser, completeDom, renderInApp } from "#lib/testing.tsx";
import { EditingWizard } from "./editing-wizard.tsx";

/** A server that takes the upload and answers the starts one after the other. */
let answers: (ErrorCode | "started")[] = [];
let starts: { at: number; body: unknown }[] = [];
let uploads: FakeUpload[] = [];
let profileChanges: unknown[] = [];

class FakeUpload extends EventTarget {
  status = 0;
  response: unknown = null;
  responseType = "";
  upload = new EventTarget();
  open() {}
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
  send() {
    uploads.push(this);
  }
  answer(status: number, response: unknown) {
    this.status = status;
    this.response = response;
    this.dispatchEvent(new Event("load"));
  }
}

const stored = (name: string, warnings: DocumentWarning[] = []): Upload => ({
  identity: "0d0ba7a2-8a0c-4b8c-8a50-7b0f6f2a9e01",
  status: "success",
  file: { name, sizeBytes: 10 },
  warnings,
});
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** What the server has counted of an upload. */
let words: number | null;
/** The documents that the upload may be the next version of. */
let earlier: EarlierDocument[];

/** The lists of terms that apply to the upload, and what was added to its own. */
let lists: object[];
let imported: string[];

beforeAll(completeDom);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answers = [];
  starts = [];
  uploads = [];
  profileChanges = [];
  words = null;
  imported = [];
  lists = [
    { list: "document-x", scope: "document", name: "paper.docx", entries: 0, mayChange: true },
    { list: "own", scope: "own", name: null, entries: 12, mayChange: true },
    { list: "group-y", scope: "group", name: "Lowland lab", entries: 1, mayChange: false },
  ];
  earlier = [];
  vi.stubGlobal("XMLHttpRequest", FakeUpload);
  vi.stubGlobal("fetch", async (request: Request | string) => {
    if (typeof request === "string") {
      imported.push(request);
      lists[0] = { ...lists[0], entries: 2 };
      const none = { changed: 0, unchanged: 0, refusedTotal: 0, refused: [] };
      return json(200, { added: 2, ...none });
    }
    if (request.url.endsWith("/accounts/profile")) {
      profileChanges.push(await request.json());
      return json(200, { user: aUser() });
    }
    if (request.method === "GET" && request.url.includes("/upload/")) {
      return json(200, { words, isCounted: words !== null });
    }
    if (request.url.includes("/api/terms?")) return json(200, { lists });

    if (request.url.includes("/earlier-versions")) return json(200, { documents: earlier });
    if (!request.url.endsWith("/digital-edit/start")) return json(200, { done: true });
    starts.push({ at: Date.now(), body: await request.json() });
    const answer = answers.shift() ?? "started";
    if (answer === "started") return json(200, { document: aDocument({ status: "processing" }) });
    return json(409, { code: answer, params: {}, requestId: "r" });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function show(
  editing?: Application["editing"],
  user: Partial<User> = {},
  dropped: File[] = [],
) {
  const seen = { onStarted: vi.fn(), onRefused: vi.fn(), onClose: vi.fn() };
  await renderInApp(<EditingWizard dropped={dropped} usesLeft={4} {...seen} />, {
    user: aUser(user),
    application: editing ? { editing, staysOnThisServer: editing.staysOnThisServer } : {},
  });
  return seen;
}

const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const settle = () => act(() => vi.advanceTimersByTimeAsync(50));
const paper = (name = "paper.docx") => new File(["0123456789"], name);

async function choose(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no file input");
  Object.defineProperty(input, "files", { configurable: true, value: files });
  fireEvent.change(input);
  await settle();
}

async function finishUpload(warnings: DocumentWarning[] = []) {
  await act(async () => uploads.at(-1)?.answer(200, stored("paper.docx", warnings)));
  await settle();
}

async function toStep2(warnings: DocumentWarning[] = []) {
  await choose(paper());
  await finishUpload(warnings);
  press("Continue");
}

const missingFile = "Choose a Word file and wait until it is uploaded.";

describe("step 1", () => {
  it("lets nobody continue without an uploaded file [S47]", async () => {
    await show();
    press("Continue");
    expect(screen.getByText(missingFile)).toBeTruthy();

    await choose(paper());
    press("Continue");
    expect(screen.getByText(missingFile)).toBeTruthy();

    await act(async () =>
      uploads[0]?.answer(415, { code: "not-a-word-file", params: {}, requestId: "r" }),
    );
    press("Continue");
    expect(screen.getByText(missingFile)).toBeTruthy();
    expect(screen.getByText(/not a Word document/)).toBeTruthy();

    await choose(paper());
    await finishUpload();
    press("Continue");
    expect(styles()).toHaveLength(2);
  });

  it.each<ErrorCode>(["storage-full", "temporarily-unavailable"])(
    "keeps the file after %s and sends it again when asked to",
    async (code) => {
      await show();
      await choose(paper());
      await act(async () => uploads[0]?.answer(507, { code, params: {}, requestId: "r" }));
      press("Try again");
      await finishUpload();
      expect(uploads).toHaveLength(2);
      press("Continue");
      expect(styles()).toHaveLength(2);
    },
  );

  it("does not offer to send again what was refused for itself", async () => {
    await show();
    await choose(paper());
    await act(async () =>
      uploads[0]?.answer(415, { code: "not-a-word-file", params: {}, requestId: "r" }),
    );
    expect(screen.queryByText("Try again")).toBeNull();
  });

  it("takes one file at a time and says so [S41]", async () => {
    await show();
    expect(document.querySelector<HTMLInputElement>("input[type=file]")?.multiple).toBe(false);
    await choose(paper("a.docx"), paper("b.docx"));
    expect(screen.getByText(/one file at a time/i)).toBeTruthy();
    expect(uploads).toHaveLength(0);
  });

  it("lets a new choice replace the first [S41]", async () => {
    await show();
    await choose(paper("first.docx"));
    await choose(paper("second.docx"));
    await finishUpload();
    expect(uploads).toHaveLength(2);
    expect(screen.queryByText("first.docx")).toBeNull();
    expect(screen.getByText("second.docx")).toBeTruthy();
  });

  it.each([
    [5321, " · 5,321 of 25,000 words"],
    [27_300, "27,300 words, and 25,000 is the most for one file."],
  ])(
    "says beside the file that it has %i words, before anything is chosen",
    async (counted, text) => {
      words = counted;
      await show();
      await choose(paper());
      await finishUpload();
      await vi.waitFor(() => expect(document.body.textContent).toContain(text));
    },
  );

  it("takes a file that was dropped on the page", async () => {
    await show(undefined, {}, [paper("dropped.docx")]);
    await finishUpload();
    expect(uploads).toHaveLength(1);
    expect(screen.getByText("dropped.docx")).toBeTruthy();
  });

  it("names the limits [S46]", async () => {
    await show();
    expect(screen.getByText(/25,000 words/)).toBeTruthy();
  });
});

const answersTo = (question: RegExp) =>
  within(screen.getByRole("group", { name: question })).getAllByRole("radio");
const styles = () => answersTo(/^Which English/);
const names = (answers: readonly HTMLElement[]) =>
  answers.map((radio) => radio.getAttribute("aria-label"));

describe("step 2", () => {
  it("says which lists of terms apply, and takes terms for this document alone", async () => {
    await show();
    await toStep2();
    const said = "Terms that apply: 12 of your own, 1 of Lowland lab.";
    expect(await screen.findByText(said)).toBeTruthy();
    press("Add terms for this document");
    const field = screen.getByLabelText("Never change in this document");
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: "fen, bog\nResNet\n" } });
    press("Add");
    await screen.findByText(/^Terms that apply: 2 for this document only, 12 of your own/);
    expect(await screen.findByText("2 terms are new.")).toBeTruthy();
    expect(imported).toEqual([`/api/terms/document-${stored("").identity}/import`]);
  });

  it("has two radios and sends nothing without a choice [S2 S42]", async () => {
    await show();
    await toStep2();
    expect(names(styles())).toEqual(["American English", "British English"]);
    press("Start editing");
    expect(screen.getByText("Choose the style of English.")).toBeTruthy();
    expect(starts).toEqual([]);
  });

  it("sends the file with the style and reports the start once [S42 S48]", async () => {
    const { onStarted } = await show();
    await toStep2();
    fireEvent.click(screen.getByRole("radio", { name: "British English" }));
    press("Start editing");
    await settle();
    expect(starts.map(({ body }) => body)).toEqual([
      {
        ...{ file: stored("").identity, styleOfEnglish: "British English" },
        ...{ oxfordSpelling: false, firstLanguage: null, strength: "proofread" },
      },
    ]);
    expect(onStarted).toHaveBeenCalledTimes(1);
    expect(profileChanges).toEqual([]);
  });

  const oxford = () => screen.queryByRole<HTMLInputElement>("switch", { name: /Oxford spelling/ });
  const language = () =>
    screen.getByRole<HTMLSelectElement>("combobox", { name: /First language/ });

  it("asks how much is changed, and offers nothing that needs a model where there is none", async () => {
    await show();
    await toStep2();
    expect(names(answersTo(/^How much/))).toEqual(["Proofread", "Correct"]);
    expect(screen.queryByText(/language model/)).toBeNull();
    expect(screen.getByText(/As written: The samples was taken/)).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "American English" }));
    fireEvent.click(screen.getByRole("radio", { name: "Correct" }));
    press("Start editing");
    await settle();
    expect(starts[0]?.body).toMatchObject({ strength: "correct" });
    expect(starts[0]?.body).not.toHaveProperty("targetWords");
  });

  it("asks to how many words, and starts with no other number than one that can be reached", async () => {
    const strengths = ["proofread", "correct", "clarify", "shorten"] as const;
    await show({ engine: "hybrid", strengths: [...strengths], staysOnThisServer: true });
    await toStep2();
    expect(answersTo(/^How much/)).toHaveLength(4);
    fireEvent.click(screen.getByRole("radio", { name: "American English" }));
    expect(screen.queryByRole("textbox", { name: /Number of words/ })).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "Shorten" }));
    const field = screen.getByRole("textbox", { name: /Number of words/ });
    for (const wrong of ["", "99", "many", "25001", "-500"]) {
      fireEvent.change(field, { target: { value: wrong } });
      press("Start editing");
      expect(screen.getByText("Type a number from 100 to 25,000.")).toBeTruthy();
      expect(document.activeElement).toBe(field);
    }
    expect(starts).toEqual([]);
    fireEvent.change(field, { target: { value: "4,500" } });
    expect(screen.queryByText(/^Type a number/)).toBeNull();
    press("Start editing");
    await settle();
    expect(starts[0]?.body).toMatchObject({ strength: "shorten", targetWords: 4500 });
  });

  it("offers Oxford spelling with an example inside British English alone, and sends it", async () => {
    await show();
    await toStep2();
    expect(oxford()).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "British English" }));
    expect(oxford()?.checked).toBe(false);
    expect(screen.getByText(/organize.*analyse/)).toBeTruthy();
    fireEvent.click(screen.getByRole("switch"));
    press("Start editing");
    await settle();
    expect(starts[0]?.body).toMatchObject({ oxfordSpelling: true });
    expect(profileChanges).toEqual([{ oxfordSpelling: true, firstLanguage: null }]);
  });

  it("sends no Oxford spelling with American English, and forgets none that was remembered", async () => {
    await show(undefined, { oxfordSpelling: true });
    await toStep2();
    fireEvent.click(screen.getByRole("radio", { name: "British English" }));
    expect(oxford()?.checked).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: "American English" }));
    expect(oxford()).toBeNull();
    press("Start editing");
    await settle();
    expect(starts[0]?.body).toMatchObject({ oxfordSpelling: false });
    expect(profileChanges).toEqual([]);
  });

  it("proposes the first language of the profile, sends what is chosen, and remembers it", async () => {
    await show(undefined, { firstLanguage: "es" });
    await toStep2();
    expect(language().value).toBe("es");
    fireEvent.change(language(), { target: { value: "zh" } });
    fireEvent.click(screen.getByRole("radio", { name: "American English" }));
    press("Start editing");
    await settle();
    expect(starts[0]?.body).toMatchObject({ firstLanguage: "zh" });
    expect(profileChanges).toEqual([{ oxfordSpelling: false, firstLanguage: "zh" }]);
  });

  it("lets the first language be left unsaid", async () => {
    await show(undefined, { firstLanguage: "es" });
    await toStep2();
    fireEvent.change(language(), { target: { value: "" } });
    fireEvent.click(screen.getByRole("radio", { name: "American English" }));
    press("Start editing");
    await settle();
    expect(starts[0]?.body).toMatchObject({ firstLanguage: null });
    expect(profileChanges).toEqual([{ oxfordSpelling: false, firstLanguage: null }]);
  });

  it("says what is odd about the file before it can be started", async () => {
    await show();
    await toStep2(["signed-document", "imported-content"]);
    const notice = screen.getByText("About this file").closest("[role=status]");
    expect(notice?.textContent).toContain("no longer matches the signature");
    expect(notice?.textContent).toContain("takes in other files");
    const group = screen.getByRole("group", { name: "Which English does your journal ask for?" });
    expect(group.getAttribute("aria-describedby")).toBe(notice?.id);
    expect(button("Start editing")).toBeTruthy();
    expect(starts).toEqual([]);
  });

  it("says nothing about a file that is as others are", async () => {
    await show();
    await toStep2();
    expect(screen.queryByText("About this file")).toBeNull();
    expect(
      screen.getByRole("group", { name: /^Which English/ }).getAttribute("aria-describedby"),
    ).toBeNull();
  });

  it("repeats the start twelve times, 5 s apart, while the words are counted [S49]", async () => {
    answers = Array.from({ length: 13 }, () => "word-count-not-received");
    const { onRefused } = await show();
    await toStep2();
    fireEvent.click(screen.getByRole("radio", { name: "American English" }));
    press("Start editing");
    await settle();
    expect(button("Counting words…")).toBeTruthy();
    press("Counting words…");
    await act(() => vi.advanceTimersByTimeAsync(70_000));
    expect(starts).toHaveLength(13);
    const gaps = starts.slice(1).map(({ at }, index) => at - (starts[index]?.at ?? 0));
    for (const gap of gaps) expect(Math.abs(gap - 5000)).toBeLessThan(200);
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(onRefused.mock.calls[0]?.[0].code).toBe("word-count-not-received");
  });

  it("starts as soon as the words are counted [S49]", async () => {
    answers = ["word-count-not-received", "word-count-not-received", "word-count-not-received"];
    const { onStarted, onRefused } = await show();
    await toStep2();
    fireEvent.click(screen.getByRole("radio", { name: "American English" }));
    press("Start editing");
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(starts).toHaveLength(4);
    expect(onStarted).toHaveBeenCalledTimes(1);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it.each<ErrorCode>([
    "automated-edit-not-available",
    "digital-editing-exceeds-max-word-count",
    "internal-error",
  ])("gives up at once after %s [S50]", async (code) => {
    answers = [code];
    const { onRefused } = await show();
    await toStep2();
    fireEvent.click(screen.getByRole("radio", { name: "American English" }));
    press("Start editing");
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(starts).toHaveLength(1);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });
});

describe("an earlier version", () => {
  const earlierDocument = (change: Partial<EarlierDocument> = {}): EarlierDocument => ({
    ...{ identity: "5a6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a01", name: "paper v1.docx", version: 1 },
    ...{ completedAt: "2026-11-20T10:00:00.000Z", words: 5000, strength: "proofread" },
    ...{ styleOfEnglish: "American English", oxfordSpelling: false, likeness: 87, offered: true },
    ...change,
  });
  const other = earlierDocument({
    ...{ identity: "6b6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a02", name: "thesis.docx", offered: false },
    ...{ likeness: 2, version: 3 },
  });
  const startIt = async () => {
    fireEvent.click(screen.getByRole("radio", { name: "American English" }));
    press("Start editing");
    await settle();
    return starts[0]?.body;
  };

  it("is not asked for where there is none", async () => {
    await show();
    await toStep2();
    expect(screen.queryByText(/next version of an earlier document/)).toBeNull();
  });

  it("is offered, and counts only when it is confirmed", async () => {
    earlier = [earlierDocument()];
    await show();
    await toStep2();
    await settle();
    expect(names(answersTo(/^Is this the next version/))).toEqual([
      "No, a new document",
      "Yes, of paper v1.docx",
    ]);
    expect(screen.getByText(/About 87% of the text is the same/)).toBeTruthy();
    expect(await startIt()).not.toHaveProperty("previous");
  });

  it("goes with the start once it is confirmed, and says what that means", async () => {
    earlier = [earlierDocument(), other];
    await show();
    await toStep2();
    await settle();
    fireEvent.click(screen.getByRole("radio", { name: "Yes, of paper v1.docx" }));
    fireEvent.click(screen.getByRole("radio", { name: "British English" }));
    expect(screen.getByText(/so every paragraph is edited again/)).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "American English" }));
    expect(screen.getByText(/^Only paragraphs that changed are edited/)).toBeTruthy();
    expect(await startIt()).toMatchObject({ previous: earlierDocument().identity });
  });

  it("is picked by hand, also where nothing is offered", async () => {
    earlier = [earlierDocument(), other];
    await show();
    await toStep2();
    await settle();
    fireEvent.click(screen.getByRole("radio", { name: "Yes, of another document" }));
    const list = screen.getByRole("combobox", { name: "Earlier document" });
    fireEvent.change(list, { target: { value: other.identity } });
    expect(await startIt()).toMatchObject({ previous: other.identity });
    cleanup();

    [earlier, starts] = [[other], []];
    await show();
    await toStep2();
    await settle();
    const alone = screen.getByRole("combobox", { name: /next version of an earlier document/ });
    fireEvent.change(alone, { target: { value: other.identity } });
    expect(await startIt()).toMatchObject({ previous: other.identity });
  });

  it("is forgotten with the file that it was chosen for", async () => {
    earlier = [earlierDocument()];
    await show();
    await toStep2();
    await settle();
    fireEvent.click(screen.getByRole("radio", { name: "Yes, of paper v1.docx" }));
    press("Back");
    await choose(paper("quite-another.docx"));
    await act(async () =>
      uploads
        .at(-1)
        ?.answer(200, { ...stored("b.docx"), identity: "7c6d0f5e-0c53-4a0e-b7f5-8f6f1e1c2a03" }),
    );
    await settle();
    press("Continue");
    await settle();
    expect(await startIt()).not.toHaveProperty("previous");
  });
});

describe("leaving", () => {
  it("closes at once while there is nothing to lose", async () => {
    const { onClose } = await show();
    press("Cancel");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("asks first once a file was uploaded", async () => {
    const { onClose } = await show();
    await choose(paper());
    await finishUpload();
    press("Cancel");
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText(/it is removed from the server/)).toBeTruthy();
    press("Leave");
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe("a language model that edits", () => {
  it.each([
    ["hybrid", false, "A language model helps with this edit", /sent to the service of that model/],
    ["llm", false, "A language model makes this edit", /sent to the service of that model/],
    ["llm", true, "A language model makes this edit", /runs on this server, and the text stays/],
  ] as const)(
    "is said before the start: %s, on this server %s",
    async (engine, staysOnThisServer, title, text) => {
      await show({ engine, strengths: ["proofread"], staysOnThisServer });
      await toStep2();
      const note = screen.getByRole("note");
      expect(note.textContent).toContain(title);
      expect(note.textContent).toMatch(text);
      expect(button("Start editing")).toBeTruthy();
      expect(starts).toEqual([]);
    },
  );

  it("is not spoken of where there is none", async () => {
    await show();
    await toStep2();
    expect(screen.queryByRole("note")).toBeNull();
  });
});
