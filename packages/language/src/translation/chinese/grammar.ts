import {
  finite,
  gerundOf,
  indefiniteArticle,
  participleOf,
  pluralOf,
} from "../english/inflection.ts";
import { isPersonNoun } from "../english/persons.ts";
import { escapeText, type Placed, withLost, writeTagged } from "../english/tagged-text.ts";
import { localizers } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

type Out = {
  text: string;
  formatting: readonly string[];
  objects: readonly Placed[];
  position?: number;
};

/** A part of a clause, in English already but for its verb. */
type Chunk = {
  kind:
    | "np"
    | "verb"
    | "adverb"
    | "modal"
    | "preposition"
    | "localizer"
    | "particle"
    | "conjunction"
    | "time"
    | "pp"
    | "adjective"
    | "degree";
  out: Out[];
  token: Token;
  isPlural: boolean;
  isPronoun: boolean;
  /** Noun phrases: no determiner stands before it yet. */
  isBare: boolean;
  isMass: boolean;
};

export type Style = { isPast: boolean };

const clauseEnds = /^[,.;:?!()—…"[\]]$/;

/** English of the words of a segment. */
export function compose(source: readonly Token[]): string {
  const tokens = readAgain(source);
  const style = { isPast: speaksOfPast(tokens) };
  const out: Out[] = [];
  let clause: Token[] = [];
  let hasSubject = false;
  const flush = () => {
    if (clause.length > 0) {
      // What follows a bracket goes on with the clause before it: its verb is a full one.
      const goesOn = /^[)"]$/.test(out.at(-1)?.text ?? "");
      const result = clauseOut(clause, style, hasSubject && !goesOn);
      hasSubject = result.hasSubject || hasSubject;
      out.push(...result.out);
    }
    clause = [];
  };
  for (const token of tokens) {
    const isListComma = token.text === "、";
    if (token.kind === "punctuation" && clauseEnds.test(token.english) && !isListComma) {
      flush();
      out.push(outOf(token, token.english));
      if (/^[.?!;]$/.test(token.english)) hasSubject = false;
    } else clause.push(token);
  }
  flush();
  return finish(out, source);
}

const resultative = /^(到|出|上|下|起来|出来|下来|成|掉|住|完|见|开|起|好|着)$/;

/** What a word is, once its neighbours are known. */
function readAgain(source: readonly Token[]): Token[] {
  const tokens = source.map((token) => ({ ...token }));
  const lost = new Set<Token>();
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    const next = tokens[at + 1];
    // After 的 or a counting word a verb is the name of what is done.
    const isNamed =
      before !== undefined &&
      (before.text === "的" ||
        before.kind === "measure" ||
        (before.as.determiner !== undefined && before.kind === "determiner"));
    const governs =
      next !== undefined &&
      (/^(noun|name|number|pronoun)$/.test(next.kind) ||
        next.text === "的" ||
        /^[了过着]$/.test(next.text));
    if (token.kind === "verb" && isNamed && token.as.noun && !governs) {
      token.kind = "noun";
      token.english = token.as.noun;
    }
    const canAct = next?.kind === "verb" || next?.as.verb !== undefined;
    if (token.as.modal && (canAct || (token.kind !== "modal" && next?.kind === "adverb"))) {
      token.kind = "modal";
      token.english = token.as.modal;
      if (next?.as.verb && next.kind === "noun") {
        next.kind = "verb";
        next.english = next.as.verb;
      }
    }
    // `图3` is Figure 3.
    if (/^[图表式]$/.test(token.text) && next?.kind === "number") {
      token.kind = "name";
      token.english = token.text === "图" ? "Figure" : token.text === "表" ? "Table" : "Equation";
      next.kind = "name";
    }
    // `为了` before a verb is to.
    if (/^(为了|为)$/.test(token.text) && next?.kind === "verb") {
      token.kind = "conjunction";
      token.english = "to";
    }
    // 进行 says only that what follows is done.
    if (token.text === "进行" && next?.as.verb && next.kind !== "verb") {
      next.kind = "verb";
      next.english = next.as.verb;
    }
    // After a subject a verbal noun with an object is a verb.
    const takesObject =
      next !== undefined &&
      (/^[了过着]$/.test(next.text) ||
        next.kind === "pronoun" ||
        next.kind === "number" ||
        next.kind === "determiner");
    if (
      token.kind === "noun" &&
      token.as.verb &&
      (takesObject || before?.kind === "modal" || before?.text === "不")
    ) {
      token.kind = "verb";
      token.english = token.as.verb;
    }
    if (before?.kind === "verb" && resultative.test(token.text) && token.kind !== "noun")
      lost.add(token);
    if (before?.kind === "verb" && token.text === "为" && next) token.english = "as";
    // A country before a noun is its adjective.
    if (
      /^(name|noun)$/.test(token.kind) &&
      token.as.adjective &&
      next &&
      /^(noun|name|adjective)$/.test(next.kind)
    ) {
      token.kind = "adjective";
      token.english = token.as.adjective;
    } else if (
      token.kind === "adjective" &&
      token.as.name &&
      !(next && /^(noun|name)$/.test(next.kind))
    ) {
      token.kind = "name";
      token.english = token.as.name;
    } else if (
      token.kind === "adjective" &&
      token.as.noun &&
      !(next && /^(noun|name|adjective)$/.test(next.kind)) &&
      next?.text !== "的"
    ) {
      token.kind = "noun";
      token.english = token.as.noun;
    }
    if (/^(先生|女士|博士)$/.test(token.text) && before?.kind === "name") {
      before.english = `${token.english} ${before.english}`;
      lost.add(token);
    }
  });
  findPredicates(tokens);
  return tokens.flatMap((token, at) => {
    if (!lost.has(token)) return [token];
    const keeper = tokens[at - 1];
    if (keeper) keeper.objects = [...keeper.objects, ...token.objects];
    return [];
  });
}

