// @vitest-environment jsdom
import type { AbstractSession, TemplateResponses } from "@curie/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallError, type FailureCode } from "#lib/failure.ts";
import { startAutosave } from "./autosave.ts";
import { type DraftKey, readAnswersDraft } from "./drafts.ts";

const key: DraftKey = { user: "lucia", session: "coral" };
const section = "overall-context";

const empty: AbstractSession = {
  session: key.session,
  title: "Coral",
  currentStep: "confirmation",
  currentStage: "template",
  createdAt: "2026-11-21T10:00:00.000Z",
  changedAt: "2026-11-21T10:00:00.000Z",
  criteriaResponses: {},
  templateResponses: {},
  responses: [],
  steps: [],
  questions: [],
  revision: 3,
};

const failure = (code: FailureCode) => new CallError({ code, params: {}, requestId: null });

/** The server's side of an abstract: what is stored, and what becomes of the next saves. */
function aServer(session = empty) {
  const server = {
    session,
    saves: [] as TemplateResponses[],
    /** Thrown by the next saves, one each; `lost`: stored, but the answer never comes. */
    failures: [] as (FailureCode | "lost")[],
    changeElsewhere(answers: TemplateResponses) {
      const templateResponses = { ...server.session.templateResponses, ...answers };
      server.session = {
        ...server.session,
        templateResponses,
        revision: server.session.revision + 1,
      };
    },
    calls: {
      save: async (revision: number, answers: TemplateResponses) => {
        server.saves.push(answers);
        const fails = server.failures.shift();
        if (fails && fails !== "lost") throw failure(fails);
        if (revision !== server.session.revision) throw failure("abstracts.changed-elsewhere");
        server.changeElsewhere(answers);
        if (fails === "lost") throw failure("unreachable");
        return server.session;
      },
      load: async () => server.session,
      onStored: () => {},
    },
  };
  return server;
}

function anAutosave(server = aServer()) {
  const autosave = startAutosave(key, server.session);
  autosave.connect(server.calls);
  return { autosave, server };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an answer", () => {
  it("is saved two seconds after the last word, once, and only what changed [G-72 S174]", async () => {
    const { autosave, server } = anAutosave();
    autosave.write(section, "<p>a</p>");
    await pass(1500);
    autosave.write(section, "<p>ab</p>");
    await pass(1999);
    expect(server.saves).toEqual([]);
    expect(autosave.snapshot().unsaved).toHaveProperty(section);
    await pass(1);
    expect(server.saves).toEqual([{ [section]: "<p>ab</p>" }]);
    expect(autosave.snapshot()).toMatchObject({ unsaved: {}, saving: false, failure: null });
    expect(autosave.snapshot().savedAt[section]).toBeInstanceOf(Date);
  });

  it("that grows while it is saved is saved again", async () => {
    const { autosave, server } = anAutosave();
    autosave.write(section, "<p>a</p>");
    const saving = autosave.save();
    autosave.write(section, "<p>ab</p>");
    await saving;
    expect(autosave.snapshot().unsaved[section]).toEqual({ text: "<p>ab</p>", base: "<p>a</p>" });
    await pass(2000);
    expect(server.session.templateResponses[section]).toBe("<p>ab</p>");
  });

  it("is in the browser before it is anywhere else, and leaves it when it is stored", async () => {
    const { autosave } = anAutosave();
    autosave.write(section, "<p>a</p>");
    expect(readAnswersDraft(key)).toEqual({ [section]: { text: "<p>a</p>", base: "" } });
    await pass(2000);
    expect(readAnswersDraft(key)).toEqual({});
  });

  it("comes back from the browser after the page was closed, and is saved then [S170]", async () => {
    const { autosave } = anAutosave();
    autosave.write(section, "<p>kept</p>");
    const again = anAutosave();
    expect(again.autosave.snapshot().texts[section]).toBe("<p>kept</p>");
    await pass(2000);
    expect(again.server.session.templateResponses[section]).toBe("<p>kept</p>");
  });
});

