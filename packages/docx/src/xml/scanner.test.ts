import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { DocxRefusal } from "../refusals.ts";
import { seededRandom } from "../testing.ts";
import { scanXml } from "./scanner.ts";

const limits = { xmlDepth: 6000, xmlElements: 20_000 };

function accepts(source: string): boolean {
  try {
    scanXml(source, () => 0, limits);
    return true;
  } catch (error) {
    if (error instanceof DocxRefusal) return false;
    throw error;
  }
}

function refusal(source: string): string {
  try {
    scanXml(source, () => 0, limits);
  } catch (error) {
    if (error instanceof DocxRefusal) return error.code;
    throw error;
  }
  return "accepted";
}

/** A second opinion: a parser by other people, strict about well-formedness and namespaces. */
function saxesAccepts(source: string): boolean {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let sound = true;
  parser.on("error", () => {
    sound = false;
  });
  parser.on("doctype", () => {
    sound = false;
  });
  parser.on("xmldecl", (declaration) => {
    if (declaration.version !== "1.0") sound = false;
  });
  try {
    parser.write(source).close();
  } catch {
    return false;
  }
  return sound;
}

describe("what is well-formed", () => {
  const sound = [
    "<a/>",
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<a b="1" c=\'2\'>x<b/>&amp;&#x41;</a>',
    "<!-- c --><a><![CDATA[<&]]]></a><?pi x?>\n",
    '<w:a xmlns:w="u" w:b="1" b="2"><w:c xmlns="v" xmlns:w="x"/></w:a>',
    "<é·/>",
    '<a b="a>b"/>',
    "<a\n b = '1'\t/>",
    "<a></a >",
  ];
  test.each(sound)("accepts %j", (source) => {
    expect(accepts(source)).toBe(true);
    expect(saxesAccepts(source)).toBe(true);
  });

  const broken = [
    "",
    "x",
    "<a>",
    "</a>",
    "<a></b>",
    "<a/><b/>",
    "<a/>x",
    "<a b='1' b='2'/>",
    "<a b=1/>",
    "<a b/>",
    "<a b='<'/>",
    "<a b='1'c='2'/>",
    "<a>&x;</a>",
    "<a>& </a>",
    "<a>&#0;</a>",
    "<a>&#xD800;</a>",
    "<a>]]></a>",
    "<a>\u0001</a>",
    "<a>\uFFFE</a>",
    "<a><!-- -- --></a>",
    "<a><?xml x?></a>",
    " <?xml version='1.0'?><a/>",
    "<?xml version='1.1'?><a/>",
    "<x:a/>",
    "<a x:b='1'/>",
    "<a xmlns:x=''/>",
    "<a xmlns:x='u' xmlns:y='u' x:b='1' y:b='2'/>",
    "<a xmlns:xml='u'/>",
    "<1/>",
    "<a:/>",
    "<a",
    "<a b='",
    "<![CDATA[x]]>",
    "<a><!ELEMENT x></a>",
  ];
  test.each(broken)("refuses %j", (source) => {
    expect(accepts(source)).toBe(false);
    expect(saxesAccepts(source)).toBe(false);
  });

  test("a DOCTYPE is refused for what it is, before any entity is read", () => {
    const source = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>';
    expect(refusal(source)).toBe("unsafe-file");
  });

  test("a document may have as many elements as the limit and no more", () => {
    const many = (count: number): string => `<a>${"<b/>".repeat(count - 1)}</a>`;
    expect(refusal(many(20_000))).toBe("accepted");
    expect(refusal(many(20_001))).toBe("archive-bomb");
  });

  test("elements may nest as deep as the limit and no deeper", () => {
    const nested = (depth: number): string => "<a>".repeat(depth) + "</a>".repeat(depth);
    expect(refusal(nested(6000))).toBe("accepted");
    expect(refusal(nested(6001))).toBe("archive-bomb");
  });

  test("accepts and refuses the same mutations as another strict parser", () => {
    const seed =
      '<?xml version="1.0"?><w:a xmlns:w="u" xmlns:v="t" w:b="1" v:b="x&amp;y"><!-- c --><w:p>Text &#233; <![CDATA[raw]]><w:r w:id="7"/></w:p><?p i?></w:a>';
    const alphabet = [
      ..."<>/=\"'&;:!-?[]# \n\u0001aw7",
      "<w:r>",
      "</w:p>",
      "]]>",
      "--",
      "xmlns:w='z'",
    ];
    const random = seededRandom(20260101);
    const disagreements: string[] = [];
    for (let run = 0; run < 20_000; run++) {
      let source = seed;
      for (let count = 1 + Math.floor(random() * 3); count > 0; count--) {
        const at = Math.floor(random() * source.length);
        const cut = random() < 0.5 ? Math.floor(random() * 4) : 0;
        const put = random() < 0.6 ? (alphabet[Math.floor(random() * alphabet.length)] ?? "") : "";
        source = source.slice(0, at) + put + source.slice(at + cut);
      }
      if (accepts(source) === saxesAccepts(source)) continue;
      // saxes is laxer in two places: what a name behind its prefix, and a PI's name, begin with.
      if (!accepts(source) && /:[-\d.]|<\?[^\s?]*\?(?!>)/.test(source)) continue;
      disagreements.push(source);
    }
    expect(disagreements).toEqual([]);
  });
});