/** A clause of nouns only has its verb among those that can be one. */
function findPredicates(tokens: readonly Token[]): void {
  let start = 0;
  for (let end = 0; end <= tokens.length; end += 1) {
    const token = tokens[end];
    if (
      token &&
      !(token.kind === "punctuation" && clauseEnds.test(token.english) && token.text !== "、")
    )
      continue;
    const clause = tokens.slice(start, end);
    start = end + 1;
    clause.forEach((one, at) => {
      // Before a verb an adjective says how.
      if (one.kind === "adjective" && clause[at + 1]?.kind === "verb") {
        one.kind = "adverb";
        one.english = one.as.adverb ?? adverbOf(one.english);
      }
    });
    if (
      clause.some(
        ({ kind, text }) => kind === "verb" || (kind === "adjective" && text.length === 1),
      )
    )
      continue;
    const candidate = clause.findLast(
      (one, at) =>
        one.kind === "noun" &&
        one.as.verb !== undefined &&
        at > 0 &&
        clause[at - 1]?.text !== "的" &&
        clause[at - 1]?.kind !== "determiner" &&
        clause[at + 1]?.text !== "的",
    );
    if (candidate && clause.length > 2) {
      candidate.kind = "verb";
      candidate.english = candidate.as.verb ?? candidate.english;
    }
  }
}

function adverbOf(adjective: string): string {
  if (/(ly|fast|hard|long|early|late|well|more|first)$/.test(adjective) || adjective.includes(" "))
    return adjective;
  if (/[^aeiou]le$/.test(adjective)) return adjective.replace(/e$/, "y");
  if (/ic$/.test(adjective)) return `${adjective}ally`;
  return `${adjective.replace(/y$/, "i")}ly`;
}

function speaksOfPast(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text, kind, english }) =>
      /^(了|过|曾|曾经|去年|昨天|当时|后来|表示|宣布|报道|周[一二三四五六日]|星期.)$/.test(text) ||
      (kind === "time" && /\b(1[0-9]|20)\d\d$/.test(english)),
  );
}

function outOf(token: Token, text: string): Out {
  return {
    text,
    formatting: token.formatting,
    objects: token.objects,
    position: token.position,
  };
}

function added(text: string, like: Out | undefined): Out {
  return { text, formatting: like?.formatting ?? [], objects: [] };
}

const mass =
  /(tion|ment|ness|ity|ism|ance|ence|ship|ics|logy|ture|phy|dom|hood|ing|cy)$|^(research|information|knowledge|education|health|water|air|food|money|time|space|evidence|data|traffic|music|art|behavior|society|nature|history|science|technology|power|energy|oil|tourism|travel|war|policy|literature|media|people|police|work|life|death|weather|trade|rice|wheat|growth|income|cooperation|stress)$/;

