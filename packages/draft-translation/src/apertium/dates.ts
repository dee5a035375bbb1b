import { listed } from "../english/word-lists.ts";
import { drop, is, type Word, wordBeside } from "./words.ts";

const isMonth = listed("month");
const weekdays = /^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;
const spans = /^(second|minute|hour|day|week|month|year|decade|century|season)$/;

/** Dates, times of day and spans of time, before phrases are formed. */
export function arrangeDates(words: Word[]): void {
  for (let at = 0; at < words.length; at += 1) {
    joinClock(words, at);
    arrangeDate(words, at);
    arrangeWeekday(words, at);
    arrangeAgo(words, at);
    arrangeDecade(words, at);
    arrangeAge(words, at);
    arrangeLast(words, at);
  }
}

/** `11` `:` `30` is one number. */
function joinClock(words: Word[], at: number): void {
  const [hour, colon, minute] = words.slice(at, at + 3);
  if (!hour || !colon || !minute) return;
  if (!is(hour, "number") || !/^[:.]$/.test(colon.surface) || !is(minute, "number")) return;
  if (
    colon.spaced ||
    minute.spaced ||
    !/^\d{1,2}$/.test(hour.surface) ||
    !/^\d\d$/.test(minute.surface)
  )
    return;
  hour.english = `${hour.surface}${colon.surface}${minute.surface}`;
  hour.surface = hour.english;
  hour.objectsAfter = [
    ...hour.objectsAfter,
    ...colon.objectsBefore,
    ...colon.objectsAfter,
    ...minute.objectsBefore,
    ...minute.objectsAfter,
  ];
  words.splice(at + 1, 2);
}

/** `(el) 24 de septiembre de 1759` is September 24, 1759; `abril de 2010` April 2010. */
function arrangeDate(words: Word[], at: number): void {
  const month = words[at];
  if (!month || !isMonth(month.english)) return;
  month.isCapital = true;
  const [day, of] = [words[at - 2], words[at - 1]];
  let start = at;
  const isDated = is(day, "number") && of?.lemma === "de" && /^\d{1,2}$/.test(day?.surface ?? "");
  if (day && of && isDated) {
    day.spaced = true;
    month.spaced = of.spaced;
    drop(words, at - 1);
    const monthAt = words.indexOf(month);
    words.splice(monthAt, 1);
    words.splice(monthAt - 1, 0, month);
    start = monthAt - 1;
    day.category = "name";
    const article = words[start - 1];
    const before = words[start - 2];
    if (article && is(article, "preposition") && /^(en|em)$/.test(article.lemma))
      fix(article, "on");
    if (article && is(article, "determiner")) {
      if (is(before, "preposition")) {
        if (before && /^(en|em|a)$/.test(before.lemma)) fix(before, "on");
        drop(words, start - 1);
        start -= 1;
      } else {
        fix(article, "on");
        article.category = "preposition";
      }
    }
  }
  const monthAt = words.indexOf(month);
  const before = words[start - 1];
  // `no dia 7 de outubro`
  if (isDated && before?.english === "day") {
    drop(words, start - 1);
    start -= 1;
    const article = words[start - 1];
    if (is(article, "determiner")) {
      drop(words, start - 1);
      start -= 1;
    }
    const preposition = words[start - 1];
    if (preposition && is(preposition, "preposition")) fix(preposition, "on");
  }
  const lastOfDate = isDated ? words.indexOf(month) + 1 : monthAt;
  const [year, ofYear] = [words[lastOfDate + 2], words[lastOfDate + 1]];
  if (year && ofYear?.lemma === "de" && is(year, "number") && /^\d{4}$/.test(year.surface)) {
    if (isDated) {
      const comma = wordBeside(ofYear, "punctuation", ",");
      comma.spaced = false;
      comma.objectsBefore = ofYear.objectsBefore;
      comma.objectsAfter = ofYear.objectsAfter;
      words.splice(lastOfDate + 1, 1, comma);
    } else drop(words, lastOfDate + 1);
    year.category = "name";
  }
  for (const part of [month, day, year]) {
    if (part && is(part, "name")) part.tags = new Set([...part.tags, "date"]);
  }
  month.category = "name";
  month.tags = new Set([...month.tags, "date"]);
}

function fix(word: Word, english: string): void {
  word.english = english;
  word.isFinal = true;
}