describe("what an outline tells", () => {
  const resolve = (uri: string, local: string): number =>
    (uri === "u" ? { a: 1, b: 2, c: 3 }[local] : 0) ?? 0;

  test("offsets point at tags and values of the source, and names are resolved by URI", () => {
    const source = '<x:a xmlns:x="u" x:b="1 &lt; 2"><b>té\uD835\uDCB3</b></x:a>';
    const outline = scanXml(source, resolve, limits);
    const seen: string[] = [];
    for (let element = 1; element < outline.size; element++) {
      const value = outline.attributeRange(element, 2);
      const raw = value ? source.slice(value.start, value.end) : "";
      const end = source.slice(outline.closeStart(element), outline.end(element));
      const attribute = outline.attribute(element, 2);
      seen.push(`${outline.code(element)} ${outline.tag(element)} ${raw} ${attribute} ${end}`);
    }
    expect(seen).toEqual([
      '1 <x:a xmlns:x="u" x:b="1 &lt; 2"> 1 &lt; 2 1 < 2 </x:a>',
      "0 <b>  null </b>",
    ]);
    expect(source.slice(outline.openEnd(2), outline.closeStart(2))).toBe("té\uD835\uDCB3");
  });

  test("elements know their parents, children and neighbours", () => {
    const outline = scanXml("<a><b><c/><c/></b><d/><e><f/></e></a>", resolve, limits);
    const [a, b, c, c2, d, e, f] = [1, 2, 3, 4, 5, 6, 7] as const;
    expect([a, b, c, c2, d, e, f].map((one) => outline.name(one)).join("")).toBe("abccdef");
    expect([b, c, c2, d, e, f].map((one) => outline.parent(one))).toEqual([a, b, b, a, a, e]);
    expect([a, b, c, e].map((one) => outline.first(one))).toEqual([b, c, 0, f]);
    expect([b, c, c2, d, e, f].map((one) => outline.next(one))).toEqual([d, c2, 0, e, 0, 0]);
    expect([b, c, c2, d, e, f].map((one) => outline.previous(one))).toEqual([0, 0, c, b, d, 0]);
    expect(outline.after(b)).toBe(d);
    expect([outline.closesItself(c), outline.closesItself(b)]).toEqual([true, false]);
  });
});

describe("start tags that come again", () => {
  test("mean what their prefixes mean where they stand", () => {
    const source = '<r><x:a xmlns:x="u"><x:b/></x:a><x:a xmlns:x="v"><x:b/></x:a></r>';
    const outline = scanXml(source, (uri) => (uri === "u" ? 1 : 2), limits);
    expect([2, 3, 4, 5].map((element) => outline.code(element))).toEqual([1, 1, 2, 2]);
    expect(accepts('<r><x:a xmlns:x="u"><x:b/></x:a><x:b/></r>')).toBe(false);
  });

  test("are told apart however alike they are, and end where they end", () => {
    const tags = Array.from({ length: 3000 }, (_, index) => `<b c="${index % 7}${index}"/>`);
    const twice = [...tags, ...tags, '<b c=">"/>', '<b c=">"></b>', "<b></b>"];
    const outline = scanXml(`<a>${twice.join("")}</a>`, () => 0, limits);
    expect(outline.size).toBe(twice.length + 2);
    twice.forEach((tag, index) => {
      expect(outline.markup(index + 2)).toBe(tag);
    });
  });
});
