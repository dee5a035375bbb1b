/** Moves, copies, drops, wraps and adds whole elements and tags; most results stay well-formed. */
import { below, pick, type Random } from "../random.ts";

const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const theirs = 'w:author="B" w:date="2020-01-01T00:00:00Z"';
const box = "<w:txbxContent><w:p><w:r><w:t>boxed text</w:t></w:r></w:p></w:txbxContent>";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/math";
const compatibility = "http://schemas.openxmlformats.org/markup-compatibility/2006";

const additions = [
  '<w:fldChar w:fldCharType="begin"/>',
  mark("begin"),
  mark("separate"),
  mark("end"),
  `${mark("begin")}<w:r><w:instrText> REF a </w:instrText></w:r>${mark("separate")}<w:r><w:t>1</w:t></w:r>${mark("end")}`,
  '<w:bookmarkStart w:id="2147483647" w:name="z"/>',
  '<w:bookmarkStart w:id="4294967296" w:name="y"/>',
  '<w:bookmarkEnd w:id="-5"/>',
  "<w:p/>",
  "<w:p><w:p><w:r><w:t>inner</w:t></w:r></w:p></w:p>",
  "<w:r><w:t> x </w:t></w:r>",
  "<w:r><w:t/></w:r>",
  '<w:r><w:t xml:space="default"> y </w:t></w:r>',
  "<w:r><w:rPr/><w:t>a</w:t><w:rPr><w:b/></w:rPr><w:t>b</w:t></w:r>",
  "<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>",
  `<w:ins w:id="3" ${theirs}><w:r><w:t>theirs</w:t></w:r></w:ins>`,
  `<w:ins ${theirs}><w:r><w:t>without number</w:t></w:r></w:ins>`,
  `<w:del w:id="3" ${theirs}><w:r><w:delText>gone</w:delText></w:r></w:del>`,
  `<w:moveFrom w:id="5" ${theirs}><w:r><w:t>moved</w:t></w:r></w:moveFrom>`,
  `<w:moveTo w:id="6" ${theirs}><w:r><w:t>moved</w:t></w:r></w:moveTo>`,
  `<w:r><w:rPr><w:b/><w:rPrChange w:id="8" ${theirs}><w:rPr/></w:rPrChange></w:rPr><w:t>looks</w:t></w:r>`,
  "<w:smartTag><w:r><w:t>tag</w:t></w:r></w:smartTag>",
  "<w:sdt><w:sdtContent><w:r><w:t>controlled</w:t></w:r></w:sdtContent></w:sdt>",
  "<w:hyperlink><w:r><w:t>linked</w:t></w:r></w:hyperlink>",
  "<w:bdo><w:r><w:t>turned</w:t></w:r></w:bdo>",
  "<w:r><w:ruby><w:rt><w:r><w:t>up</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>base</w:t></w:r></w:rubyBase></w:ruby></w:r>",
  `<m:oMath xmlns:m="${office}"><m:r><m:t>x</m:t></m:r><w:r><w:t>in</w:t></w:r></m:oMath>`,
  `<w:r><mc:AlternateContent xmlns:mc="${compatibility}"><mc:Choice Requires="z">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`,
  `<mc:AlternateContent xmlns:mc="${compatibility}"><mc:Choice Requires="z"><w:r><w:t>one</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>two</w:t></w:r></mc:Fallback></mc:AlternateContent>`,
  `<w:r><w:pict>${box}</w:pict><w:t>beside a box</w:t></w:r>`,
  '<w:r><w:footnoteReference w:id="99"/></w:r>',
  '<w:r><w:sym w:char="F061"/><w:tab/><w:br/><w:noBreakHyphen/><w:softHyphen/><w:t>after</w:t></w:r>',
  '<unknown xmlns="urn:x"><w:r><w:t>unknown</w:t></w:r></unknown>',
  "<w:t>stray</w:t>",
  "stray text",
  "<!-- c -->",
  "<![CDATA[ raw ]]>",
  "<?pi x?>",
  "&#x20;",
  "&amp;&lt;&#65;&#x1F600;",
  "&unknown;",
  "&#0;",
];

