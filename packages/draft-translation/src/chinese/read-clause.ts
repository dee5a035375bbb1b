import type { Adverbial } from "./adverbials.ts";
import { adverbOf } from "./adverbials.ts";
import type { Tree } from "./chart.ts";
import { type Clause, clauseWith } from "./clauses.ts";
import { written } from "./noun-phrases.ts";
import {
  copula,
  following,
  happened,
  owning,
  stressed,
  withAdverbial,
  withClause,
  withObject,
  withPhraseBehind,
  withPrepositionApart,
  withSubject,
  withVerb,
} from "./predicates.ts";
import { adjectiveWords, timeWords } from "./read-words.ts";
import { partsOf, type Reader } from "./reader.ts";
import { added, reworded, type Word, wordsOf } from "./words.ts";

/** Clauses and predicates of Chinese, as the parser found them, taken apart for English. */

export function wholeClauseOf(tree: Tree, reader: Reader): Clause {
  return happened(reader.clause(tree));
}

export function clauseOf(tree: Tree, reader: Reader): Clause {
  const [first, second] = partsOf(tree);
  switch (tree.rule?.name) {
    case undefined:
      return verbClause(tree);
    case "S = NP VP":
      return withSubject(reader.clause(second), reader.nounPhrase(first));
    case "S = RB S": {
      const clause = reader.clause(second);
      return { ...clause, front: [reader.adverbial(first), ...clause.front] };
    }
    case "S = CS S":
    case "S = CC S":
    case "VP = CS VP":
    case "VP = CC VP": {
      const clause = reader.clause(second);
      return {
        ...clause,
        conjunctions: [...wordsOf(first.head, first.english), ...clause.conjunctions],
      };
    }
    case "S = NP S": {
      const clause = reader.clause(second);
      const words = written(reader.nounPhrase(first), "subject");
      return { ...clause, front: [{ words, place: "front" }, ...clause.front] };
    }
    case "S = VP VP":
      return { ...reader.clause(second), subject: reader.clause(first) };
    case "VG = V ASP":
      return { ...reader.clause(first), aspect: second.head.text === "着" ? "none" : "past" };
    case "VP = VP ASP":
      return { ...reader.clause(first), aspect: "past" };
    case "VG = VG RES":
      return reader.clause(first);
    case "VP = VG NP":
    case "VO = VG NP":
      return withObject(reader.clause(first), reader.nounPhrase(second), first);
    case "VP = VG T": {
      const clause = reader.clause(first);
      return { ...clause, complement: timeWords(second) };
    }
    case "VP = VO NP": {
      const clause = reader.clause(first);
      return { ...clause, objects: [...clause.objects, reader.nounPhrase(second)] };
    }
    case "VP = VO S":
      return {
        ...reader.clause(first),
        dependent: { clause: reader.clause(second), form: "finite", links: [added("that")] },
      };
    case "VP = VG VP":
      return withVerb(reader.clause(first), reader.clause(second), first);
    case "VP = VG S":
      return withClause(reader.clause(first), reader.clause(second), first);
    case "VP = VG LP": {
      const clause = reader.clause(first);
      const verb = reworded(clause.verb, clause.verb.text.replace(/ (in|on|at|to|from|into)$/, ""));
      return { ...clause, verb, complement: reader.adverbial(second).words };
    }
    case "VP = VP PP":
    case "VP = VP LP":
      return withPhraseBehind(reader.clause(first), reader.adverbial(second));
    case "VP = VG RESULT": {
      const clause = reader.clause(first);
      const [, result] = partsOf(second);
      if (result.category === "AP") {
        const words = adjectiveWords(result);
        const last = words.at(-1);
        return {
          ...clause,
          complement: last ? [...words.slice(0, -1), reworded(last, adverbOf(last.text))] : words,
        };
      }
      return {
        ...clause,
        next: [
          ...clause.next,
          { links: [added("so that")], clause: reader.clause(result), form: "same" },
        ],
      };
    }
    case "VP = RB VP":
      return withAdverbial(reader.clause(second), reader.adverbial(first), first);
    case "VP = MOD VP": {
      const clause = reader.clause(second);
      return { ...clause, modals: [...wordsOf(first.head, first.english), ...clause.modals] };
    }
    case "VP = NEG VP": {
      const clause = reader.clause(second);
      const [word] = wordsOf(
        first.head,
        /^(从未|从不|never)$/.test(first.english) ? "never" : first.english,
      );
      if (/^(没|没有|未|并未|从未|并没有)$/.test(first.head.text)) {
        return {
          ...clause,
          negation: word ?? null,
          aspect: clause.aspect === "none" ? "past" : clause.aspect,
        };
      }
      return { ...clause, negation: word ?? null };
    }
    case "VP = SUO VP":
    case "VP = ASP VP":
      return reader.clause(second);
    case "VP = BE":
      return copula(first);
    case "VP = BE NP":
      return { ...copula(first), objects: [reader.nounPhrase(second)] };
    case "VP = BE AP":
      return { ...copula(first), complement: adjectiveWords(second) };
    case "VP = BE VP": {
      const inner = reader.clause(second);
      // 是 before a predicate only stresses it.
      return first.english === "be"
        ? inner
        : { ...copula(first), dependent: { clause: inner, form: "to", links: [] } };
    }
    case "VP = BE S":
      return {
        ...copula(first),
        dependent: { clause: reader.clause(second), form: "finite", links: [added("that")] },
      };
    case "VP = BE RB":
      return { ...copula(first), complement: reader.adverbial(second).words };
    case "VP = BE MD":
      return stressed(first, second, reader);
    case "VP = YOU NP": {
      const clause = owning(first, reader.nounPhrase(second));
      return first.rule ? { ...clause, aspect: "past" } : clause;
    }
    case "VP = YOU VP":
      return reader.clause(second);
    case "VP = YOU S":
      return reader.clause(second);
    case "VP = AP": {
      const be = clauseWith({ text: "be", formatting: tree.head.formatting, objects: [] }, "be");
      return { ...be, complement: adjectiveWords(first) };
    }
    case "VP = PP": {
      const be = clauseWith({ text: "be", formatting: tree.head.formatting, objects: [] }, "be");
      return { ...be, complement: reader.adverbial(first).words };
    }
    case "VP = BAP VP": {
      const [, object] = partsOf(first);
      const clause = withPrepositionApart(reader.clause(second));
      return { ...clause, objects: [reader.nounPhrase(object), ...clause.objects] };
    }
    case "VP = BEIP VP": {
      const [marker, agent] = partsOf(first);
      const clause = reader.clause(second);
      if (marker.head.text === "由" && /^(组成|构成)$/.test(second.head.text)) {
        return {
          ...clause,
          verb: reworded(clause.verb, "consist of"),
          objects: [reader.nounPhrase(agent)],
        };
      }
      return { ...clause, isPassive: true, agent: reader.nounPhrase(agent) };
    }
    case "VP = BEI VP":
      return { ...reader.clause(second), isPassive: true };
    case "VP = VP CVP":
    case "S = S CVP": {
      const clause = reader.clause(first);
      const [link, other] = partsOf(second);
      const english = link.english === "," ? "and" : link.english;
      return {
        ...clause,
        next: [
          ...clause.next,
          { links: wordsOf(link.head, english), clause: reader.clause(other), form: "same" },
        ],
      };
    }
    case "VP = VP TVP": {
      const clause = reader.clause(first);
      const [link, purpose] = partsOf(second);
      const isThereby = link.english === "thereby";
      return {
        ...clause,
        next: [
          ...clause.next,
          {
            links: wordsOf(link.head, isThereby ? "thereby" : ""),
            clause: reader.clause(purpose),
            form: isThereby ? "gerund" : "to",
          },
        ],
      };
    }
    case "VP = TO VP": {
      const clause = reader.clause(second);
      return first.english === "thereby"
        ? { ...clause, conjunctions: wordsOf(first.head, "thereby") }
        : { ...clause, conjunctions: wordsOf(first.head, "to") };
    }
    case "VP = VP VP":
      return following(reader.clause(first), reader.clause(second));
    default:
      return tree.rule === null || !tree.children[0] ? verbClause(tree) : reader.clause(first);
  }
}

function verbWord(tree: Tree): Word {
  const [word] = wordsOf(tree.head, tree.english);
  return word ?? added(tree.english);
}

/** Words that are an adverb or a modal and a verb in English: randomly divide, cannot see. */
function verbClause(tree: Tree): Clause {
  const word = verbWord(tree);
  const [, adverb, rest] = /^(\w+ly) (.+)$/.exec(word.text) ?? [];
  if (adverb && rest) {
    const how: Adverbial = { words: [added(adverb, word)], place: "verb" };
    return { ...clauseWith(reworded(word, rest)), adverbials: [how] };
  }
  const [, modal, verb] = /^(cannot|can|must|should|may) (.+)$/.exec(word.text) ?? [];
  if (!modal || !verb) return clauseWith(word);
  return { ...clauseWith(reworded(word, verb)), modals: [added(modal, word)] };
}
