/**
 * What must hold of every translated file: paragraphs say what was asked for, and everything in them
 * that is no text is there as before. Judged from the bytes alone, with the judge's own readers.
 */
import { firstDifference } from "./judge/markup.ts";
import { readPart, seenText } from "./judge/reading.ts";
import type { Counts } from "./judge/structure.ts";
import { numbersOf, placementFaults, prologOf } from "./judge/structure.ts";
import type { Element } from "./judge/tree.ts";
import { attribute, readTree, walk } from "./judge/tree.ts";
import { readZip } from "./judge/zip.ts";

/** Elements that a translation writes, or may leave out: runs, their formatting, words, spelling marks. */
const rewritten = new Set(
  "r t proofErr noBreakHyphen softHyphen lastRenderedPageBreak smartTag dir bdo"
    .split(" ")
    .map((name) => `w:${name}`),
);

/** @returns what is wrong with the copy, a sentence each; nothing when all is well */
export function translationDamage(original: Uint8Array, translated: Uint8Array): string[] {
  const damage: string[] = [];
  const [before, after] = [readZip(original), readZip(translated)];
  damage.push(...after.problems);
  const names = (zip: typeof before): string[] => zip.entries.map(({ name }) => name);
  const order = firstDifference(names(before), names(after));
  if (order !== null) damage.push(`other parts: ${order}`);
  const numbers = { old: new Map<string, number>(), now: new Map<string, number>() };
  for (const entry of after.entries) {
    const source = before.entries.find(({ name }) => name === entry.name);
    if (!source || source.packed.equals(entry.packed)) continue;
    if (!source.data || !entry.data) {
      damage.push(`${entry.name}: unreadable`);
      continue;
    }
    const [old, now] = [readTree(source.data), readTree(entry.data)];
    const say = (what: string): number => damage.push(`${entry.name}: ${what}`);
    if (old.declaration !== now.declaration || old.encoding !== now.encoding) say("other prolog");
    const root = firstDifference(prologOf(old.root), prologOf(now.root));
    if (root !== null) say(root);
    for (const fault of added(placementFaults(old.root), placementFaults(now.root))) say(fault);
    for (const fault of added(orderFaults(old.root), orderFaults(now.root))) say(fault);
    const [was, is] = [kept(old.root), kept(now.root)];
    for (const lost of added(is, was)) say(`lost ${lost}`);
    for (const more of added(was, is)) say(`more of ${more}`);
    count(numbers.old, numbersOf(old.root).revisions);
    count(numbers.now, numbersOf(now.root).revisions);
  }
  for (const [id, uses] of numbers.now) {
    if (uses > 1 && uses > (numbers.old.get(id) ?? 0)) damage.push(`number ${id} ${uses} times`);
  }
  return damage;
}

/** The text of every paragraph of a part, in both halves of text boxes. */
export function judgedTexts(file: Uint8Array, part: string): string[] {
  const data = readZip(file).entries.find(({ name }) => name === part)?.data;
  return data ? readPart(readTree(data).root).paragraphs.map(seenText) : [];
}

function count(total: Counts, more: Counts): void {
  for (const [key, number] of more) total.set(key, (total.get(key) ?? 0) + number);
}

function added(before: Counts, after: Counts): string[] {
  return [...after]
    .filter(([what, times]) => times > (before.get(what) ?? 0))
    .map(([what]) => what);
}

/** Everything a translation must keep: each element with its attributes and what stands around it. */
function kept(root: Element): Counts {
  const counts: Counts = new Map();
  const around: Element[] = [];
  walk(root, {
    enter(element, parent) {
      const outer = around.findLast(({ name }) => !rewritten.has(name));
      around.push(element);
      if (element.name === "w:rPr" && parent?.name === "w:r") return false;
      if (rewritten.has(element.name)) return true;
      const attributes = element.attributes.map(([name, value]) => `${name}=${value}`).join(" ");
      // A range may begin or end anywhere among the words it is about.
      const place = /^w:(bookmark|commentRange|perm|move)/.test(element.name) ? "" : outer?.name;
      const words = element.children.filter((child) => typeof child === "string");
      const text = /^w:(instrText|delText|delInstrText)$/.test(element.name) ? words.join("") : "";
      const line = `${place} > ${element.name} ${attributes} ${text}`;
      counts.set(line, (counts.get(line) ?? 0) + 1);
      return true;
    },
    leave() {
      around.pop();
    },
  });
  return counts;
}

/** Field marks out of balance, and ranges that end before they start. */
function orderFaults(root: Element): Counts {
  const faults: Counts = new Map();
  const report = (what: string): void => {
    faults.set(what, (faults.get(what) ?? 0) + 1);
  };
  const started = new Set<string>();
  const fields: string[][] = [[]];
  walk(root, {
    enter(element) {
      const { name } = element;
      const open = fields.at(-1) ?? [];
      const type = attribute(element, "w:fldCharType");
      const range = /^w:(\w+?)(Start|End)$/.exec(name);
      const id = `${range?.[1]} ${attribute(element, "w:id")}`;
      if (name === "w:txbxContent") fields.push([]);
      else if (type === "begin") open.push("code");
      else if (type === "separate" && open.pop() === "code") open.push("result");
      else if (type === "end" && open.pop() === undefined) report("an end without a field");
      else if (name === "w:instrText" && open.at(-1) !== "code") report("a code without a field");
      else if (range?.[2] === "Start") started.add(id);
      else if (range && !started.has(id)) report(`${id} ends before it starts`);
      return true;
    },
    leave({ name }) {
      if (name === "w:txbxContent" && (fields.pop() ?? []).length > 0) report("an endless field");
    },
  });
  if ((fields.pop() ?? []).length > 0) report("an endless field");
  return faults;
}
