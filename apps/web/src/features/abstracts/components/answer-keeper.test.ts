// @vitest-environment jsdom
import type { AbstractSession, TemplateResponses } from "@curie/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallError, type FailureCode } from "#lib/failure.ts";
import { keepAnswers } from "./answer-keeper.ts";
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

function aKeeper(server = aServer()) {
  const keeper = keepAnswers(key, server.session);
  keeper.connect(server.calls);
  return { keeper, server };
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
    const { keeper, server } = aKeeper();
    keeper.write(section, "<p>a</p>");
    await pass(1500);
    keeper.write(section, "<p>ab</p>");
    await pass(1999);
    expect(server.saves).toEqual([]);
    expect(keeper.snapshot().unsaved).toHaveProperty(section);
    await pass(1);
    expect(server.saves).toEqual([{ [section]: "<p>ab</p>" }]);
    expect(keeper.snapshot()).toMatchObject({ unsaved: {}, saving: false, failure: null });
    expect(keeper.snapshot().savedAt[section]).toBeInstanceOf(Date);
  });

  it("that grows while it is saved is saved again", async () => {
    const { keeper, server } = aKeeper();
    keeper.write(section, "<p>a</p>");
    const saving = keeper.save();
    keeper.write(section, "<p>ab</p>");
    await saving;
    expect(keeper.snapshot().unsaved[section]).toEqual({ text: "<p>ab</p>", base: "<p>a</p>" });
    await pass(2000);
    expect(server.session.templateResponses[section]).toBe("<p>ab</p>");
  });

  it("is in the browser before it is anywhere else, and leaves it when it is stored", async () => {
    const { keeper } = aKeeper();
    keeper.write(section, "<p>a</p>");
    expect(readAnswersDraft(key)).toEqual({ [section]: { text: "<p>a</p>", base: "" } });
    await pass(2000);
    expect(readAnswersDraft(key)).toEqual({});
  });

  it("comes back from the browser after the page was closed, and is saved then [S170]", async () => {
    const { keeper } = aKeeper();
    keeper.write(section, "<p>kept</p>");
    const again = aKeeper();
    expect(again.keeper.snapshot().texts[section]).toBe("<p>kept</p>");
    await pass(2000);
    expect(again.server.session.templateResponses[section]).toBe("<p>kept</p>");
  });
});

describe("a failing network", () => {
  it("keeps the text, says so, and is tried again until it works [G-72]", async () => {
    const { keeper, server } = aKeeper();
    server.failures = ["unreachable", "internal-error"];
    keeper.write(section, "<p>a</p>");
    await pass(2000);
    expect(keeper.snapshot()).toMatchObject({
      failure: { code: "unreachable" },
      willRetry: true,
      texts: { [section]: "<p>a</p>" },
    });
    expect(readAnswersDraft(key)).toHaveProperty(section);
    await pass(2500);
    expect(server.saves).toHaveLength(2);
    await pass(5000);
    expect(keeper.snapshot()).toMatchObject({ failure: null, unsaved: {} });
  });

  it("that loses only the answer makes no conflict with oneself", async () => {
    const { keeper, server } = aKeeper();
    server.failures = ["lost"];
    keeper.write(section, "<p>a</p>");
    await pass(2000);
    keeper.write(section, "<p>ab</p>");
    await pass(10_000);
    expect(keeper.snapshot()).toMatchObject({ conflicts: {}, unsaved: {}, failure: null });
    expect(server.session.templateResponses[section]).toBe("<p>ab</p>");
  });

  it("is told from a refusal, which is not repeated by itself", async () => {
    const { keeper, server } = aKeeper();
    server.failures = ["abstracts.too-long"];
    keeper.write(section, "<p>a</p>");
    await pass(60_000);
    expect(server.saves).toHaveLength(1);
    expect(keeper.snapshot()).toMatchObject({ willRetry: false, unsaved: { [section]: {} } });
  });
});

describe("another window", () => {
  it("that changed another answer is no conflict: both stay [S201]", async () => {
    const { keeper, server } = aKeeper();
    server.changeElsewhere({ implications: "<p>theirs</p>" });
    keeper.write(section, "<p>mine</p>");
    await pass(2000);
    expect(server.session.templateResponses).toEqual({
      [section]: "<p>mine</p>",
      implications: "<p>theirs</p>",
    });
    expect(keeper.snapshot().texts.implications).toBe("<p>theirs</p>");
    expect(keeper.snapshot().versions.implications).toBe(1);
  });

  it("that changed the same answer overwrites nothing until somebody chooses [S201]", async () => {
    const { keeper, server } = aKeeper();
    server.changeElsewhere({ [section]: "<p>theirs</p>" });
    keeper.write(section, "<p>mine</p>");
    await pass(60_000);
    expect(keeper.snapshot()).toMatchObject({
      conflicts: { [section]: "<p>theirs</p>" },
      texts: { [section]: "<p>mine</p>" },
    });
    expect(server.session.templateResponses[section]).toBe("<p>theirs</p>");
    keeper.compare();
    expect(keeper.snapshot().asked).toBe(1);
    keeper.choose(section, "mine");
    await pass(0);
    expect(server.session.templateResponses[section]).toBe("<p>mine</p>");
    expect(keeper.snapshot()).toMatchObject({ conflicts: {}, unsaved: {} });
  });

  it("is given way to when its text is chosen", async () => {
    const { keeper, server } = aKeeper();
    server.changeElsewhere({ [section]: "<p>theirs</p>" });
    keeper.write(section, "<p>mine</p>");
    await pass(2000);
    keeper.choose(section, "theirs");
    expect(keeper.snapshot()).toMatchObject({
      texts: { [section]: "<p>theirs</p>" },
      versions: { [section]: 1 },
      unsaved: {},
    });
    expect(readAnswersDraft(key)).toEqual({});
    await pass(60_000);
    expect(server.session.templateResponses[section]).toBe("<p>theirs</p>");
  });

  it("does not bring an older state back", () => {
    const { keeper } = aKeeper();
    keeper.meet({ ...empty, revision: 2, templateResponses: { [section]: "<p>old</p>" } });
    expect(keeper.snapshot().texts[section]).toBeUndefined();
  });
});
