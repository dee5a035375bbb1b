import {
  type AbstractSection,
  type AbstractSession,
  abstractAutosaveMs,
  abstractSections,
  type TemplateResponses,
} from "@curie/contract";
import { mergeAnswers, retryDelayMs, type UnsavedAnswers } from "#features/abstracts/model.ts";
import { type Failure, failureOf } from "#lib/failure.ts";
import { type DraftKey, readAnswersDraft, updateAnswersDraft } from "./drafts.ts";

/** The answers of an abstract as a page shows them. */
export type Answers = {
  texts: TemplateResponses;
  /** What the server has not confirmed yet. */
  unsaved: UnsavedAnswers;
  saving: boolean;
  /** Why the last save did not go through; null since one did. */
  failure: Failure | null;
  /** Another try will be made by itself. */
  willRetry: boolean;
  /** Sections that were changed in another window too, with its text. */
  conflicts: TemplateResponses;
  /** Counts how often a person asked to see them. */
  asked: number;
  /** When a section was saved from this window. */
  savedAt: Partial<Record<AbstractSection, Date>>;
  /** Counts how often a text was replaced from outside of its editor. */
  versions: Partial<Record<AbstractSection, number>>;
};

/** How the autosave reaches the server. */
export type Calls = {
  save: (revision: number, answers: TemplateResponses) => Promise<AbstractSession>;
  load: () => Promise<AbstractSession>;
  onStored: (session: AbstractSession) => void;
};

export type Autosave = ReturnType<typeof startAutosave>;

/**
 * Keeps the answers of one abstract until they are stored: saves two seconds after typing (G-72),
 * tries again when the network failed, notes each change in the browser first, and lets a person
 * choose where another window changed the same section. It outlives the page, because a save that is
 * under way when somebody leaves has to come to its end.
 */
