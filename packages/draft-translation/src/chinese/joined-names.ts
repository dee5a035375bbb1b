/** Words that are one name. */
import type { Dictionary } from "./dictionary.ts";
import { latinOf } from "./foreign-names.ts";
import { isSurname, ownEntries } from "./lexicon.ts";
import { hangingOn, type Token } from "./token.ts";

/** `张` `三`（2018）and `约翰·格兰特`: one name each. */
export function joinNames(tokens: readonly Token[], dictionary: Dictionary): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const end = nameEnd(tokens, at);
    if (end <= at + 1) {
      joined.push(token);
      continue;
    }
    const part = tokens.slice(at, end);
    const isChinese =
      isSurname(token.text) && part.length === 2 && !part.some(({ text }) => text === "·");
    const names = isChinese
      ? part.map(({ text }) => nameOf(text, dictionary))
      : part
          .map(({ text }) => text)
          .join("")
          .split("·")
          .map((name) => foreignNameOf(name, dictionary));
    joined.push({
      ...token,
      text: part.map(({ text }) => text).join(""),
      kind: "name",
      english: names.join(" "),
      as: {},
      ...hangingOn(part),
    });
    at = end - 1;
  }
  return joined;
}

/** `里德 (Reid)` is Reid: the text itself says how the name is spelled. */
export function takeLatinNames(tokens: readonly Token[]): Token[] {
  const taken: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const close = tokens.findIndex((one, index) => index > at && one.english === ")");
    const inner = tokens.slice(at + 1, close);
    const before = taken.at(-1);
    const isSpelling =
      token.english === "(" &&
      close > at + 1 &&
      close < at + 7 &&
      inner.every(
        ({ text }) =>
          /^[A-Z][A-Za-z.'’-]*$/.test(text) || /^(de|van|von|al|of|the|and)$/.test(text),
      );
    if (
      !isSpelling ||
      !before ||
      !/^(name)$/.test(before.kind) ||
      !/[\u3400-\u9fff]/.test(before.text)
    ) {
      taken.push(token);
      continue;
    }
    // What stands before it and is only sounds belongs to the same name.
    for (let piece = taken.at(-2); piece && isSound(piece); piece = taken.at(-2)) {
      before.text = piece.text + before.text;
      before.objects = [...piece.objects, ...before.objects];
      before.formatting = hangingOn([piece, before]).formatting;
      taken.splice(-2, 1);
    }
    before.english = inner.map(({ text }) => text).join(" ");
    const closing = tokens[close];
    const spelling = [token, ...inner, ...(closing ? [closing] : [])];
    before.formatting = hangingOn([before, ...spelling]).formatting;
    before.objects = [
      ...before.objects,
      ...token.objects,
      ...inner.flatMap(({ objects }) => objects),
      ...(tokens[close]?.objects ?? []),
    ];
    at = close;
  }
  return taken;
}

/** A name without any known word in it. */
function isSound({ kind, text, as }: Token): boolean {
  return kind === "name" && Object.keys(as).length === 0 && /^[\u3400-\u9fff]+$/.test(text);
}

function nameEnd(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (!token || !/[\u3400-\u9fff]/.test(token.text)) return at;
  // A family name and a given name before a year in brackets, or 等.
  const next = tokens[at + 1];
  const after = tokens[at + 2];
  if (isSurname(token.text) && next && /^[\u3400-\u9fff]{1,2}$/.test(next.text)) {
    const isCited = /^[（(]$/.test(after?.text ?? "") && /^\d{4}/.test(tokens[at + 3]?.text ?? "");
    if (isCited || after?.text === "等") return at + 2;
  }
  // What stands around a dot belongs to the name, known word or not.
  let end = at + 1;
  while (tokens[end]?.text === "·" && /[\u3400-\u9fff]/.test(tokens[end + 1]?.text ?? "")) end += 2;
  return end;
}

/** What a dictionary knows, or what it sounds like. */
export function foreignNameOf(name: string, dictionary: Dictionary): string {
  const [known] = ownEntries(name);
  if (known?.kind === "name") return known.english;
  const sense = dictionary.senses(name).find((one) => /^[A-Z]\w+$/.test(one));
  return sense ?? latinOf(name, (character) => dictionary.pinyin(character));
}

/** Names are written by their sounds, never by the senses of their characters. */
export function nameOf(text: string, dictionary: Dictionary): string {
  const pinyin = [...text].map((character) => dictionary.pinyin(character)).join("");
  return pinyin.charAt(0).toUpperCase() + pinyin.slice(1);
}
