/**
 * Reads the tokens of a source into paragraphs. Nothing it meets makes it throw: what it does not
 * understand becomes a placeholder that no edit may touch, or a paragraph that is not edited.
 */

import { ArgumentFinder } from "./arguments.ts";
import { accented, accents, letters, ligatures, symbols } from "./characters.ts";
import {
  citation,
  defining,
  environmentRole,
  headings,
  noteCommands,
  parting,
  picture,
  reference,
  secondIsText,
  silent,
  textCommands,
} from "./commands.ts";
import type { Definitions } from "./definitions.ts";
import type { LockReason } from "./model.ts";
import { PLACEHOLDER } from "./model.ts";
import type { Output } from "./output.ts";
import { groupName, type Pairs } from "./pairs.ts";
import { type BlockTraits, ParagraphBuilder } from "./paragraph-builder.ts";
import type { Token } from "./tokens.ts";

export type Context = BlockTraits & { depth: number };

const bodyContext: Context = {
  story: "body",
  kind: "text",
  headingLevel: null,
  inTable: false,
  depth: 0,
};

export type Scanned = { file: number; source: string; tokens: readonly Token[]; pairs: Pairs };

/** Deeper than this nobody nests text; what is deeper is locked. */
const DEEPEST = 60;

export class Reader {
  readonly #file: number;
  readonly #source: string;
  readonly #tokens: readonly Token[];
  readonly #pairs: Pairs;
  readonly #own: Definitions;
  readonly #output: Output;
  /** Reads a file of the project in place of \input; false when there is none. */
  readonly #include: (name: string, context: Context) => boolean;
  readonly #arguments: ArgumentFinder;
  #open: { builder: ParagraphBuilder; slot: number; traits: BlockTraits } | null = null;

  constructor(
    { file, source, tokens, pairs }: Scanned,
    own: Definitions,
    output: Output,
    include: (name: string, context: Context) => boolean,
  ) {
    this.#file = file;
    this.#source = source;
    this.#tokens = tokens;
    this.#pairs = pairs;
    this.#own = own;
    this.#output = output;
    this.#include = include;
    this.#arguments = new ArgumentFinder(tokens, pairs);
  }

  /** Reads a main file: of what stands before \begin{document}, the title alone. */
  readWhole(): void {
    const { environments } = this.#pairs;
    const begin = this.#tokens.findIndex(
      (token, index) =>
        token.name === "begin" && groupName(this.#tokens, this.#source, index) === "document",
    );
    if (begin < 0) {
      this.readAll(bodyContext);
      return;
    }
    for (let at = 0; at < begin; at++) {
      const token = this.#tokens[at] as Token;
      if (token.kind !== "command") continue;
      if (defining.has(token.name.replace("*", ""))) {
        at = Math.max(at, this.#arguments.skip(at + 1, begin, 9) - 1);
      } else if (token.name === "title") this.#block(at, begin, "title", null, bodyContext);
    }
    this.#read(
      this.#arguments.skip(begin + 1, this.#tokens.length, 1, false),
      environments.get(begin) ?? this.#tokens.length,
      bodyContext,
    );
    this.#flush();
  }

  readAll(context: Context): void {
    this.#read(0, this.#tokens.length, context);
    this.#flush();
  }

  #read(from: number, to: number, context: Context): void {
    let at = from;
    while (at < to) at = Math.max(at + 1, this.#step(at, to, context));
  }

  /** Reads what begins at a token; returns the index behind it. */
  #step(at: number, to: number, context: Context): number {
    const token = this.#tokens[at] as Token;
    switch (token.kind) {
      case "text":
        this.#text(token.start, token.end, context);
        return at + 1;
      case "bracket":
        this.#paragraph(context).addPlain(token.name, token.start);
        return at + 1;
      case "space": {
        const isLineBreak = /[\r\n]/.test(this.#source.slice(token.start, token.end));
        this.#open?.builder.addSpace(token.start, token.end, isLineBreak);
        return at + 1;
      }
      case "paragraph":
        this.#flush();
        return at + 1;
      case "tie":
        this.#paragraph(context).add("\u00A0", token.start, token.end);
        return at + 1;
      case "comment":
        return at + 1;
      case "open":
        return this.#group(at, to, context);
      case "close":
        this.#damage(context);
        return at + 1;
      case "math":
        return this.#isDoubled(at, to)
          ? this.#math(at, 2, to, context, (_, index) => this.#isDoubled(index, to))
          : this.#math(at, 1, to, context, (one) => one.kind === "math");
      case "special":
        if (token.name === "&" && context.inTable) this.#flush();
        else this.#object(at, at + 1, "markup", context);
        return at + 1;
      case "verbatim":
        if (token.name === "url") this.#object(at, at + 1, "field", context);
        else if (/^(?:verb\*?|lstinline)$/.test(token.name)) {
          this.#object(at, at + 1, "markup", context);
        } else if (token.name !== "href" && token.name !== "iffalse") this.#flush();
        return at + 1;
      case "command":
        return this.#command(at, to, context);
    }
  }