/** `el lunes` is on Monday. */
function arrangeWeekday(words: Word[], at: number): void {
  const day = words[at];
  // `el día martes`
  if (day && weekdays.test(day.english) && words[at - 1]?.english === "day") {
    drop(words, at - 1);
    arrangeWeekday(words, at - 1);
    return;
  }
  const article = words[at - 1];
  const before = words[at - 2];
  if (!day || !weekdays.test(day.english) || !is(article, "determiner") || !article) return;
  if (!article.tags.has("def") || is(before, "preposition")) return;
  fix(article, "on");
  article.category = "preposition";
  if (article.tags.has("pl")) day.isPlural = true;
}

/** `la década de 1960` and `los años 60` are the 1960s. */
function arrangeDecade(words: Word[], at: number): void {
  const span = words[at];
  const ofAt = words[at + 1]?.lemma === "de" ? at + 1 : null;
  const year = words[ofAt === null ? at + 1 : at + 2];
  if (!span || !is(year, "number") || !year) return;
  const isDecade = /^(década)$/.test(span.origin) && ofAt !== null;
  const isYears = /^(año|ano)$/.test(span.origin) && span.isPlural && ofAt === null;
  if (!(isDecade || isYears) || !/^(1[5-9]\d0|20[0-2]0|[2-9]0)$/.test(year.surface)) return;
  if (!is(words[at - 1], "determiner")) return;
  year.english = `${year.surface}s`;
  year.category = "name";
  year.tags = new Set(["date"]);
  year.isFinal = true;
  if (ofAt !== null) drop(words, ofAt);
  drop(words, at);
}

/** `a los 54 años (de edad)` is at the age of 54. */
function arrangeAge(words: Word[], at: number): void {
  const [to, article, number, year] = words.slice(at, at + 4);
  if (to?.lemma !== "a" || !is(to, "preposition") || !is(article, "determiner")) return;
  if (!is(number, "number") || !year || !/^(año|ano)$/.test(year.origin) || !article) return;
  const [of, age] = words.slice(at + 4, at + 6);
  if (of?.lemma === "de" && /^(edad|idade)$/.test(age?.origin ?? "")) {
    drop(words, at + 4);
    drop(words, at + 4);
  }
  fix(to, "at the age of");
  drop(words, at + 3);
  drop(words, at + 1);
}

/** `hace tres años` and `há três anos` are three years ago. */
function arrangeAgo(words: Word[], at: number): void {
  const verb = words[at];
  if (!verb || !is(verb, "verb") || !/^(hacer|haber|haver|hay)$/.test(verb.lemma)) return;
  if (!verb.tags.has("pri") || !verb.tags.has("sg")) return;
  let end = at + 1;
  while (
    end < at + 5 &&
    is(words[end], "determiner", "number", "adverb", "adjective", "preposition") &&
    words[end]
  )
    end += 1;
  const span = words[end];
  if (!span || !is(span, "noun") || !spans.test(span.english) || end === at + 1) return;
  const ago = wordBeside(span, "adverb", "ago");
  const opening = words[at + 1];
  if (opening) {
    opening.spaced = verb.spaced;
    opening.isCapital = verb.isCapital;
  }
  words.splice(end + 1, 0, ago);
  drop(words, at);
}

/** `(en) el mes pasado` is last month, `la próxima semana` next week. */
function arrangeLast(words: Word[], at: number): void {
  const span = words[at];
  if (!span || !is(span, "noun") || !spans.test(span.english)) return;
  const after = words[at + 1];
  const before = words[at - 1];
  const last =
    /^(pasado|passado|pasar|passar)$/.test(after?.origin ?? "") && is(after, "adjective", "verb")
      ? after
      : undefined;
  const next = /^(próximo)$/.test(before?.origin ?? "") ? before : undefined;
  const which = last ?? next;
  if (!which) return;
  which.english = last ? "last" : "next";
  which.isFinal = true;
  which.category = "adjective";
  if (last) {
    words.splice(at, 2, last, span);
    const spaced = span.spaced;
    span.spaced = true;
    last.spaced = spaced;
  }
  const article = words[at - (last ? 1 : 2)];
  if (!is(article, "determiner") || span.isPlural) return;
  const articleAt = at - (last ? 1 : 2);
  drop(words, articleAt);
  const preposition = words[articleAt - 1];
  if (is(preposition, "preposition") && /^(en|em)$/.test(preposition?.lemma ?? ""))
    drop(words, articleAt - 1);
}
