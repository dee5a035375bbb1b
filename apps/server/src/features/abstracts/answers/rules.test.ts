import { plainTextOf } from "@curie/contract";
import { describe, expect, test } from "vitest";
import { cleanTitle, sanitiseAnswer } from "./rules.ts";

const rows: [what: string, html: string, kept: string][] = [
  ["paragraphs", "<p>One.</p><p>Two.</p>", "<p>One.</p><p>Two.</p>"],
  [
    "the three marks",
    "<p><strong>b</strong> <em>i</em> <u>u</u></p>",
    "<p><strong>b</strong> <em>i</em> <u>u</u></p>",
  ],
  [
    "older names of the marks",
    "<p><b>b</b><i>i</i><ins>u</ins></p>",
    "<p><strong>b</strong><em>i</em><u>u</u></p>",
  ],
  [
    "marks inside marks, in one order",
    "<p><u><i><b>all</b></i></u></p>",
    "<p><strong><em><u>all</u></em></strong></p>",
  ],
  [
    "marks that overlap",
    "<p><b>one <i>two</b> three</i></p>",
    "<p><strong>one </strong><strong><em>two</em></strong> three</p>",
  ],
  ["line breaks", "<p>one<br>two</p>", "<p>one<br>two</p>"],
  ["text without a paragraph", "just text", "<p>just text</p>"],
  ["text around paragraphs", "a<p>b</p>c", "<p>a</p><p>b</p><p>c</p>"],
  ["paragraphs that nobody closed", "<p>one<p>two", "<p>one</p><p>two</p>"],
  ["entities", "<p>p &lt; 0.05 &amp; caf&eacute;</p>", "<p>p &lt; 0.05 &amp; café</p>"],
  ["no-break spaces", "<p>5&nbsp;mg</p>", "<p>5\u00a0mg</p>"],
  ["lines of the source as spaces", "<p>one\n   two</p>", "<p>one two</p>"],
  ["nothing of empty answers", "<p></p><p> <br> </p>", ""],
  ["nothing of nothing", "", ""],
];

const hostile: [what: string, html: string, kept: string][] = [
  ["scripts", "<p>a<script>alert(1)</script>b</p>", "<p>ab</p>"],
  ["styles", "<style>p{color:red}</style><p>a</p>", "<p>a</p>"],
  ["pictures with handlers", '<p>a<img src=x onerror="alert(1)">b</p>', "<p>ab</p>"],
  [
    "attributes",
    '<p style="color:red" onclick="x()"><strong class="c">a</strong></p>',
    "<p><strong>a</strong></p>",
  ],
  ["links, but not their text", '<p><a href="javascript:alert(1)">a</a></p>', "<p>a</p>"],
  [
    "headings and lists",
    "<h1>Title</h1><ul><li>one</li><li>two</li></ul>",
    "<p>Title</p><p>one</p><p>two</p>",
  ],
  ["tables", "<table><tr><td>a</td><td>b</td></tr></table>", "<p>a</p><p>b</p>"],
  [
    "frames and drawings with all they hold",
    "<iframe>x</iframe><svg><text>y</text></svg><p>a</p>",
    "<p>a</p>",
  ],
  ["comments", "<p>a<!-- <script>alert(1)</script> -->b</p>", "<p>ab</p>"],
  [
    "what a word processor adds",
    "<p class=MsoNormal><o:p></o:p><span lang=EN>a</span></p>",
    "<p>a</p>",
  ],
  [
    "tags written as text",
    "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
  ],
  ["the signs of a tag that never ends", "<p>a<script", "<p>ascript</p>"],
  [
    "tags in pieces of tags",
    "<<b>script>alert(1)</b>",
    "<p>&lt;<strong>script&gt;alert(1)</strong></p>",
  ],
  ["characters no text has", "<p>a\u0000b\u0007c\ud800</p>", "<p>abc\ufffd</p>"],
];

describe("an answer", () => {
  test.each(rows)("keeps %s [S169]", (_, html, kept) => {
    expect(sanitiseAnswer(html)).toBe(kept);
  });

  test.each(hostile)("loses %s [S169]", (_, html, kept) => {
    expect(sanitiseAnswer(html)).toBe(kept);
  });

  test.each([...rows, ...hostile])("read again stays as it is: %s", (_, html) => {
    const once = sanitiseAnswer(html);
    expect(sanitiseAnswer(once)).toBe(once);
  });

  test("is read by the contract as it was written", () => {
    expect(plainTextOf(sanitiseAnswer("<p>p &lt; 0.05 &amp; <b>n</b> = 12<br>x</p>"))).toBe(
      "p < 0.05 & n = 12\nx",
    );
  });

  test("has none but the five elements, whatever is sent", () => {
    const parts = [
      "<p>",
      "</p>",
      "<b>",
      "</i>",
      "<script>",
      "</script>",
      "<x y='",
      "'>",
      "&lt;",
      "a ",
      "<!--",
      "-->",
      "<br/>",
      "<svg><p>",
      "]]>",
      "<u",
    ];
    // Every pair and triple of the parts: what one of them hides, another must not bring back.
    for (const first of parts) {
      for (const second of parts) {
        for (const third of parts) {
          const kept = sanitiseAnswer([first, second, third, "z"].join(""));
          expect(kept).toMatch(/^(<\/?(p|strong|em|u)>|<br>|[^<>])*$/);
          expect(sanitiseAnswer(kept)).toBe(kept);
        }
      }
    }
  });

  test("with tens of thousands of nested marks is read like any other", () => {
    const nested = `${"<b>".repeat(20_000)}deep${"</i>".repeat(5_000)}`;
    expect(sanitiseAnswer(nested)).toBe("<p><strong>deep</strong></p>");
  });
});

describe("a title", () => {
  test.each([
    ["  Coral  recovery\n", "Coral recovery"],
    ["\u0000a\tb", "a b"],
    ["<b>x</b>", "<b>x</b>"],
    [" \u3000 ", ""],
  ])("%j becomes %j [S157]", (given, kept) => {
    expect(cleanTitle(given)).toBe(kept);
  });
});