/** Splits a clause into phrases and puts them into English order. */
function clauseOut(
  tokens: readonly Token[],
  style: Style,
  hadSubject: boolean,
): { out: Out[]; hasSubject: boolean } {
  const chunks = joinPrepositions(attachModifiers(chunksOf(tokens)), style);
  return arrange(chunks, style, hadSubject);
}

function chunk(kind: Chunk["kind"], token: Token, out: Out[]): Chunk {
  return { kind, token, out, isPlural: false, isPronoun: false, isBare: false, isMass: false };
}

function chunksOf(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = nounPhraseAt(tokens, at);
    if (phrase) {
      chunks.push(phrase.chunk);
      at = phrase.end;
      continue;
    }
    const token = tokens[at];
    if (!token) break;
    at += 1;
    const simple: Partial<Record<Token["kind"], Chunk["kind"]>> = {
      verb: "verb",
      modal: "modal",
      adverb: "adverb",
      adjective: "adjective",
      preposition: "preposition",
      localizer: "localizer",
      particle: "particle",
      conjunction: "conjunction",
      time: "time",
      punctuation: "conjunction",
      measure: "adverb",
      other: "adverb",
    };
    if (token.english === "" && token.objects.length === 0 && token.kind === "adverb") continue;
    const kind = simple[token.kind] ?? "adverb";
    chunks.push(chunk(kind, token, [outOf(token, token.english)]));
  }
  return chunks;
}

function nounPhraseAt(
  tokens: readonly Token[],
  start: number,
): { chunk: Chunk; end: number } | null {
  const first = tokens[start];
  if (!first) return null;
  if (first.kind === "pronoun" && first.as.determiner === undefined) {
    const np = chunk("np", first, [outOf(first, first.english)]);
    np.isPronoun = true;
    np.isPlural = /^(we|they|you|both)$/.test(first.english);
    return { chunk: np, end: start + 1 };
  }
  const out: Out[] = [];
  let at = start;
  let isPlural = false;
  let isBare = true;
  const determiner = tokens[at];
  if (determiner?.as.determiner !== undefined && nounAhead(tokens, at + 1)) {
    out.push(outOf(determiner, determiner.as.determiner));
    isPlural = /^(these|those|some|all|many|most|several|various|other|any|two)$/.test(
      determiner.as.determiner,
    );
    isBare = false;
    at += 1;
  }
  // `这一目标` is this goal.
  if (!isBare && tokens[at]?.english === "1" && nounAhead(tokens, at + 1)) {
    const one = tokens[at];
    if (one && one.objects.length > 0) out.push(outOf(one, ""));
    at += tokens[at + 1]?.kind === "measure" ? 2 : 1;
  }
  let hasNumber = false;
  if (tokens[at]?.kind === "number") {
    const number = tokens[at];
    const measure = tokens[at + 1];
    if (!number) return null;
    hasNumber = true;
    if (measure && measure.as.measure !== undefined) {
      const unit = measure.as.measure;
      const isOne = number.english === "1";
      isPlural ||= !isOne;
      at += 2;
      const isCounter = unit === "";
      const text = isOne && isCounter ? "a" : number.english;
      out.push(outOf(number, text));
      if (!isCounter) {
        out.push(
          outOf(
            measure,
            isOne || /^s$/.test(unit) ? unit : unit.includes(" of") ? unit : pluralOf(unit),
          ),
        );
        if (
          !nounAhead(tokens, at) ||
          /^(year|month|day|hour|minute|meter|kilometer|US dollar|dollar|mile|degree|kilogram|ton|percent)/.test(
            unit,
          )
        ) {
          const np = chunk("np", number, out);
          np.isPlural = isPlural;
          return { chunk: np, end: at };
        }
      } else if (measure.objects.length > 0) out.push(outOf(measure, ""));
      isBare = false;
    } else {
      out.push(outOf(number, number.english));
      isPlural ||= number.english !== "1";
      isBare = false;
      at += 1;
    }
  }
  const nouns: Token[] = [];
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    const next = tokens[at + 1];
    const isNoun = token.kind === "noun" || token.kind === "name";
    const isModifier =
      token.kind === "adjective" &&
      next !== undefined &&
      (next.kind === "noun" || next.kind === "name" || next.kind === "adjective");
    if (isNoun || isModifier) nouns.push(token);
    else if (token.text === "们" && nouns.length > 0) isPlural = true;
    else break;
    at += 1;
  }
  const head = nouns.at(-1);
  if (!head) {
    if (!hasNumber) return null;
    const np = chunk("np", first, out);
    np.isPlural = isPlural;
    return { chunk: np, end: at };
  }
  nouns.forEach((token, index) => {
    const isHead = index === nouns.length - 1;
    out.push(
      outOf(
        token,
        isHead && isPlural && token.kind === "noun" ? pluralOf(token.english) : token.english,
      ),
    );
  });
  // Chinese does not count people unless it matters; English then speaks of several.
  const last = out.at(-1);
  if (
    isBare &&
    head.kind === "noun" &&
    last &&
    isPersonNoun(head.english) &&
    !/^(president|minister|prime minister|king|queen|emperor|mayor|chairman|head|leader)$/.test(
      head.english,
    )
  ) {
    isPlural = true;
    last.text = pluralOf(last.text);
  }
  const np = chunk("np", head, out);
  np.isPlural = isPlural || /(people|police|troops|data|emissions|personnel)$/.test(head.english);
  np.isMass = head.kind === "name" || mass.test(head.english);
  np.isBare = isBare && head.kind !== "name";
  return { chunk: np, end: at };
}

