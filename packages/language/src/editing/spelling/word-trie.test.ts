import { expect, test } from "vitest";
import { readWordTrie } from "./word-trie.ts";

const head = "#!/usr/bin/env cspell-trie reader\nTrieXv3\nbase=32\n__DATA__\n";
const trieOf = (source: string) => readWordTrie(new TextEncoder().encode(source));

test("reads words, shared beginnings and steps back", () => {
  const trie = trieOf(`${head}ca\nt$r$3do\ng$t$\n`);
  for (const word of ["cat", "car", "dog", "dot"]) expect(trie.has(word)).toBe(true);
  for (const word of ["ca", "c", "", "cats", "dar"]) expect(trie.has(word)).toBe(false);
});

test("reads a word that goes on after its end", () => {
  // "go" and "gone": the end of "go" is marked on the way back.
  const trie = trieOf(`${head}gone$2$2`);
  expect(trie.has("gone")).toBe(true);
  expect(trie.has("go")).toBe(true);
  expect(trie.has("gon")).toBe(false);
});

test("follows a reference to an earlier branch", () => {
  // Node 1 is "a", node 2 "at": "b" then shares the branch of "a".
  const trie = trieOf(`${head}ate$$2b#1;`);
  for (const word of ["at", "ate", "bt", "bte"]) expect(trie.has(word)).toBe(true);
  expect(trie.has("be")).toBe(false);
});

test("takes a letter after a backslash as it is", () => {
  const trie = trieOf(`${head}\\1\\$$2`);
  expect(trie.has("1$")).toBe(true);
});

test("reads letters of two and three bytes", () => {
  const trie = trieOf(`${head}caf\u00e9$2\\\u20ac$r$`);
  for (const word of ["caf\u00e9", "ca\u20ac", "car"]) expect(trie.has(word)).toBe(true);
  for (const word of ["cafe", "caf", "ca\u20ad"]) expect(trie.has(word)).toBe(false);
});

test.each(["", "cat\ndog", "TrieXv1\nbase=10\n__DATA__\nca"])("refuses %j", (source) => {
  expect(() => trieOf(source)).toThrow("not a TrieXv3");
});

test("refuses a reference to what was not drawn, or one without an end", () => {
  expect(() => trieOf(`${head}a#v;`)).toThrow("refers to a node");
  expect(() => trieOf(`${head}a#1`)).toThrow("inside a reference");
});