  #command(at: number, to: number, context: Context): number {
    const token = this.#tokens[at] as Token;
    const name = token.name.length > 1 ? token.name.replace(/\*$/, "") : token.name;
    if (this.#own.text.has(name)) return this.#textArgument(at, to, 0, context);
    if (this.#own.other.has(name)) return this.#unknown(at, to, context);
    switch (name) {
      case "begin":
        return this.#environment(at, to, context);
      case "end":
        this.#flush();
        return this.#arguments.skip(at + 1, to, 1);
      case "(":
      case "[": {
        const closing = name === "(" ? ")" : "]";
        return this.#math(
          at,
          1,
          to,
          context,
          (one) => one.kind === "command" && one.name === closing,
        );
      }
      case "\\":
        return this.#lineBreak(at, to, context);
      case "newline":
        this.#paragraph(context).add("\n", token.start, token.end, "break");
        return at + 1;
      case "tabularnewline":
        this.#flush();
        return at + 1;
      case "item":
        this.#flush();
        return this.#arguments.skip(at + 1, to, 0);
      case "title":
        return this.#block(at, to, "title", null, context);
      case "caption":
        return this.#block(at, to, "caption", null, context);
      case "multicolumn":
      case "multirow":
        return this.#textArgument(at, to, 2, context);
      case "input":
      case "include":
      case "subfile":
        return this.#includeFile(at, to, context);
      case "def":
      case "gdef":
      case "let":
        return this.#skipDefinition(at, to);
    }
    const level = headings.get(name);
    if (level !== undefined) return this.#block(at, to, "heading", level, context);
    const symbol = symbols.get(token.name);
    if (symbol !== undefined) {
      // "\ldots{}" is one sign with its empty group.
      const next = this.#tokens[at + 1];
      const isGroup = /^[A-Za-z]/.test(name) && next?.kind === "open";
      const hasGroup = isGroup && this.#pairs.braces[at + 1] === at + 2;
      const end = hasGroup ? (this.#tokens[at + 2] as Token).end : token.end;
      this.#paragraph(context).add(symbol, token.start, end);
      return hasGroup ? at + 3 : at + 1;
    }
    const letter = letters.get(token.name);
    if (letter !== undefined) return this.#letter(at, letter, context);
    if (accents.has(token.name)) return this.#accent(at, to, context);
    if (textCommands.has(name)) return this.#textArgument(at, to, 0, context);
    if (secondIsText.has(name)) return this.#textArgument(at, to, 1, context);
    if (noteCommands.has(name)) return this.#note(at, to, context);
    if (citation.test(name)) return this.#unknown(at, to, context, "citation");
    if (reference.test(name)) return this.#unknown(at, to, context, "field");
    if (picture.test(name)) return this.#unknown(at, to, context, "object");
    if (name === "ensuremath") return this.#unknown(at, to, context, "equation");
    const quiet = silent.get(name);
    if (quiet !== undefined) return quiet === 0 ? at + 1 : this.#arguments.skip(at + 1, to, quiet);
    const parted = parting.get(name);
    if (parted !== undefined) {
      this.#flush();
      return parted === 0 ? at + 1 : this.#arguments.skip(at + 1, to, parted);
    }
    if (defining.has(name)) return this.#arguments.skip(at + 1, to, 9);
    return this.#unknown(at, to, context);
  }

  /** Plain characters, and those that fonts join into one. */
  #text(start: number, end: number, context: Context): void {
    const builder = this.#paragraph(context);
    let plain = start;
    let at = start;
    while (at < end) {
      const found = ligatures.find(
        ([sign]) => at + sign.length <= end && this.#source.startsWith(sign, at),
      );
      if (!found) {
        at++;
        continue;
      }
      const [sign, character] = found;
      builder.addPlain(this.#source.slice(plain, at), plain);
      builder.add(character, at, at + sign.length);
      at += sign.length;
      plain = at;
    }
    builder.addPlain(this.#source.slice(plain, end), plain);
  }

  #group(at: number, to: number, context: Context): number {
    const close = this.#pairs.braces[at] ?? -1;
    if (close < 0 || close >= to) {
      this.#damage(context);
      return at + 1;
    }
    if (context.depth >= DEEPEST) this.#object(at, close + 1, "markup", context);
    else this.#read(at + 1, close, { ...context, depth: context.depth + 1 });
    return close + 1;
  }

  /** Whether `$$` stands there. */
  #isDoubled(at: number, to: number): boolean {
    const [one, other] = [this.#tokens[at], this.#tokens[at + 1]];
    return one?.kind === "math" && other?.kind === "math" && one.end === other.start && at + 1 < to;
  }

  /** A formula, up to the token that ends it in the same paragraph; `width` tokens begin and end it. */
  #math(
    at: number,
    width: number,
    to: number,
    context: Context,
    ends: (token: Token, index: number) => boolean,
  ): number {
    let end = at + width;
    while (end < to) {
      const token = this.#tokens[end] as Token;
      if (ends(token, end)) {
        this.#object(at, end + width, "equation", context);
        return end + width;
      }
      if (token.kind === "paragraph") break;
      const close = token.kind === "open" ? (this.#pairs.braces[end] ?? -1) : -1;
      end = close > end && close < to ? close + 1 : end + 1;
    }
    this.#damage(context);
    return end;
  }

  #environment(at: number, to: number, context: Context): number {
    const name = groupName(this.#tokens, this.#source, at);
    const content = this.#arguments.skip(at + 1, to, 1, false);
    const end = this.#pairs.environments.get(at);
    const role = environmentRole(name, this.#own.theorems);
    if (end === undefined || end >= to) {
      // It never ends: what is no text is taken to go on as far as it may.
      this.#flush();
      return role.role === "math" || role.role === "closed" ? to : content;
    }
    const behind = this.#arguments.skip(end + 1, to, 1, false);
    if (role.role === "math") {
      this.#object(at, behind, "equation", context);
      return behind;
    }
    if (role.role === "closed" || context.depth >= DEEPEST) {
      this.#flush();
      return behind;
    }
    const inner = { ...context, depth: context.depth + 1 };
    const from = this.#arguments.skip(content, end, role.args);
    switch (role.role) {
      case "float":
      case "table":
        // The paragraph around a float goes on behind it.
        this.#apart(() => this.#read(from, end, { ...inner, inTable: role.role === "table" }));
        return behind;
      case "list":
      case "quotation":
        inner.kind = role.role;
        break;
      case "bibliography":
        inner.kind = "reference";
        break;
      default:
    }
    this.#flush();
    this.#read(from, end, inner);
    this.#flush();
    return behind;
  }

  #lineBreak(at: number, to: number, context: Context): number {
    const next = this.#arguments.skip(at + 1, to, 0, true, false);
    if (context.inTable) this.#flush();
    else {
      const { start } = this.#tokens[at] as Token;
      this.#paragraph(context).add("\n", start, (this.#tokens[next - 1] as Token).end, "break");
    }
    return next;
  }

  /** A command whose argument is a paragraph of its own. */
  #block(
    at: number,
    to: number,
    kind: BlockTraits["kind"],
    level: number | null,
    context: Context,
  ): number {
    const argument = this.#arguments.group(this.#arguments.skip(at + 1, to, 0), to);
    if (!argument || context.depth >= DEEPEST) return this.#unknown(at, to, context);
    this.#flush();
    const depth = context.depth + 1;
    this.#read(argument.open + 1, argument.close, { ...context, kind, headingLevel: level, depth });
    this.#flush();
    return argument.close + 1;
  }