function nounAhead(tokens: readonly Token[], start: number): boolean {
  for (let at = start; at < start + 5; at += 1) {
    const token = tokens[at];
    if (!token) return false;
    if (token.kind === "noun" || token.kind === "name") return true;
    if (token.kind === "punctuation" || token.kind === "preposition") return false;
    if (token.kind === "verb" && token.as.noun === undefined && tokens[at + 1]?.text !== "的")
      return false;
  }
  return false;
}

function withArticle(np: Chunk, article: "the" | "a"): Out[] {
  if (!np.isBare) return np.out;
  if (article === "a" && np.isMass) return np.out;
  if (np.isPlural || /^(this|that|the) /.test(np.out[0]?.text ?? "")) return np.out;
  const word = article === "a" ? indefiniteArticle(np.out[0]?.text ?? "") : "the";
  return [added(word, np.out[0]), ...np.out];
}

/** Resolves every 的: adjectives go before, nouns after `of`, clauses after `that`. */
function attachModifiers(chunks: Chunk[]): Chunk[] {
  const row = [...chunks];
  for (let at = 0; at < row.length; at += 1) {
    const particle = row[at];
    if (particle?.kind !== "particle" || !/^[的之]$/.test(particle.token.text)) continue;
    const head = row[at + 1];
    const before = row[at - 1];
    if (head?.kind !== "np" || !before) {
      row.splice(at, 1);
      at -= 1;
      continue;
    }
    const leftover = particle.out
      .filter(({ objects }) => objects.length > 0)
      .map((out) => ({ ...out, text: "" }));
    if (before.kind === "adjective" || before.kind === "adverb") {
      const degree =
        row[at - 2]?.kind === "adverb" && before.kind === "adjective" ? row[at - 2] : undefined;
      const from = at - (degree ? 2 : 1);
      head.out = [...(degree?.out ?? []), ...before.out, ...leftover, ...head.out];
      row.splice(from, at - from + 1);
      at = from - 1;
    } else if (
      before.kind === "np" &&
      row[at - 2]?.kind !== "verb" &&
      row[at - 2]?.kind !== "preposition"
    ) {
      modifyByNoun(head, before, leftover);
      row.splice(at - 1, 2);
      at -= 2;
    } else if (before.kind === "np" && row[at - 2]?.kind === "preposition") {
      at = modifyByPreposition(row, at, leftover);
    } else {
      const verbAfter = row.slice(at + 2).some(({ kind }) => kind === "verb");
      const ownVerb = row.slice(0, at).findLastIndex(({ kind }) => kind === "verb");
      const isObject =
        before.kind === "np" &&
        row[at - 2]?.kind === "verb" &&
        !verbAfter &&
        row.slice(0, at).filter(({ kind }) => kind === "verb").length === 1;
      if (isObject || ownVerb < 0) {
        if (before.kind === "np") {
          modifyByNoun(head, before, leftover);
          row.splice(at - 1, 2);
          at -= 2;
        } else {
          row.splice(at, 1);
          at -= 1;
        }
        continue;
      }
      let from = ownVerb;
      while (from > 0 && /^(adverb|modal|time|localizer)$/.test(row[from - 1]?.kind ?? ""))
        from -= 1;
      if (row[from - 1]?.kind === "np" && row[from - 2]?.kind !== "preposition") from -= 1;
      else if (row[from - 1]?.kind === "np" && row[from - 2]?.kind === "preposition") from -= 2;
      const clause = row.slice(from, at);
      const relative = relativeClause(clause);
      head.out = [...withArticle(head, "the"), ...relative, ...leftover];
      head.isBare = false;
      row.splice(from, at - from + 1);
      at = from - 1;
    }
  }
  return row;
}

