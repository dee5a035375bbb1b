/** What an XML file consists of, in order. Names are without their prefixes. */
export type XmlEvent =
  | { kind: "open"; name: string; attributes: ReadonlyMap<string, string>; line: number }
  | { kind: "close"; name: string; line: number }
  | { kind: "text"; text: string; line: number };

export type XmlProblem = "not-xml" | "declares-entities";

/** Why a file could not be read on. */
export class XmlRefusal extends Error {
  override readonly name = "XmlRefusal";
  readonly problem: XmlProblem;
  readonly line: number;

  constructor(problem: XmlProblem, line: number) {
    super(`${problem} at line ${line}`);
    this.problem = problem;
    this.line = line;
  }
}

const mostDepth = 60;
const nameShape = /[\p{L}_:][\p{L}\p{M}\p{N}._:-]*/uy;
const attributeShape = /\s+([\p{L}_:][\p{L}\p{M}\p{N}._:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy;
const predefined: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

/**
 * Reads XML strictly and in one pass. Nothing outside the text is ever fetched: a document type may be
 * named and is not looked at, one that declares anything is refused, and there are no entities but the
 * five of XML itself. So no file can name another file or grow while it is read.
 *
 * @throws XmlRefusal
 */
export function* scanXml(xml: string): Generator<XmlEvent> {
  const open: string[] = [];
  let at = xml.startsWith("\uFEFF") ? 1 : 0;
  let line = 1;
  let hasRoot = false;
  const fail = (problem: XmlProblem = "not-xml"): never => {
    throw new XmlRefusal(problem, line);
  };
  // Kept between steps: a large file on one line would be searched to its end with each of them.
  let lineEnd = endOfLine(xml, at);
  const pass = (to: number) => {
    while (lineEnd < to) {
      line += 1;
      lineEnd = endOfLine(xml, lineEnd + 1);
    }
    at = to;
  };
  const passTo = (end: string, from: number): string => {
    const found = xml.indexOf(end, from);
    if (found < 0) fail();
    const inside = xml.slice(from, found);
    pass(found + end.length);
    return inside;
  };
  const decode = (text: string): string =>
    text.replace(/&([^;&\s]{0,12};?)/g, (_, body: string) => {
      if (!body.endsWith(";")) return fail();
      return characterOf(body.slice(0, -1)) ?? fail();
    });

  while (at < xml.length) {
    const next = xml.indexOf("<", at);
    const textEnd = next < 0 ? xml.length : next;
    if (textEnd > at) {
      const text = xml.slice(at, textEnd);
      if (open.length > 0) yield { kind: "text", text: decode(text), line };
      else if (text.trim() !== "") fail();
      pass(textEnd);
      continue;
    }
    if (xml.startsWith("<!--", at)) passTo("-->", at + 4);
    else if (xml.startsWith("<![CDATA[", at)) {
      const begins = line;
      const text = passTo("]]>", at + 9);
      if (open.length === 0) fail();
      yield { kind: "text", text, line: begins };
    } else if (xml.startsWith("<?", at)) passTo("?>", at + 2);
    else if (xml.startsWith("<!DOCTYPE", at)) {
      const declared = passTo(">", at + 9);
      if (hasRoot) fail();
      // What is declared inside could name files, or grow without end.
      if (/[[\]]|<!/.test(declared)) fail("declares-entities");
    } else if (xml.startsWith("<!", at)) fail("declares-entities");
    else if (xml.startsWith("</", at)) {
      const name = passTo(">", at + 2).trimEnd();
      if (open.pop() !== name) fail();
      yield { kind: "close", name: local(name), line };
    } else {
      nameShape.lastIndex = at + 1;
      const name = nameShape.exec(xml)?.[0] ?? fail();
      let end = at + 1 + name.length;
      const attributes = new Map<string, string>();
      for (;;) {
        attributeShape.lastIndex = end;
        const found = attributeShape.exec(xml);
        if (!found) break;
        const [whole, key = "", double, single] = found;
        if (attributes.has(local(key))) fail();
        attributes.set(local(key), decode(double ?? single ?? ""));
        end += whole.length;
      }
      const closing = /\s*(\/?)>/y;
      closing.lastIndex = end;
      const closed = closing.exec(xml) ?? fail();
      if (open.length === 0 && hasRoot) fail();
      hasRoot = true;
      const begins = line;
      pass(end + closed[0].length);
      yield { kind: "open", name: local(name), attributes, line: begins };
      if (closed[1] === "/") yield { kind: "close", name: local(name), line };
      else open.push(name);
      if (open.length > mostDepth) fail();
    }
  }
  if (open.length > 0 || !hasRoot) fail();
}

function endOfLine(xml: string, from: number): number {
  const end = xml.indexOf("\n", from);
  return end < 0 ? Number.POSITIVE_INFINITY : end;
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** What a reference stands for; null for anything but a character and the five names of XML. */
function characterOf(name: string): string | null {
  const hex = /^#x([0-9a-f]{1,6})$/i.exec(name)?.[1];
  const decimal = /^#(\d{1,7})$/.exec(name)?.[1];
  if (hex === undefined && decimal === undefined) return predefined.get(name) ?? null;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}
