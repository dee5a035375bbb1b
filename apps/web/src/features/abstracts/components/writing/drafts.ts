import { abstractSections } from "@curie/contract";
import type { LimitFields, UnsavedAnswers } from "#features/abstracts/model.ts";

/**
 * What a person typed and the server has not: kept in the browser until it is stored, so that neither
 * a failing network nor a closed window takes it away. Kept by person, because browsers are shared.
 */
export type DraftKey = { user: string; session: string };

const answersKey = ({ user, session }: DraftKey) => `curie-abstract:${user}:${session}`;
const setUpKey = ({ user, session }: DraftKey) => `curie-abstract-set-up:${user}:${session}`;

export function readAnswersDraft(key: DraftKey): UnsavedAnswers {
  const found = read(answersKey(key));
  const answers: UnsavedAnswers = {};
  for (const section of abstractSections) {
    const { text, base } = fieldsOf(fieldsOf(found)[section]);
    if (typeof text === "string" && typeof base === "string") answers[section] = { text, base };
  }
  return answers;
}

/**
 * Writes what is unsaved now over what was before. Another window of the same person may have put a
 * text of its own in between; that one stays.
 */
export function updateAnswersDraft(
  key: DraftKey,
  before: UnsavedAnswers,
  now: UnsavedAnswers,
): void {
  const kept = readAnswersDraft(key);
  for (const section of abstractSections) {
    const unsaved = now[section];
    if (unsaved) kept[section] = unsaved;
    else if (kept[section]?.text === before[section]?.text) delete kept[section];
  }
  write(answersKey(key), Object.keys(kept).length > 0 ? kept : null);
}

/** Fields of the set-up that were typed into and not sent. */
export type SetUpDraft = { title?: string; limit?: LimitFields };

export function readSetUpDraft(key: DraftKey): SetUpDraft {
  const { title, limit } = fieldsOf(read(setUpKey(key)));
  const { maxLength, useCharacters } = fieldsOf(limit);
  return {
    ...(typeof title === "string" ? { title } : {}),
    ...(typeof maxLength === "string" && typeof useCharacters === "boolean"
      ? { limit: { maxLength, useCharacters } }
      : {}),
  };
}

export function writeSetUpDraft(key: DraftKey, draft: SetUpDraft): void {
  write(setUpKey(key), Object.keys(draft).length > 0 ? draft : null);
}

/** With an abstract go its drafts. */
export function forgetDrafts(key: DraftKey): void {
  write(answersKey(key), null);
  write(setUpKey(key), null);
}

function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    // Not ours, or storage is switched off: there is no draft.
    return null;
  }
}

function write(name: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is full or switched off; the window asks before it closes.
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