  #note(at: number, to: number, context: Context): number {
    const argument = this.#arguments.group(this.#arguments.skip(at + 1, to, 0), to);
    if (!argument || context.depth >= DEEPEST) return this.#unknown(at, to, context);
    this.#object(at, argument.close + 1, "note", context);
    this.#apart(() =>
      this.#read(argument.open + 1, argument.close, {
        ...bodyContext,
        story: "footnote",
        depth: context.depth + 1,
      }),
    );
    return argument.close + 1;
  }

  /** Reads paragraphs of their own while the one around them stays open. */
  #apart(read: () => void): void {
    const around = this.#open;
    this.#open = null;
    read();
    this.#flush();
    this.#open = around;
  }

  /** The text of a command in the line, behind arguments that are none. */
  #textArgument(at: number, to: number, before: number, context: Context): number {
    let from = this.#arguments.skip(at + 1, to, 0);
    for (let skipped = 0; skipped < before; skipped++) {
      from = (this.#arguments.group(from, to)?.close ?? from - 1) + 1;
    }
    const argument = this.#arguments.group(from, to);
    if (!argument) return this.#unknown(at, to, context);
    return this.#group(argument.open, to, context);
  }

  #includeFile(at: number, to: number, context: Context): number {
    const argument = this.#arguments.group(at + 1, to);
    if (!argument) return this.#unknown(at, to, context);
    const [open, close] = [this.#tokens[argument.open], this.#tokens[argument.close]] as [
      Token,
      Token,
    ];
    this.#flush();
    if (context.depth < DEEPEST) {
      const inner = { ...context, depth: context.depth + 1 };
      this.#include(this.#source.slice(open.end, close.start).trim(), inner);
    }
    return argument.close + 1;
  }

  #skipDefinition(at: number, to: number): number {
    let end = at + 1;
    while (end < to && end < at + 12) {
      const token = this.#tokens[end] as Token;
      if (token.kind === "open") return Math.max(end, this.#pairs.braces[end] ?? end) + 1;
      if (token.kind === "paragraph") break;
      end++;
    }
    return this.#tokens[at]?.name === "let" ? Math.min(to, at + 3) : end;
  }

  #letter(at: number, letter: string, context: Context): number {
    const { start } = this.#tokens[at] as Token;
    const next = this.#tokens[at + 1];
    const isEmptyGroup = next?.kind === "open" && this.#pairs.braces[at + 1] === at + 2;
    const last = isEmptyGroup ? at + 2 : next?.kind === "space" ? at + 1 : at;
    this.#paragraph(context).add(letter, start, (this.#tokens[last] as Token).end);
    return last + 1;
  }

  #accent(at: number, to: number, context: Context): number {
    const token = this.#tokens[at] as Token;
    const mark = accents.get(token.name) ?? "";
    const isWord = /[A-Za-z]/.test(token.name);
    const next = isWord && this.#tokens[at + 1]?.kind === "space" ? at + 2 : at + 1;
    const found = this.#tokens[next];
    const builder = this.#paragraph(context);
    if (found?.kind === "text" && next < to) {
      const composed = accented(this.#source.charAt(found.start), mark);
      if (composed === null) return this.#unknown(at, to, context);
      builder.add(composed, token.start, found.start + 1);
      this.#text(found.start + 1, found.end, context);
      return next + 1;
    }
    const close = found?.kind === "open" ? (this.#pairs.braces[next] ?? -1) : next;
    const inner = found?.kind === "open" ? this.#tokens[next + 1] : found;
    const isShort = close <= next + 2 && close >= next && close < to && inner;
    if (isShort) {
      const text = this.#source.slice(inner.start, inner.end);
      const letter = inner.kind === "command" ? (letters.get(inner.name) ?? "") : text;
      const composed = accented(letter, mark);
      if (composed !== null) {
        builder.add(composed, token.start, (this.#tokens[close] as Token).end);
        return close + 1;
      }
    }
    return this.#unknown(at, to, context);
  }

  /** A command that is shown as one placeholder, with every argument behind it. */
  #unknown(at: number, to: number, context: Context, reason: LockReason = "markup"): number {
    const end = this.#arguments.skip(at + 1, to, 9);
    this.#object(at, end, reason, context);
    return end;
  }

  #object(from: number, behind: number, reason: LockReason, context: Context): void {
    const start = (this.#tokens[from] as Token).start;
    const end = (this.#tokens[behind - 1] as Token).end;
    this.#paragraph(context).add(PLACEHOLDER, start, end, reason);
  }

  #damage(context: Context): void {
    this.#paragraph(context).isDamaged = true;
  }

  #paragraph(context: Context): ParagraphBuilder {
    if (!this.#open) {
      const { story, kind, headingLevel, inTable } = context;
      const traits = { story, kind, headingLevel, inTable };
      const builder = new ParagraphBuilder(traits, this.#file);
      this.#open = { builder, slot: this.#output.reserve(story), traits };
    }
    return this.#open.builder;
  }

  #flush(): void {
    if (!this.#open) return;
    const { builder, slot, traits } = this.#open;
    this.#open = null;
    const finished = builder.finish();
    if (finished) this.#output.fill(traits.story, slot, finished);
  }
}