describe("a failing network", () => {
  it("keeps the text, says so, and is tried again until it works [G-72]", async () => {
    const { autosave, server } = anAutosave();
    server.failures = ["unreachable", "internal-error"];
    autosave.write(section, "<p>a</p>");
    await pass(2000);
    expect(autosave.snapshot()).toMatchObject({
      failure: { code: "unreachable" },
      willRetry: true,
      texts: { [section]: "<p>a</p>" },
    });
    expect(readAnswersDraft(key)).toHaveProperty(section);
    await pass(2500);
    expect(server.saves).toHaveLength(2);
    await pass(5000);
    expect(autosave.snapshot()).toMatchObject({ failure: null, unsaved: {} });
  });

  it("that loses only the answer makes no conflict with oneself", async () => {
    const { autosave, server } = anAutosave();
    server.failures = ["lost"];
    autosave.write(section, "<p>a</p>");
    await pass(2000);
    autosave.write(section, "<p>ab</p>");
    await pass(10_000);
    expect(autosave.snapshot()).toMatchObject({ conflicts: {}, unsaved: {}, failure: null });
    expect(server.session.templateResponses[section]).toBe("<p>ab</p>");
  });

  it("is told from a refusal, which is not repeated by itself", async () => {
    const { autosave, server } = anAutosave();
    server.failures = ["abstracts.too-long"];
    autosave.write(section, "<p>a</p>");
    await pass(60_000);
    expect(server.saves).toHaveLength(1);
    expect(autosave.snapshot()).toMatchObject({ willRetry: false, unsaved: { [section]: {} } });
  });
});

describe("another window", () => {
  it("that changed another answer is no conflict: both stay [S201]", async () => {
    const { autosave, server } = anAutosave();
    server.changeElsewhere({ implications: "<p>theirs</p>" });
    autosave.write(section, "<p>mine</p>");
    await pass(2000);
    expect(server.session.templateResponses).toEqual({
      [section]: "<p>mine</p>",
      implications: "<p>theirs</p>",
    });
    expect(autosave.snapshot().texts.implications).toBe("<p>theirs</p>");
    expect(autosave.snapshot().versions.implications).toBe(1);
  });

  it("that changed the same answer overwrites nothing until somebody chooses [S201]", async () => {
    const { autosave, server } = anAutosave();
    server.changeElsewhere({ [section]: "<p>theirs</p>" });
    autosave.write(section, "<p>mine</p>");
    await pass(60_000);
    expect(autosave.snapshot()).toMatchObject({
      conflicts: { [section]: "<p>theirs</p>" },
      texts: { [section]: "<p>mine</p>" },
    });
    expect(server.session.templateResponses[section]).toBe("<p>theirs</p>");
    autosave.compare();
    expect(autosave.snapshot().asked).toBe(1);
    autosave.choose(section, "mine");
    await pass(0);
    expect(server.session.templateResponses[section]).toBe("<p>mine</p>");
    expect(autosave.snapshot()).toMatchObject({ conflicts: {}, unsaved: {} });
  });

  it("is given way to when its text is chosen", async () => {
    const { autosave, server } = anAutosave();
    server.changeElsewhere({ [section]: "<p>theirs</p>" });
    autosave.write(section, "<p>mine</p>");
    await pass(2000);
    autosave.choose(section, "theirs");
    expect(autosave.snapshot()).toMatchObject({
      texts: { [section]: "<p>theirs</p>" },
      versions: { [section]: 1 },
      unsaved: {},
    });
    expect(readAnswersDraft(key)).toEqual({});
    await pass(60_000);
    expect(server.session.templateResponses[section]).toBe("<p>theirs</p>");
  });

  it("does not bring an older state back", () => {
    const { autosave } = anAutosave();
    autosave.meet({ ...empty, revision: 2, templateResponses: { [section]: "<p>old</p>" } });
    expect(autosave.snapshot().texts[section]).toBeUndefined();
  });
});