const possessives: Readonly<Record<string, string>> = {
  I: "my",
  we: "our",
  you: "your",
  he: "his",
  she: "her",
  it: "its",
  they: "their",
  oneself: "one's",
  who: "whose",
  its: "its",
};

function modifyByNoun(head: Chunk, owner: Chunk, leftover: readonly Out[]): void {
  const [first] = owner.out;
  const possessive = owner.isPronoun && first ? possessives[first.text] : undefined;
  if (first && possessive) {
    head.out = [{ ...first, text: possessive }, ...leftover, ...head.out];
  } else {
    head.out = [
      ...withArticle(head, "the"),
      added("of", owner.out[0]),
      ...withArticle(owner, "the").slice(
        owner.isMass || owner.isPlural ? (owner.isBare ? 1 : 0) : 0,
      ),
      ...leftover,
    ];
  }
  head.isBare = false;
}

/** `温度随时间的变化` is the change of temperature with time; returns where to go on. */
function modifyByPreposition(row: Chunk[], at: number, leftover: readonly Out[]): number {
  const [preposition, phrase, , head] = row.slice(at - 2, at + 2);
  if (!preposition || !phrase || !head) return at;
  const owner =
    row[at - 3]?.kind === "np" && row[at - 4]?.kind !== "preposition" ? row[at - 3] : undefined;
  const isObject = owner !== undefined && row.slice(0, at - 3).some(({ kind }) => kind === "verb");
  head.out = [
    ...withArticle(head, "the"),
    ...(isObject && owner ? [added("of", owner.out[0]), ...owner.out] : []),
    ...preposition.out,
    ...withArticle(phrase, phrase.isMass ? "a" : "the"),
    ...leftover,
  ];
  head.isBare = false;
  const from = at - (isObject ? 3 : 2);
  row.splice(from, at + 1 - from);
  return from - 1;
}

function relativeClause(clause: readonly Chunk[]): Out[] {
  const row = joinPrepositions([...clause], { isPast: false });
  const like = row[0]?.out[0];
  const { out } = arrange(row, { isPast: row.some(({ token }) => token.text === "了") }, false);
  return [added("that", like), ...out];
}

const whenWords: Readonly<Record<string, string>> = {
  时: "when",
  时候: "when",
  后: "after",
  之后: "after",
  以后: "after",
  前: "before",
  之前: "before",
  以前: "before",
  期间: "during",
};

/** `在…时`, `…后`: a clause that says when something happens. */
function subordinate(row: Chunk[], style: Style): void {
  const end = row.findIndex(
    ({ token, kind }) =>
      (kind === "localizer" || token.text === "时候") && whenWords[token.text] !== undefined,
  );
  const closing = row[end];
  if (!closing || end < 1) return;
  const opening = row.slice(0, end).findLastIndex(({ token }) => /^[在当自从]$/.test(token.text));
  const from = opening >= 0 ? opening + 1 : 0;
  const inner = row.slice(from, end);
  if (!inner.some(({ kind }) => kind === "verb")) return;
  const marker = opening >= 0 ? row[opening] : undefined;
  const { out } = arrange(joinPrepositions(inner, style), style, true);
  const words = [
    ...(marker ? marker.out.map((one) => ({ ...one, text: "" })) : []),
    outOf(closing.token, whenWords[closing.token.text] ?? "when"),
    ...out,
  ];
  row.splice(
    opening >= 0 ? opening : 0,
    end - (opening >= 0 ? opening : 0) + 1,
    chunk("pp", closing.token, words),
  );
}