const wrappers: readonly (readonly [open: string, close: string])[] = [
  [`<w:ins w:id="9" ${theirs}>`, "</w:ins>"],
  [`<w:del w:id="9" ${theirs}>`, "</w:del>"],
  [`<w:moveTo w:id="9" ${theirs}>`, "</w:moveTo>"],
  ["<w:hyperlink>", "</w:hyperlink>"],
  ["<w:smartTag>", "</w:smartTag>"],
  ["<w:sdt><w:sdtContent>", "</w:sdtContent></w:sdt>"],
  ["<w:r>", "</w:r>"],
  ["<w:p>", "</w:p>"],
  ['<w:fldSimple w:instr=" PAGE ">', "</w:fldSimple>"],
  ["<w:ruby><w:rubyBase>", "</w:rubyBase></w:ruby>"],
  ["<w:customXml>", "</w:customXml>"],
  ["<w:rPr>", "</w:rPr>"],
];

export function damageMarkup(source: string, random: Random): string {
  let xml = source;
  for (let count = 1 + below(random, 5); count > 0; count--) {
    const tags = [...xml.matchAll(/<w:(\w+)(?: [^<>]*)?\/?>/g)];
    if (tags.length < 3) return xml;
    const tag = pick(random, tags);
    const at = tag.index;
    const other = pick(random, tags).index;
    const close = `</w:${tag[1]}>`;
    const closeAt = xml.indexOf(close, at);
    const end = tag[0].endsWith("/>") || closeAt < 0 ? at + tag[0].length : closeAt + close.length;
    const element = xml.slice(at, end);
    const replace = (text: string): string => xml.slice(0, at) + text + xml.slice(end);
    const insert = (text: string, where = at): string =>
      xml.slice(0, where) + text + xml.slice(where);
    switch (below(random, 11)) {
      case 0:
        xml = replace("");
        break;
      case 1:
        xml = insert(element, other);
        break;
      case 2:
      case 3:
        xml = insert(pick(random, additions));
        break;
      case 4: {
        const [open, shut] = pick(random, wrappers);
        xml = replace(open + element + shut);
        break;
      }
      case 5: // its attributes
        xml = `${xml.slice(0, at)}<w:${tag[1]}${tag[0].endsWith("/>") ? "/" : ""}>${xml.slice(at + tag[0].length)}`;
        break;
      case 6:
        xml = replace(element + element);
        break;
      case 7: // its tags without what is inside
        xml = replace(tag[0].endsWith("/>") ? "" : tag[0] + close);
        break;
      case 8: // what is inside without its tags
        if (closeAt >= 0) xml = replace(xml.slice(at + tag[0].length, closeAt));
        break;
      case 9:
        xml = damageText(xml, random);
        break;
      default:
        xml = insert(bulk(random));
    }
  }
  return xml;
}

/** Of one w:t: its white space, its references, how it is written. */
function damageText(xml: string, random: Random): string {
  const texts = [...xml.matchAll(/<w:t(?: [^<>]*)?>([^<]*)<\/w:t>/g)];
  if (texts.length === 0) return xml;
  const text = pick(random, texts);
  const [all, content = ""] = text;
  const half = Math.floor(content.length / 2);
  const replacement = pick(random, [
    `<w:t> ${content} </w:t>`,
    `<w:t xml:space='preserve'>\t${content}\r\n</w:t>`,
    `<w:t><![CDATA[${content}]]></w:t>`,
    `<w:t>${content.slice(0, half)}<!-- c -->${content.slice(half)}</w:t>`,
    `<w:t>${content.slice(0, half)}<w:b/>${content.slice(half)}</w:t>`,
    `<w:t>&#32;${content}&#x9;&#10;</w:t>`,
    `<w:t>${"\u0301"}${content}\u200d</w:t>`,
    `<w:t w:other="1" >${content}</w:t >`,
    `<w:t\n>${content}</w:t>`,
    `<w:t>${content.replaceAll(/\w/g, (letter) => `&#${letter.charCodeAt(0)};`)}</w:t>`,
  ]);
  return xml.slice(0, text.index) + replacement + xml.slice(text.index + all.length);
}

/** Much of the same: depth, length, count. Kept small enough for thousands of runs. */
function bulk(random: Random): string {
  const times = pick(random, [50, 500, 3000, 7000]);
  const run = "<w:r><w:t>many </w:t></w:r>";
  switch (below(random, 6)) {
    case 0:
      return "<w:smartTag>".repeat(times) + run + "</w:smartTag>".repeat(times);
    case 1:
      return run.repeat(times);
    case 2:
      return mark("begin").repeat(times) + run + mark("end").repeat(times);
    case 3:
      return `<w:r><w:t>${"long word ".repeat(times)}</w:t></w:r>`;
    case 4:
      return `<w:p ${Array.from({ length: times }, (_, index) => `w:a${index}="x"`).join(" ")}/>`;
    default:
      return `<w:p xmlns:a${times}="urn:x">`.repeat(times) + "</w:p>".repeat(times);
  }
}
