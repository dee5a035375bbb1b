import { describe, expect, test } from "vitest";
import { openWordDocument } from "../document.ts";
import { aWordFile, field, paragraph, run, style, type WordFileParts } from "../testing.ts";
import { readSegments } from "./segments.ts";

const tab = "<w:r><w:tab/></w:r>";
const note = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
const mark = (name: string, id: number): string => `<w:bookmark${name} w:id="${id}"/>`;
const bookmark = (id: number): string => `<w:bookmarkStart w:id="${id}" w:name="b${id}"/>`;
const equation = "<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>";
const zotero = ' ADDIN ZOTERO_ITEM CSL_CITATION {"citationID":"1"} ';

function segmentsOf(content: string | WordFileParts) {
  return readSegments(openWordDocument(aWordFile(content)));
}

/** The only segment of a paragraph with the given content. */
function sourceOf(content: string): string {
  const { segments } = segmentsOf(paragraph(content));
  expect(segments).toHaveLength(1);
  return segments[0]?.source ?? "";
}

describe("formatting", () => {
  test("that most of the paragraph has is no tag, other formatting is", () => {
    const bold = "<w:b/>";
    expect(sourceOf(run("Los resultados son ") + run("claros", bold) + run("."))).toBe(
      'Los resultados son <g id="1">claros</g>.',
    );
    expect(sourceOf(run("Los resultados son", bold) + run(" claros"))).toBe(
      'Los resultados son <g id="1">claros</g>',
    );
  });

  test("that an English reader cannot see is none", () => {
    const runs = [
      run("uno"),
      '<w:proofErr w:type="spellStart"/>',
      run("dos", '<w:lang w:val="es-ES"/><w:noProof/>'),
      '<w:proofErr w:type="spellEnd"/>',
      run("tres", '<w:rFonts w:hint="eastAsia" w:eastAsia="SimSun"/><w:szCs w:val="30"/>'),
      '<w:r w:rsidR="00AA11BB"><w:rPr><w:kern w:val="0"/></w:rPr><w:t>cuatro</w:t></w:r>',
    ];
    expect(sourceOf(runs.join(""))).toBe("unodostrescuatro");
  });

  test("counts fonts for Latin script alone", () => {
    const font = (name: string) => `<w:rFonts w:ascii="${name}" w:eastAsia="${name}"/>`;
    expect(sourceOf(run("两千字的摘要") + run("abc", font("Arial")))).toBe(
      '两千字的摘要<g id="1">abc</g>',
    );
  });

  test("of white space and full stops counts only where it shows", () => {
    const parts = [run("uno"), run(" ", "<w:b/>"), run("dos"), run(". ", "<w:i/>"), run("Tres")];
    expect(sourceOf(parts.join(""))).toBe("uno dos. Tres");
    expect(sourceOf(run("uno") + run("   ", '<w:u w:val="single"/>') + run("dos"))).toBe(
      'uno<g id="1">   </g>dos',
    );
  });

  test("stays one tag around an object of the same stretch", () => {
    const italic = "<w:i/>";
    const content = run("Uno dos tres ") + run("cuatro", italic) + note(2) + run(" c", italic);
    expect(sourceOf(`${content}${run(" seis.")}`)).toBe(
      'Uno dos tres <g id="1">cuatro<x id="2"/> c</g> seis.',
    );
  });
});

describe("objects", () => {
  test("are one tag each: notes, citations, equations, tabs, pictures, symbols", () => {
    const { segments } = segmentsOf(
      paragraph(
        run("A ") +
          note(2) +
          run(" b ") +
          field(zotero, "(Gil, 2020)") +
          run(" c ") +
          equation +
          run(" d ") +
          tab +
          run(" e ") +
          "<w:r><w:drawing/></w:r>" +
          run(" f ") +
          '<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>' +
          run(" g"),
      ),
    );
    expect(segments[0]?.source).toBe(
      'A <x id="1"/> b <x id="2"/> c <x id="3"/> d <x id="4"/> e <x id="5"/> f <x id="6"/> g',
    );
    expect(segments[0]?.tags.map(({ meaning, shows }) => [meaning, shows])).toEqual([
      ["note", ""],
      ["citation", "(Gil, 2020)"],
      ["equation", ""],
      ["break", "\t"],
      ["object", ""],
      ["symbol", ""],
    ]);
    expect(segments[0]?.tags.every(({ form, once }) => form === "x" && once)).toBe(true);
  });

  test("side by side are one tag", () => {
    expect(sourceOf(run("Uno") + note(2) + note(3) + run(" dos"))).toBe('Uno<x id="1"/> dos');
  });

  test("at the edges stay outside, as white space does, unless a sentence may need them", () => {
    expect(sourceOf(tab + run("  Uno. ") + note(2))).toBe("Uno.");
    const cited = field(zotero, "Gil (2020)") + run(" muestra");
    expect(sourceOf(cited)).toBe('<x id="1"/> muestra');
  });

  test("nobody sees are no tags: deleted text, hidden text, index entries, marks", () => {
    const deleted =
      '<w:del w:id="7" w:author="A" w:date="2020-01-01T00:00:00Z"><w:r><w:delText>no</w:delText></w:r></w:del>';
    const content =
      run("Uno ") +
      bookmark(1) +
      deleted +
      run("dos") +
      field(' XE "dos" ', "") +
      mark("End", 1) +
      run(" oculto", "<w:vanish/>") +
      run(" tres");
    expect(sourceOf(content)).toBe("Uno dos tres");
  });

  test("a hyphen that may not break is text, one that may is nothing", () => {
    const content = `<w:r><w:t>anti</w:t><w:noBreakHyphen/><w:t>vi</w:t><w:softHyphen/><w:t>ral</w:t></w:r>`;
    expect(sourceOf(content)).toBe("anti\u2011viral");
  });
});