export function startAutosave(key: DraftKey, session: AbstractSession) {
  let calls: Calls | null = null;
  let revision = session.revision;
  let stored: TemplateResponses = session.templateResponses;
  let inFlight: TemplateResponses = {};
  /** Sent without an answer: found in the store later, these are our own. */
  let unanswered: Partial<Record<AbstractSection, string[]>> = {};
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const draft = mergeAnswers(readAnswersDraft(key), stored);
  let answers: Answers = {
    texts: { ...stored, ...textsOf(draft.unsaved) },
    unsaved: draft.unsaved,
    saving: false,
    failure: null,
    willRetry: false,
    conflicts: draft.conflicts,
    asked: 0,
    savedAt: {},
    versions: {},
  };
  updateAnswersDraft(key, readAnswersDraft(key), draft.unsaved);

  function change(next: Partial<Answers>): void {
    if (next.unsaved) updateAnswersDraft(key, answers.unsaved, next.unsaved);
    answers = { ...answers, ...next };
    for (const listener of listeners) listener();
  }

  function saveIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(save, ms);
  }

  function toSend(): TemplateResponses {
    const sections = abstractSections.filter(
      (section) => answers.unsaved[section] && answers.conflicts[section] === undefined,
    );
    return Object.fromEntries(
      sections.map((section) => [section, answers.unsaved[section]?.text ?? ""]),
    );
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    const sent = toSend();
    if (answers.saving || !calls || Object.keys(sent).length === 0) return;
    inFlight = sent;
    change({ saving: true });
    try {
      const session = await calls.save(revision, sent);
      acknowledge(sent, session);
    } catch (error) {
      await refused(sent, failureOf(error));
    }
  }

  function acknowledge(sent: TemplateResponses, session: AbstractSession): void {
    const unsaved = { ...answers.unsaved };
    const savedAt = { ...answers.savedAt };
    for (const section of sectionsOf(sent)) {
      const text = answers.texts[section] ?? "";
      const base = session.templateResponses[section] ?? "";
      if (text === sent[section]) {
        delete unsaved[section];
        savedAt[section] = new Date();
      } else {
        unsaved[section] = { text, base };
      }
      stored = { ...stored, [section]: base };
    }
    inFlight = {};
    unanswered = {};
    failures = 0;
    change({ unsaved, savedAt, saving: false, failure: null, willRetry: false });
    meet(session);
    calls?.onStored(session);
    if (Object.keys(toSend()).length > 0) saveIn(abstractAutosaveMs);
  }

  async function refused(sent: TemplateResponses, failure: Failure): Promise<void> {
    inFlight = {};
    if (failure.code === "abstracts.changed-elsewhere" && calls) {
      const found = await calls.load().then(
        (session) => ({ session }),
        (error: unknown) => ({ failure: failureOf(error) }),
      );
      if ("session" in found) {
        change({ saving: false, failure: null, willRetry: false });
        meet(found.session);
        calls.onStored(found.session);
        await save();
        return;
      }
      fail(found.failure);
      return;
    }
    for (const section of sectionsOf(sent)) {
      unanswered[section] = [...(unanswered[section] ?? []), sent[section] ?? ""];
    }
    fail(failure);
  }

  function fail(failure: Failure): void {
    failures += 1;
    const delay = retryDelayMs(failure.code, failures);
    change({ saving: false, failure, willRetry: delay !== null });
    if (delay !== null) saveIn(delay);
  }

  /** Takes in what the server has now. An answer older than what is known is ignored. */
  function meet(session: AbstractSession): void {
    if (session.revision < revision || answers.saving) return;
    const merged = mergeAnswers(answers.unsaved, session.templateResponses, unanswered);
    const texts = { ...answers.texts };
    const versions = { ...answers.versions };
    for (const section of abstractSections) {
      const theirs = session.templateResponses[section] ?? "";
      if (answers.unsaved[section] || theirs === (stored[section] ?? "")) continue;
      texts[section] = theirs;
      versions[section] = (versions[section] ?? 0) + 1;
    }
    revision = session.revision;
    stored = session.templateResponses;
    change({ texts, versions, unsaved: merged.unsaved, conflicts: merged.conflicts });
  }

  return {
    /** What is stored belongs to this person's abstract. */
    key,
    snapshot: () => answers,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isWatched: () => listeners.size > 0,
    /** From now on the server is reached this way; what is unsaved is sent. */
    connect(next: Calls): void {
      calls = next;
      if (Object.keys(toSend()).length > 0 && !answers.saving) saveIn(abstractAutosaveMs);
    },
    meet,
    write(section: AbstractSection, text: string): void {
      if (text === (answers.texts[section] ?? "")) return;
      const base = answers.unsaved[section]?.base ?? stored[section] ?? "";
      const unsaved = { ...answers.unsaved, [section]: { text, base } };
      if (text === base && inFlight[section] === undefined) delete unsaved[section];
      change({ texts: { ...answers.texts, [section]: text }, unsaved });
      // While the network fails, its own rhythm goes on.
      if (!answers.willRetry) saveIn(abstractAutosaveMs);
    },
    /** Sends at once: the button, the end of the page. */
    save,
    /** Shows the two versions again after they were put aside. */
    compare: () => change({ asked: answers.asked + 1 }),
    /** Of two versions of a section the person keeps one. */
    choose(section: AbstractSection, keep: "mine" | "theirs"): void {
      const { [section]: theirs, ...conflicts } = answers.conflicts;
      const mine = answers.unsaved[section];
      if (theirs === undefined || !mine) return;
      const { [section]: _, ...others } = answers.unsaved;
      if (keep === "mine") {
        change({ conflicts, unsaved: { ...others, [section]: { ...mine, base: theirs } } });
        save();
      } else {
        change({
          conflicts,
          unsaved: others,
          texts: { ...answers.texts, [section]: theirs },
          versions: { ...answers.versions, [section]: (answers.versions[section] ?? 0) + 1 },
        });
      }
    },
  };
}

function sectionsOf(answers: TemplateResponses): AbstractSection[] {
  return abstractSections.filter((section) => answers[section] !== undefined);
}

function textsOf(unsaved: UnsavedAnswers): TemplateResponses {
  return Object.fromEntries(
    abstractSections.flatMap((section) => {
      const mine = unsaved[section];
      return mine ? [[section, mine.text]] : [];
    }),
  );
}