/** Prepositions with their noun phrase and what closes it (在…中) become one phrase. */
function joinPrepositions(row: Chunk[], style: Style): Chunk[] {
  subordinate(row, style);
  for (let at = 0; at + 2 < row.length; at += 1) {
    const [here, phrase, comparison] = row.slice(at, at + 3);
    if (!here || !phrase || !/^[与和同跟]$/.test(here.token.text) || phrase.kind !== "np") continue;
    if (
      !comparison ||
      !/^(相比|相比较|比较|一起|相关|有关|一致|一样|不同)$/.test(comparison.token.text)
    )
      continue;
    if (/^(相比|相比较)$/.test(comparison.token.text)) {
      row.splice(
        at,
        3,
        chunk("pp", here.token, [
          outOf(here.token, "compared with"),
          ...withArticle(phrase, "the"),
          ...comparison.out.map((one) => ({ ...one, text: "" })),
        ]),
      );
    } else
      row.splice(
        at,
        2,
        chunk("pp", here.token, [outOf(here.token, "with"), ...withArticle(phrase, "the")]),
      );
  }
  for (let at = row.length - 1; at >= 0; at -= 1) {
    const here = row[at];
    if (!here) continue;
    const next = row[at + 1];
    if (here.kind === "preposition") {
      if (/^(被|由)$/.test(here.token.text) || /^(把|将)$/.test(here.token.text)) continue;
      const phrase =
        next?.kind === "np" || next?.kind === "time" || next?.kind === "pp" ? next : undefined;
      if (/^(对|对于)$/.test(here.token.text) && phrase?.kind === "np") {
        // 对 X 进行 V: the object of V.
        const light = row[at + 2];
        const verb = row[at + 3];
        if (light?.token.text === "进行" && verb?.kind === "verb") {
          row.splice(at, 4, verb, phrase);
          continue;
        }
      }
      if (!phrase) continue;
      const closing =
        row[at + 2]?.kind === "localizer" ||
        (here.token.text === "除了" && row[at + 2]?.token.text === "外")
          ? row[at + 2]
          : undefined;
      const localizer = closing ? localizers[closing.token.text] : undefined;
      const english =
        localizer && /^(在|于|从)$/.test(here.token.text)
          ? localizer
          : (here.token.as.preposition ?? "in");
      const pp = chunk("pp", here.token, [
        outOf(here.token, phrase.kind === "pp" ? "" : english),
        ...(phrase.kind === "np" ? withArticle(phrase, phrase.isMass ? "a" : "the") : phrase.out),
        ...(closing ? closing.out.map((out) => ({ ...out, text: "" })) : []),
      ]);
      row.splice(at, closing ? 3 : 2, pp);
    } else if (
      here.kind === "np" &&
      next?.kind === "localizer" &&
      row[at - 1]?.kind !== "preposition"
    ) {
      const pp = chunk("pp", next.token, [
        outOf(next.token, localizers[next.token.text] ?? "in"),
        ...withArticle(here, "the"),
      ]);
      row.splice(at, 2, pp);
    }
  }
  return row;
}

