import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Locale, locales } from "@curie/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkLocales, styleProblems } from "./check-locales.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "curie-locales-"));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

type Texts = Record<string, string>;

const plurals: Record<Locale, Texts> = {
  en_US: { files_one: "{{count}} file", files_other: "{{count}} files" },
  es_ES: {
    files_one: "{{count}} archivo",
    files_many: "{{count}} archivos",
    files_other: "{{count}} archivos",
  },
  ja_JP: { files_other: "{{count}}件" },
  pt_BR: {
    files_one: "{{count}} arquivo",
    files_many: "{{count}} arquivos",
    files_other: "{{count}} arquivos",
  },
  zh_CN: { files_other: "{{count}} 份文件" },
};
const editing: Record<Locale, Texts> = {
  en_US: { title: "Editing", until: "Until {{date}}" },
  es_ES: { title: "Edición", until: "Hasta el {{date}}" },
  ja_JP: { title: "英文校正", until: "{{date}}まで" },
  pt_BR: { title: "Edição", until: "Até {{date}}" },
  zh_CN: { title: "英文润色", until: "至{{date}}" },
};
const page = 't("title"); t("editing:until"); t("files");';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function locale(name: Locale, file: string, texts: Texts): void {
  write(`packages/locales/src/${name}/${file}.json`, JSON.stringify(texts));
}

/** A complete set of five languages, with what a test changes in one of them. */
function problemsWith(changes: Partial<Record<Locale, Texts>> = {}, code = page): string[] {
  for (const name of locales) {
    locale(name, "editing", { ...editing[name], ...plurals[name], ...changes[name] });
    locale(name, "errors", { broken: "✓", "broken.title": "✓" });
  }
  write("apps/web/src/page.tsx", code);
  return checkLocales({ root, codes: ["broken"] });
}

function without(name: Locale, key: string): Partial<Record<Locale, Texts>> {
  // JSON leaves out what is undefined.
  return { [name]: { [key]: undefined as unknown as string } };
}

test("five languages that say the same things pass [S8]", () => {
  expect(problemsWith()).toEqual([]);
});

test("the five languages of the product say the same things [S8]", () => {
  expect(checkLocales({ root: dirname(import.meta.dirname) })).toEqual([]);
});

describe("keys", () => {
  test("a key that one language lacks is named", () => {
    expect(problemsWith(without("ja_JP", "until"))).toEqual([
      "ja_JP/editing.json until: is missing",
    ]);
  });

  test("a key that English lacks is named", () => {
    expect(problemsWith({ pt_BR: { more: "Mais" } })).toEqual([
      "pt_BR/editing.json more: there is no such key in en_US",
    ]);
  });

  test("a file that one language lacks, or has alone, is named", () => {
    problemsWith();
    locale("en_US", "plans", {});
    locale("es_ES", "orders", {});
    expect(checkLocales({ root, codes: [] })).toEqual([
      "es_ES/plans.json: is missing",
      "es_ES/orders.json: there is no such file in en_US",
      "ja_JP/plans.json: is missing",
      "pt_BR/plans.json: is missing",
      "zh_CN/plans.json: is missing",
    ]);
  });

  test("each exact cause of a refused Word file needs words of its own", () => {
    problemsWith();
    for (const name of locales) {
      const texts = { encrypted: "✓", "encrypted.title": "✓", "legacy-word-file": "✓" };
      const more = { "legacy-word-file.title": "✓", "legacy-word-file.word-xml": "✓" };
      locale(name, "errors", { ...texts, ...more });
    }
    expect(checkLocales({ root, codes: ["encrypted", "legacy-word-file"] })).toEqual(
      locales.map((name) => `${name}/errors.json legacy-word-file.legacy-word: is missing`),
    );
  });

  test("an empty text and a text that repeats its key are named", () => {
    expect(problemsWith({ zh_CN: { title: " " }, es_ES: { title: "title" } })).toEqual(
      expect.arrayContaining([
        "es_ES/editing.json title: repeats its key",
        "zh_CN/editing.json title: is empty",
      ]),
    );
  });
});

describe("plural forms", () => {
  test.each([
    ["en_US", "files_one", "the form _one is missing"],
    ["es_ES", "files_many", "the form _many is missing"],
    ["pt_BR", "files_many", "the form _many is missing"],
  ] as const)("%s needs %s", (name, key, problem) => {
    expect(problemsWith(without(name, key))).toEqual([`${name}/editing.json files: ${problem}`]);
  });

  test("a form that the language does not have is named", () => {
    expect(problemsWith({ ja_JP: { files_one: "{{count}}件" } })).toEqual([
      "ja_JP/editing.json files: has no form _one in this language",
    ]);
  });

  test("whole millions read like any other number", () => {
    expect(problemsWith({ es_ES: { files_many: "{{count}} de archivos" } })).toEqual([
      "es_ES/editing.json files: _many differs from _other",
    ]);
  });

  test("a sentence for zero is allowed, and asked for where English has one", () => {
    expect(problemsWith({ pt_BR: { files_zero: "Nenhum arquivo" } })).toEqual([]);
    expect(problemsWith({ en_US: { files_zero: "No files" } })).toContain(
      "zh_CN/editing.json files: the form _zero is missing",
    );
  });
});

