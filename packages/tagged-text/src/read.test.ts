import { describe, expect, test } from "vitest";
import { hasSoundTags, plainText, readTagged, writeTagged } from "./index.ts";

const again = (source: string): string => writeTagged(readTagged(source));

describe("reading tagged text", () => {
  test.each([
    ["leaves what is right as it is", 'A <g id="1">b<x id="2"/></g> &lt;c&gt; &amp; d', null],
    ["takes a bare < or & for text", "p < 0.05 & q", "p &lt; 0.05 &amp; q"],
    [
      "knows tags by other quotes and spaces",
      "<g id='1' >a</ g><x id=2 />",
      '<g id="1">a</g><x id="2"/>',
    ],
    ["knows an x that is closed apart", 'a<x id="2"></x> b', 'a<x id="2"/> b'],
    ["leaves out an end tag too many", "a</g> b", "a b"],
    ["leaves out a g that never ends", '<g id="1">a <g id="2">b</g>', 'a <g id="2">b</g>'],
    ["leaves out tags of web pages", "<b>a</b> <p>b</p><br/>", "a b"],
    ["reads references of web pages", "a&nbsp;b &ndash; &le; &#8722;&#x3bc;", "a\u00a0b – ≤ −μ"],
    [
      "keeps a reference it does not know as text",
      "&nothing; &#xD800;",
      "&amp;nothing; &amp;#xD800;",
    ],
    ["leaves out what no Word file can hold", "a\u0001\ud800\uFFFCb", "a\ufffdb"],
    ["makes one space of a line break", "a \n\n b\tc", "a b c"],
  ])("%s", (_, source, expected) => {
    expect(again(source)).toBe(expected ?? source);
  });

  test("gives objects one character of plain text each", () => {
    expect(plainText(readTagged('a<x id="1"/><g id="2">b</g>'))).toBe("a\uFFFCb");
  });
});

describe("tags that can be written", () => {
  const source = readTagged('<g id="1">a<x id="2"/></g> <g id="3">b</g> c');
  const link = new Set([1]);
  test.each([
    ["are those of the source", '<g id="1">a<x id="2"/></g> <g id="3">b</g> c', true],
    ["may leave out and repeat formatting", '<g id="1">a<x id="2"/></g> b', true],
    ["have every x", '<g id="1">a</g> b', false],
    ["have an x once", '<g id="1">a<x id="2"/><x id="2"/></g>', false],
    ["have no strangers", '<g id="1">a<x id="2"/></g><x id="9"/>', false],
    ["have every link", 'a<x id="2"/> b', false],
    ["have text in a link", '<g id="1"><x id="2"/></g> a', false],
    ["keep an x in its link", '<g id="1">a</g><x id="2"/>', false],
    ["have words at all", '<g id="1"> <x id="2"/></g>', false],
  ])("%s", (_, translated, expected) => {
    expect(hasSoundTags(source, readTagged(translated), link)).toBe(expected);
  });
});