/** Subject, verb, object, then what says where, when and how. */
function arrange(
  row: Chunk[],
  style: Style,
  hadSubject: boolean,
): { out: Out[]; hasSubject: boolean } {
  const out: Out[] = [];
  const later: Out[] = [];
  let subject: Chunk | null = null;
  let verbs = 0;
  let waitsForBase = false;
  let pendingModal: Chunk | null = null;
  let isNegative = false;
  let isPassive = false;
  let negation = null as Out | null;
  for (let at = 0; at < row.length; at += 1) {
    const here = row[at];
    if (!here) continue;
    const next = row[at + 1];
    switch (here.kind) {
      case "np": {
        const isSubject = verbs === 0;
        out.push(...withArticle(here, here.isMass ? "a" : "the"));
        if (isSubject) subject = here;
        break;
      }
      case "adjective": {
        const isPredicate = verbs === 0 && subject !== null;
        if (isPredicate) out.push(added(beOf(subject, style), here.out[0]));
        if (isPredicate && negation) out.push(negation);
        negation = null;
        out.push(...here.out);
        if (isPredicate) verbs += 1;
        break;
      }
      case "adverb":
        if (here.out[0]?.text === "not") {
          isNegative = true;
          negation = here.out[0];
        } else out.push(...here.out);
        break;
      case "time":
        if (out.length === 0 && later.length === 0)
          out.push(...timePhrase(here), added(",", here.out[0]));
        else later.push(...timePhrase(here));
        break;
      case "pp": {
        const verbFollows = row
          .slice(at + 1)
          .some(({ kind }) => kind === "verb" || kind === "adjective");
        if (out.length === 0 && at === 0 && row.length > 1)
          out.push(...here.out, added(",", here.out.at(-1)));
        else if (verbFollows && verbs === 0) later.push(...here.out);
        else out.push(...here.out);
        break;
      }
      case "modal":
        pendingModal = here;
        break;
      case "preposition": {
        const text = here.token.text;
        if (/^(把|将)$/.test(text) && next?.kind === "np") {
          const verbAt = row.findIndex((one, index) => index > at + 1 && one.kind === "verb");
          if (verbAt > 0) {
            // 把 brings the object forward; English has it behind the verb.
            const [object] = row.splice(at + 1, 1);
            if (object) row.splice(verbAt, 0, object);
          }
        } else if (/^(被|由)$/.test(text)) {
          isPassive = text === "被" || next?.kind === "np";
          if (next?.kind === "np" && row.slice(at + 2).some(({ kind }) => kind === "verb")) {
            const [agent] = row.splice(at + 1, 1);
            if (agent) later.push(added("by", agent.out[0]), ...withArticle(agent, "the"));
          }
        } else out.push(...here.out);
        break;
      }
      case "verb": {
        const isLight = here.token.text === "进行" && next?.kind === "verb";
        if (isLight) break;
        if (/^[有]$/.test(here.token.text) && subject === null && next?.kind === "np") {
          const be = finite("be", style.isPast ? "past" : "present", 3, next.isPlural);
          out.push(
            added("there", here.out[0]),
            ...here.out.map((one) => ({ ...one, text: isNegative ? `${be} no` : be })),
          );
          if (negation) out.push({ ...negation, text: "" });
          isNegative = false;
          negation = null;
          verbs += 1;
          break;
        }
        const particle =
          next?.kind === "particle" && /^[了过着]$/.test(next.token.text) ? next.token.text : "";
        const english = here.out[0]?.text ?? "";
        const isPlural = subject ? subject.isPlural : false;
        const past = style.isPast || particle === "了" || particle === "过";
        const parts: string[] = [];
        if (pendingModal) {
          const modal = pendingModal.out[0]?.text ?? "";
          const spoken =
            style.isPast && modal === "can"
              ? "could"
              : style.isPast && modal === "will"
                ? "would"
                : modal;
          parts.push(
            isNegative ? negated(spoken) : spoken,
            ...(isPassive ? ["be", participleOf(english)] : [english]),
          );
        } else if (verbs > 0 && !waitsForBase && previousIsVerb(row, at))
          parts.push(
            ...serialVerb(verbBefore(row, at), english, row[at - 1]?.kind === "verb", (verb) =>
              finite(verb, past ? "past" : "present", personOf(subject), isPlural),
            ),
          );
        else if (waitsForBase) parts.push(english);
        else if (isPassive)
          parts.push(
            finite("be", past ? "past" : "present", 3, isPlural),
            ...(isNegative ? ["not"] : []),
            participleOf(english),
          );
        else if (isNegative) parts.push(...negativeVerb(english, past, isPlural));
        else if (verbs === 0 && subject === null && hadSubject && out.length === 0)
          parts.push(past ? finite(english, "past", 3, false) : gerundOf(english));
        else parts.push(finite(english, past ? "past" : "present", personOf(subject), isPlural));
        const like = here.out[0];
        if (pendingModal) out.push(...pendingModal.out.map((one) => ({ ...one, text: "" })));
        if (negation !== null) out.push({ text: "", formatting: [], objects: objectsOf(negation) });
        parts.forEach((text, index) => {
          const isLast = index === parts.length - 1;
          out.push(isLast && like ? { ...like, text } : added(text, like));
        });
        verbs += 1;
        pendingModal = null;
        isNegative = false;
        negation = null;
        isPassive = false;
        waitsForBase = false;
        break;
      }
      case "conjunction":
        out.push(...here.out);
        waitsForBase = here.out[0]?.text === "to";
        if (/^(,|and)$/.test(here.out[0]?.text ?? "") && verbs === 0) subject = severalOf(subject);
        break;
      case "particle":
        out.push(...here.out.filter(({ objects }) => objects.length > 0));
        break;
      default:
        out.push(...here.out);
    }
  }
  if (pendingModal) out.push(...pendingModal.out);
  if (negation) out.push(negation);
  return { out: [...out, ...later], hasSubject: subject !== null };
}