describe("placeholders", () => {
  test("a placeholder that is lost is named", () => {
    expect(problemsWith({ es_ES: { until: "Hasta pronto" } })).toEqual([
      "es_ES/editing.json until: {{date}} is missing",
    ]);
  });

  test("a placeholder that nothing fills is named", () => {
    expect(problemsWith({ es_ES: { until: "Hasta el {{date}} a las {{time}}" } })).toEqual([
      "es_ES/editing.json until: nothing fills {{time}}",
    ]);
  });

  test("an element around words stands in every language", () => {
    const changes = Object.fromEntries(
      locales.map((name) => [name, { until: `${editing[name].until} <choose>✓</choose>` }]),
    );
    expect(problemsWith(changes)).toEqual([]);
    expect(problemsWith({ ...changes, zh_CN: { until: "至{{date}} <choose>✓" } })).toEqual([
      "zh_CN/editing.json until: </choose> is missing",
    ]);
  });

  test("the form for one may do without its number", () => {
    expect(problemsWith({ en_US: { files_one: "The last file" } })).toEqual([]);
  });
});

test("every error code needs a title and a sentence in every language", () => {
  problemsWith();
  const problems = checkLocales({ root, codes: ["broken", "torn"] });
  expect(problems).toHaveLength(10);
  expect(problems).toContain("ja_JP/errors.json torn: is missing");
  expect(problems).toContain("ja_JP/errors.json torn.title: is missing");
});

describe("variants", () => {
  function variant(texts: Texts): string[] {
    problemsWith();
    for (const name of locales) {
      write(`packages/locales/src/variants/partner/${name}.json`, JSON.stringify(texts));
    }
    return checkLocales({ root, codes: [] });
  }

  test("a variant replaces texts that exist", () => {
    expect(variant({ "editing:title": "{{date}}" })).toContain(
      "variants/partner/en_US.json editing:title: nothing fills {{date}}",
    );
    expect(variant({ "editing:titel": "Redaktion" })).toHaveLength(5);
    expect(variant({ "editing:title": "Curie" })).toEqual([]);
  });

  test("a variant stands in five languages", () => {
    variant({});
    rmSync(join(root, "packages/locales/src/variants/partner/zh_CN.json"));
    expect(checkLocales({ root, codes: [] })).toEqual(["variants/partner/zh_CN.json: is missing"]);
  });
});

describe("use", () => {
  test("a word that no code asks for is named", () => {
    expect(problemsWith({}, 't("title"); t("files");')).toEqual([
      "en_US/editing.json until: nobody uses it",
    ]);
  });

  test("a key that is put together counts as used", () => {
    const code = 't("title"); t("files"); t(`$' + "{feature}:unt$" + "{rest}`);";
    expect(problemsWith({}, code)).toEqual([]);
  });

  test("a key for a context counts as used when the context is named somewhere", () => {
    const texts: Texts = { title_refused: "✓" };
    const changes = Object.fromEntries(locales.map((name) => [name, texts]));
    expect(problemsWith(changes, `${page} t("title", { context: "refused" });`)).toEqual([]);
    expect(problemsWith(changes)).toEqual(["en_US/editing.json title_refused: nobody uses it"]);
  });

  test("a key of two halves counts as used when both halves are chosen somewhere", () => {
    const halves: Texts = { "edit-ready.subject": "✓" };
    const changes = Object.fromEntries(locales.map((name) => [name, halves]));
    const code = `${page} mail("edit-ready", "subject");`;
    expect(problemsWith(changes, code)).toEqual([]);
    expect(problemsWith(changes)).toEqual([
      "en_US/editing.json edit-ready.subject: nobody uses it",
    ]);
  });

  test("a word that no file has is named", () => {
    expect(problemsWith({}, `${page} t("editing:subtitle");`)).toEqual([
      'apps/web/src/page.tsx: no message for t("editing:subtitle")',
    ]);
  });
});

describe("style", () => {
  test.each([
    ["en_US", "Sorry, this failed to load"],
    ["en_US", "Please wait"],
    ["en_US", "It doesn’t work"],
    ["en_US", "Send us an email"],
    ["en_US", "Done!"],
    ["en_US", "Choose a colour"],
    ["es_ES", "Sube tu archivo"],
    ["es_ES", "Borrar este documento?"],
    ["es_ES", "{{percent}}% de descuento"],
    ["es_ES", "Archivo inválido"],
    ["ja_JP", "あなたの文書"],
    ["ja_JP", "Word ファイル"],
    ["ja_JP", "あと {{count}} 回"],
    ["ja_JP", "削除しますか?"],
    ["ja_JP", "サーバに保存"],
    ["pt_BR", "Deletar o arquivo"],
    ["pt_BR", "{{percent}} % de desconto"],
    ["pt_BR", "Algo deu errado"],
    ["zh_CN", "抱歉，文件无效"],
    ["zh_CN", "你的文件"],
    ["zh_CN", "Word文件"],
    ["zh_CN", "文件已上传,请稍候"],
    ["zh_CN", "文件 （Word）"],
  ] as const)("%s does not say “%s”", (name, text) => {
    expect(styleProblems(name, text)).not.toEqual([]);
  });

  test.each([
    ["en_US", "We could not edit this file. The reviewer’s colors stay."],
    ["es_ES", "¿Eliminar este documento? Ahorre un 37\u00a0%."],
    ["ja_JP", "このファイルは27,300語です（Wordファイル、American English）。"],
    ["pt_BR", "Excluir este documento? Economize 37%."],
    ["zh_CN", "还剩 3 次，12月1日起重新计次（.docx 文件）。"],
  ] as const)("%s may say “%s”", (name, text) => {
    expect(styleProblems(name, text)).toEqual([]);
  });
});
