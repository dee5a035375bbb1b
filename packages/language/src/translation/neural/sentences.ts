import { joinTexts, plainText, type TaggedToken } from "@curie/tagged-text";

/** Models are trained on sentences, and cut off without a word what is longer than they can read. */
const longest = { characters: 350, ideographs: 120 };

const abbreviation =
  /(?:^|[\s(])(?:\p{Lu}|al|aprox|cap|cf|col|cols|dr|dra|ec|ed|eds|ej|etc|fig|figs|i\.e|e\.g|n[uú]m|no|p|pág|págs|pp|prof|ref|refs|sr|sra|tab|vol|vs)\.$/iu;

/** Cuts a segment between its sentences; a g around several of them is in each. */
export function sentencesOf(tokens: readonly TaggedToken[]): TaggedToken[][] {
  const text = plainText(tokens);
  const cuts: number[] = [];
  for (const end of text.matchAll(/[。！？；]+[”’」』）)]*|[.!?…]+["”’»)]*(?=\s+\S)/gu)) {
    const at = end.index + end[0].length;
    if (at >= text.length) continue;
    const isEnd =
      /^[。！？；]/u.test(end[0]) ||
      (/^\s+["“‘«¿¡(]*[\p{Lu}\p{N}\uFFFC]/u.test(text.slice(at)) &&
        !abbreviation.test(text.slice(Math.max(0, at - 12), at)));
    if (isEnd) cuts.push(at);
  }
  return cutTokens(tokens, withCutsInLong(text, cuts));
}

/** Cuts what is still too long at the last clause, or else space, that fits. */
function withCutsInLong(text: string, cuts: readonly number[]): number[] {
  const all: number[] = [];
  let from = 0;
  for (const cut of [...cuts, text.length]) {
    while (isTooLong(text.slice(from, cut))) {
      const piece = text.slice(from, Math.min(cut, from + sizeOf(text.slice(from, cut))));
      const clause = piece.search(/[,;:，、：；][^,;:，、：；]*$/u) + 1;
      const space = piece.lastIndexOf(" ");
      const length = clause > piece.length / 3 ? clause : space > 0 ? space : piece.length;
      from += length;
      all.push(from);
    }
    if (cut < text.length) all.push(cut);
    from = cut;
  }
  return all;
}

function sizeOf(text: string): number {
  return /\p{Script=Han}/u.test(text.slice(0, 40)) ? longest.ideographs : longest.characters;
}

function isTooLong(text: string): boolean {
  return text.length > sizeOf(text);
}

/** Takes tagged text apart at offsets of its plain text. */
function cutTokens(tokens: readonly TaggedToken[], cuts: readonly number[]): TaggedToken[][] {
  const pieces: TaggedToken[][] = [[]];
  const open: number[] = [];
  const ahead = [...cuts];
  let at = 0;
  const put = (token: TaggedToken): void => {
    pieces.at(-1)?.push(token);
  };
  const turn = (): void => {
    for (const id of [...open].reverse()) put({ kind: "close", id });
    pieces.push(open.map((id) => ({ kind: "open", id })));
    ahead.shift();
  };
  for (const token of tokens) {
    if (token.kind === "text") {
      let rest = token.text;
      while (ahead[0] !== undefined && ahead[0] < at + rest.length) {
        const length = ahead[0] - at;
        put({ kind: "text", text: rest.slice(0, length) });
        at += length;
        rest = rest.slice(length);
        turn();
      }
      put({ kind: "text", text: rest });
      at += rest.length;
    } else {
      put(token);
      if (token.kind === "x") at++;
      else if (token.kind === "open") open.push(token.id);
      else open.pop();
    }
  }
  return pieces.map(withoutEmpty).filter((piece) => piece.length > 0);
}

function withoutEmpty(tokens: readonly TaggedToken[]): TaggedToken[] {
  const rest = joinTexts(tokens);
  for (let index = 0; index + 1 < rest.length; ) {
    if (rest[index]?.kind === "open" && rest[index + 1]?.kind === "close") {
      rest.splice(index, 2);
      index = Math.max(0, index - 1);
    } else index++;
  }
  return rest;
}

/** Sentences as one segment again: a space between them, and a g that was cut in one piece. */
export function joinSentences(sentences: readonly (readonly TaggedToken[])[]): TaggedToken[] {
  const joined: TaggedToken[] = [];
  for (const sentence of sentences) {
    if (joined.length > 0) joined.push({ kind: "text", text: " " });
    joined.push(...sentence);
  }
  for (let index = 0; index + 2 < joined.length; ) {
    const [close, space, open] = joined.slice(index, index + 3);
    const isCut =
      close?.kind === "close" &&
      space?.kind === "text" &&
      space.text.trim() === "" &&
      open?.kind === "open" &&
      open.id === close.id;
    if (isCut) {
      joined.splice(index, 3, space);
      index = Math.max(0, index - 1);
    } else index++;
  }
  return joinTexts(joined);
}