function severalOf(subject: Chunk | null): Chunk | null {
  return subject && { ...subject, isPlural: true };
}

function objectsOf(out: Out | null): readonly Placed[] {
  return out?.objects ?? [];
}

const takesInfinitive =
  /^(help|allow|require|want|try|decide|begin|continue|need|plan|ask|use|adopt|take|force|lead to|encourage|apply|go|come|hope|strive|prepare|promise|refuse|choose|enable|invite|expect)$/;

/** A second verb: what the first one wants, lets happen, or what happens next. */
function serialVerb(
  first: string,
  verb: string,
  isDirect: boolean,
  inflected: (verb: string) => string,
): string[] {
  if (/^(make|let)$/.test(first)) return [verb];
  if (isDirect || takesInfinitive.test(first)) return ["to", verb];
  return ["and", inflected(verb)];
}

function verbBefore(row: readonly Chunk[], at: number): string {
  return row.slice(0, at).findLast(({ kind }) => kind === "verb")?.token.english ?? "";
}

function previousIsVerb(row: readonly Chunk[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const kind = row[index]?.kind;
    if (kind === "verb") return true;
    if (kind === "conjunction") return false;
  }
  return false;
}

function personOf(subject: Chunk | null): 1 | 2 | 3 {
  const text = subject?.out[0]?.text;
  return text === "I" ? 1 : text === "you" ? 2 : 3;
}

function beOf(subject: Chunk | null, style: Style): string {
  return finite(
    "be",
    style.isPast ? "past" : "present",
    personOf(subject),
    subject?.isPlural ?? false,
  );
}

function negated(modal: string): string {
  if (modal === "can") return "cannot";
  const [first = "", ...rest] = modal.split(" ");
  return [first, "not", ...rest].join(" ");
}

function negativeVerb(english: string, past: boolean, isPlural: boolean): string[] {
  if (/^be\b/.test(english))
    return [finite("be", past ? "past" : "present", 3, isPlural), `not${english.slice(2)}`];
  return [finite("do", past ? "past" : "present", 3, isPlural), "not", english];
}

function timePhrase(here: Chunk): Out[] {
  const text = here.out[0]?.text ?? "";
  const preposition =
    /^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|^\w+ \d{1,2}(,|$)/.test(text)
      ? "on"
      : /^\d{4}$|^(January|February|March|April|May|June|July|August|September|October|November|December)\b|^the /.test(
            text,
          )
        ? "in"
        : "";
  return preposition ? [added(preposition, here.out[0]), ...here.out] : here.out;
}

/** Joins words, marks and objects; capitals at the beginnings of sentences. */
function finish(out: readonly Out[], source: readonly Token[]): string {
  const placed: Placed[] = [];
  let opens = true;
  let glued = true;
  let isQuoted = false;
  for (const one of out) {
    const { text, formatting, objects, position } = one;
    if (text !== "") {
      const closesQuote = text === '"' && isQuoted;
      if (text === '"') isQuoted = !isQuoted;
      const isMark = /^[,.;:?!)\]%…]$/.test(text) || closesQuote;
      const last = placed.at(-1)?.content;
      if (isMark && last === "," && text === ",") {
        placed.push(...objects);
        continue;
      }
      const shown = opens && !isMark ? text.charAt(0).toUpperCase() + text.slice(1) : text;
      const article = /^an?$/.test(text)
        ? indefiniteArticle(
            out.slice(out.indexOf(one) + 1).find((other) => other.text !== "")?.text ?? "",
          )
        : shown;
      const written = /^an?$/.test(text)
        ? shown === text
          ? article
          : article.charAt(0).toUpperCase() + article.slice(1)
        : shown;
      placed.push({
        content: escapeText(written),
        spaced: !isMark && !glued,
        formatting,
        ...(position === undefined ? {} : { position }),
      });
      opens = /^[.?!]$/.test(text) || (opens && (isMark || /^["([]$/.test(text)));
      glued = /^[([]$/.test(text) || (text === '"' && !closesQuote);
    }
    placed.push(...objects);
  }
  return writeTagged(withLost(placed, source));
}