describe("wrappers", () => {
  const link = (content: string): string => `<w:hyperlink r:id="rId9">${content}</w:hyperlink>`;
  const styled = '<w:rStyle w:val="Hyperlink"/>';

  test("a link is a tag that must stay, and its own formatting is no other", () => {
    const { segments } = segmentsOf(paragraph(run("Véase ") + link(run("aquí", styled))));
    expect(segments[0]?.source).toBe('Véase <g id="1">aquí</g>');
    expect(segments[0]?.tags).toEqual([
      { id: 1, form: "g", meaning: "link", shows: "aquí", once: true },
    ]);
  });

  test("around the whole text are no tag", () => {
    expect(sourceOf(link(run("Véase aquí", styled)))).toBe("Véase aquí");
  });

  test("a field that is a plain link is a link, one that shows an address an object", () => {
    const instruction = ' HYPERLINK "https://example.org/" ';
    expect(sourceOf(run("Véase ") + field(instruction, "la página"))).toBe(
      'Véase <g id="1">la página</g>',
    );
    expect(sourceOf(run("Véase ") + field(instruction, "www.example.org"))).toBe(
      'Véase <x id="1"/>',
    );
  });

  test("insertions and open content controls are tags, fixed content controls objects", () => {
    const inserted = `<w:ins w:id="7" w:author="A" w:date="2020-01-01T00:00:00Z">${run("dos")}</w:ins>`;
    const control = (more: string): string =>
      `<w:sdt><w:sdtPr>${more}</w:sdtPr><w:sdtContent>${run("tres")}</w:sdtContent></w:sdt>`;
    const content = run("uno ") + inserted + run(" y ") + control("") + run(" y ");
    const { segments } = segmentsOf(paragraph(`${content}${control("<w:date/>")}`));
    expect(segments[0]?.source).toBe('uno <g id="1">dos</g> y <g id="2">tres</g> y <x id="3"/>');
    expect(segments[0]?.tags.map(({ meaning }) => meaning)).toEqual([
      "insertion",
      "content-control",
      "content-control",
    ]);
  });

  test("smart tags are tags that may go", () => {
    const smart = `<w:smartTag w:uri="u" w:element="place">${run("Lima")}</w:smartTag>`;
    const { segments } = segmentsOf(paragraph(run("Nació en ") + smart));
    expect(segments[0]?.source).toBe('Nació en <g id="1">Lima</g>');
    expect(segments[0]?.tags[0]?.once).toBe(false);
  });
});

describe("paragraphs", () => {
  test("without words are no segments, and are not reported", () => {
    const content = paragraph("") + paragraph(run("12,5 %")) + paragraph(note(2));
    expect(segmentsOf(content)).toEqual({ segments: [], leftOut: [] });
  });

  test("of reference lists, code and contents are reported, and those that are locked", () => {
    const { segments, leftOut } = segmentsOf({
      body:
        paragraph(run("Texto")) +
        paragraph(run("Gil, A. (2020). Título."), "Ref") +
        paragraph(run("print(1)"), "Code") +
        paragraph(field(' TOC \\o "1-3" ', "Introducción 3")) +
        paragraph(field(" DOCPROPERTY Title ", "El título")),
      styles: style("Ref", "Bibliography") + style("Code", "Source Code"),
    });
    expect(segments.map(({ paragraph: id }) => id)).toEqual([0]);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      "reference",
      "code",
      "contents",
      "locked",
    ]);
  });

  test("with a field that begins or ends amid their words are reported", () => {
    const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const begin = `${mark("begin")}<w:r><w:instrText> REF a </w:instrText></w:r>${mark("separate")}`;
    const inserted = (content: string, id: number): string =>
      `<w:ins w:id="${id}" w:author="A" w:date="2020-01-01T00:00:00Z">${content}</w:ins>`;
    const content =
      inserted(run("uno ") + begin, 7) + run("dos") + inserted(mark("end") + run(" tres"), 8);
    expect(segmentsOf(paragraph(content)).leftOut).toEqual([
      { paragraph: 0, reason: "field-across-text" },
    ]);
  });

  test("that hold what no paragraph should are reported", () => {
    const odd = [
      paragraph(run("dos")),
      "<w:r><w:t>a<w:br/>b</w:t></w:r>",
      "<w:r><w:t>a</w:t><w:softHyphen><w:x/></w:softHyphen></w:r>",
      "palabras sueltas",
    ];
    for (const content of odd) {
      const { leftOut } = segmentsOf(paragraph(run("Uno") + content));
      expect(leftOut, content).toContainEqual({ paragraph: 0, reason: "markup" });
    }
  });

  test("of every story come once, text boxes too", () => {
    const box = (content: string): string =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const { segments } = segmentsOf({
      body: paragraph(run("Cuerpo") + box(paragraph(run("Cuadro"))) + run(" sigue")),
      footnotes: `<w:footnote w:id="2">${paragraph(`<w:r><w:footnoteRef/></w:r>${run(" Nota")}`)}</w:footnote>`,
      header: paragraph(run("Cabecera")),
    });
    expect(segments.map(({ story, source }) => [story, source])).toEqual([
      ["body", 'Cuerpo<x id="1"/> sigue'],
      ["text-box", "Cuadro"],
      ["footnote", "Nota"],
      ["header", "Cabecera"],
    ]);
  });
});
