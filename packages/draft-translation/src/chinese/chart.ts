import type { Token } from "./token.ts";

/**
 * A weighted chart parser (Cocke, Younger, Kasami): of all ways to read a row of words with a
 * grammar it finds the one that costs least. The chart has a cell for each span of words; a cell keeps,
 * for each category, the cheapest tree that covers the span. Spans are filled from the shortest to the
 * longest: a tree costs what its parts cost, plus the rule's cost, plus what `weigh` adds for these
 * parts. Costs are a ranking and no probabilities: a lower sum means a reading that is taken first.
 */

/** How a phrase may be made of one or two others. */
export type Rule = {
  /** `NP = QP NB`: unique, and what the English is chosen by. */
  name: string;
  makes: string;
  parts: readonly string[];
  cost: number;
  /** Which part the phrase is named after: its first or its second. */
  headAt: 0 | 1;
  /** What these very parts cost on top; `Infinity` forbids them. */
  weigh?: (left: Tree, right: Tree) => number;
};

/** What a word may be, and what reading it so costs. */
export type Reading = { category: string; cost: number; english: string };

export type Tree = {
  category: string;
  cost: number;
  /** The word that says most about the phrase. */
  head: Token;
  english: string;
  start: number;
  end: number;
} & (
  | { rule: Rule; children: readonly [Tree] | readonly [Tree, Tree] }
  | { rule: null; children: readonly []; token: Token }
);

export type Grammar = {
  unary: ReadonlyMap<string, readonly Rule[]>;
  binary: ReadonlyMap<string, readonly Rule[]>;
};

export function grammarOf(rules: readonly Rule[]): Grammar {
  const unary = new Map<string, Rule[]>();
  const binary = new Map<string, Rule[]>();
  for (const rule of rules) {
    const key = rule.parts.join(" ");
    const table = rule.parts.length === 1 ? unary : binary;
    table.set(key, [...(table.get(key) ?? []), rule]);
  }
  return { unary, binary };
}

type Cell = Map<string, Tree>;

/**
 * The cheapest row of phrases that covers all words. `rootCost` is what a phrase costs as a piece of
 * its own: whole sentences little, torn phrases much.
 */
export function parse(
  words: readonly { token: Token; readings: readonly Reading[] }[],
  grammar: Grammar,
  rootCost: (category: string) => number,
): Tree[] {
  const cells: Cell[][] = words.map(() => []);
  const cellAt = (start: number, end: number): Cell => cells[start]?.[end] ?? new Map();
  words.forEach(({ token, readings }, start) => {
    const cell: Cell = new Map();
    for (const { category, cost, english } of readings) {
      const end = start + 1;
      const children = [] as const;
      keep(
        { category, cost, head: token, english, start, end, rule: null, children, token },
        cell,
        grammar,
      );
    }
    put(cells, start, start + 1, cell);
  });
  for (let length = 2; length <= words.length; length += 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const end = start + length;
      const cell: Cell = new Map();
      for (let middle = start + 1; middle < end; middle += 1) {
        combine(cellAt(start, middle), cellAt(middle, end), cell, grammar);
      }
      put(cells, start, end, cell);
    }
  }
  return cheapestCover(words.length, cellAt, rootCost);
}

function put(cells: Cell[][], start: number, end: number, cell: Cell): void {
  const row = cells[start];
  if (row) row[end] = cell;
}

function combine(lefts: Cell, rights: Cell, cell: Cell, grammar: Grammar): void {
  for (const left of lefts.values()) {
    for (const right of rights.values()) {
      for (const rule of grammar.binary.get(`${left.category} ${right.category}`) ?? []) {
        const cost = left.cost + right.cost + rule.cost;
        const known = cell.get(rule.makes);
        if (known && known.cost <= cost) continue;
        const total = cost + (rule.weigh?.(left, right) ?? 0);
        if (total === Infinity || (known && known.cost <= total)) continue;
        const head = rule.headAt === 0 ? left : right;
        keep(
          {
            category: rule.makes,
            cost: total,
            head: head.head,
            english: head.english,
            start: left.start,
            end: right.end,
            rule,
            children: [left, right],
          },
          cell,
          grammar,
        );
      }
    }
  }
}

/** Puts a phrase into a cell, and everything it is by itself. */
function keep(tree: Tree, cell: Cell, grammar: Grammar): void {
  const known = cell.get(tree.category);
  if (known && known.cost <= tree.cost) return;
  cell.set(tree.category, tree);
  for (const rule of grammar.unary.get(tree.category) ?? []) {
    const cost = tree.cost + rule.cost + (rule.weigh?.(tree, tree) ?? 0);
    if (cost === Infinity) continue;
    const { head, english, start, end } = tree;
    keep(
      { category: rule.makes, cost, head, english, start, end, rule, children: [tree] },
      cell,
      grammar,
    );
  }
}

function cheapestCover(
  length: number,
  cellAt: (start: number, end: number) => Cell,
  rootCost: (category: string) => number,
): Tree[] {
  const best: { cost: number; last: Tree | null }[] = [{ cost: 0, last: null }];
  for (let end = 1; end <= length; end += 1) {
    let cheapest: { cost: number; last: Tree | null } = { cost: Infinity, last: null };
    for (let start = 0; start < end; start += 1) {
      const before = best[start]?.cost ?? Infinity;
      for (const tree of cellAt(start, end).values()) {
        const cost = before + tree.cost + rootCost(tree.category);
        if (cost < cheapest.cost) cheapest = { cost, last: tree };
      }
    }
    best[end] = cheapest;
  }
  const cover: Tree[] = [];
  for (let end = length; end > 0; ) {
    const tree = best[end]?.last;
    if (!tree) break;
    cover.unshift(tree);
    end = tree.start;
  }
  return cover;
}
