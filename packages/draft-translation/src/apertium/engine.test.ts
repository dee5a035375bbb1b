import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SourceLanguage, TranslationEngine } from "@curie/language/translation-engine";
import { afterAll, describe, expect, it } from "vitest";
import { createApertiumEngine } from "./engine.ts";
import { findApertium } from "./installation/found.ts";
import { installApertium } from "./installation/install.ts";

/** Where `npm run test:engines` puts Apertium; tests fetch nothing. */
const folder = fileURLToPath(
  new URL("../../../../node_modules/.cache/curie-apertium", import.meta.url),
);
const apertium = await findApertium({ folder });
const engine = await createApertiumEngine({ folder });
afterAll(() => engine.close());

async function english(
  source: string,
  from: SourceLanguage = "es_ES",
  glossary?: ReadonlyMap<string, string>,
): Promise<string | null> {
  const [text = null] = await engine.translate({
    segments: [source],
    from,
    style: "american",
    ...(glossary ? { glossary } : {}),
  });
  return text;
}

describe.skipIf(!apertium)("Drafts with Apertium (needs Apertium)", () => {
  it.each([
    ["La tasa de mortalidad es alta.", "The mortality rate is high."],
    [
      "Los resultados del ensayo clínico fueron significativos.",
      "The clinical trial results were significant.",
    ],
    [
      "La crisis económica y social afecta a los estudiantes.",
      "The economic and social crisis affects the students.",
    ],
    ["No se encontraron diferencias significativas.", "Significant differences were not found."],
    ["Se analizaron las muestras.", "The samples were analyzed."],
    ["El 3 de mayo de 2019 se realizó la encuesta.", "On May 3, 2019 the survey was carried out."],
    ["La media fue de 1.234,5 puntos.", "The mean was 1,234.5 points."],
    ["Hay tres factores.", "There are three factors."],
    ["Hace dos años comenzó el estudio.", "Two years ago the study began."],
    ["El estudio ha sido publicado.", "The study has been published."],
    ["Los autores no explican el método.", "The authors do not explain the method."],
    ["Estamos analizando los datos.", "We are analyzing the data."],
    ["El tratamiento puede reducir el riesgo.", "The treatment can reduce the risk."],
    ["«¿Qué es la vida?»", '"What is life?"'],
    ["El problema depende de la edad.", "The problem depends on the age."],
    ["Es el método más eficaz.", "It is the most effective method."],
    [
      "Tanto los médicos como los pacientes participaron.",
      "Both the doctors and the patients participated.",
    ],
    ["España y Alemania firmaron el acuerdo.", "Spain and Germany signed the agreement."],
    ["EVALUACIÓN DE LA CALIDAD DE VIDA", "ASSESSMENT OF THE QUALITY OF LIFE"],
    ["OBJETIVOS DE LA PNDU", "OBJECTIVES OF THE PNDU"],
    ["Causa 2: Existe una escasa integración.", "Cause 2: A scarce integration exists."],
    ["El riesgo está asociado a la edad.", "The risk is associated with the age."],
    ["La figura 1 muestra el modelo 3.", "Figure 1 shows model 3."],
    ["Las políticas habitacionales cambiaron.", "Housing policies changed."],
    ["También se lo acusó en el pasado.", "He was also accused in the past."],
    ["Falleció a los 54 años de edad.", "He died at the age of 54."],
    ["La ley cambió en la década de 1960.", "The law changed in the 1960s."],
    ["Se las considera importantes.", "They are considered important."],
    ["Se incluyeron más de 80 pacientes.", "More than 80 patients were included."],
    ["Fue el primer país en adoptar la ley.", "It was the first country to adopt the law."],
    ["El primer ministro Gómez visitó Corea del Sur.", "Prime Minister Gómez visited South Korea."],
    ["La muestra es suficientemente grande.", "The sample is large enough."],
    ["Los océanos se calientan por la luz solar.", "Oceans are heated by sunlight."],
    ["Sin embargo, suele ser necesario.", "However, it tends to be necessary."],
  ])("Spanish: %s", async (source, expected) => {
    expect(await english(source)).toBe(expected);
  });

  it.each([
    ["es_ES", "Se marcaron los puntos de muestreo.", "Sampling points were marked."],
    ["es_ES", "Los puntos de servicio aumentaron.", "Service points increased."],
    ["es_ES", "La edad media fue de 25 años.", "The average age was 25 years."],
    ["es_ES", "El modelo falló. Recibió más datos.", "The model failed. It received more data."],
    [
      "pt_BR",
      "O castelo da Idade Média foi estudado.",
      "The castle of the Middle Ages was studied.",
    ],
  ] as const)(
    "in %s, «%s» is read as papers mean it, not as news do",
    async (from, source, expected) => {
      expect(await english(source, from)).toBe(expected);
    },
  );

  it.each([
    ["A taxa de mortalidade aumentou.", "The mortality rate increased."],
    ["O estudo foi realizado no Brasil.", "The study was carried out in Brazil."],
    ["Os Estados Unidos assinaram o acordo.", "The United States signed the agreement."],
    [
      "Não houve diferença significativa entre os grupos.",
      "There was no significant difference between the groups.",
    ],
    ["Os pacientes foram avaliados por enfermeiros.", "The patients were assessed by nurses."],
    ["Acredita-se que o método seja eficaz.", "It is believed that the method is effective."],
    ["O grupo A é maior do que o grupo B.", "Group A is greater than group B."],
    ["A amostra tem de ser pequena.", "The sample has to be small."],
    ["Palavras-chave: educação; saúde; trabalho.", "Keywords: education; health; work."],
    ["Os pais e as filhas foram entrevistados.", "Parents and daughters were interviewed."],
    ["O governo irá assinar o acordo.", "The government will sign the agreement."],
    ["CONSIDERAÇÕES FINAIS", "FINAL CONSIDERATIONS"],
    ["É o quarto maior consumidor.", "It is the fourth largest consumer."],
    ["O acesso à Internet é fácil.", "The access to Internet is easy."],
    ["O setor vem sofrendo com a crise.", "The sector has been suffering with the crisis."],
    ["Há constantemente novas tecnologias.", "There are constantly new technologies."],
  ])("Portuguese: %s", async (source, expected) => {
    expect(await english(source, "pt_BR")).toBe(expected);
  });

  it("leaves names and addresses alone", async () => {
    const text = await english(
      "Según García Márquez y Lo Piccolo (https://example.org/a_b?c=1), no.",
    );
    expect(text).toContain("García Márquez and Lo Piccolo");
    expect(text).toContain("https://example.org/a_b?c=1");
  });

  it("leaves the authors of citations alone though they are words, too", async () => {
    const text = await english(
      "Segundo Souza, Leite e Costa (1999), o método é eficaz (LEITE; COSTA, 2001) (Leite, 2003).",
      "pt_BR",
    );
    expect(text).toContain("Souza, Leite and Costa (1999)");
    expect(text).toContain("(LEITE; COSTA, 2001) (Leite, 2003)");
    const others = await english('Segundo Souza, Leite, et al. <x id="1"/>, é eficaz.', "pt_BR");
    expect(others).toContain("Souza, Leite, et al.");
  });

  it("gives terms of the glossary their English", async () => {
    const glossary = new Map([["agua de manantial", "source water"]]);
    expect(await english("El agua de manantial es pura.", "es_ES", glossary)).toContain(
      "source water",
    );
  });

  it("survives every character that Apertium reads as its own", async () => {
    const text = await english("El grupo [A] mide 2^3 $ @ {x} \\ / ~ # * + &lt;b&gt; &amp; más.");
    for (const part of ["[A]", "2^3", "$", "@", "{x}", "\\", "/", "&lt;b&gt;", "&amp;"]) {
      expect(text).toContain(part);
    }
  });

  it("keeps every object once and every look once and nested, wherever they stand", async () => {
    const below = generator(11);
    const sentences = [
      "Los resultados de la encuesta no muestran una relación clara entre la edad y el rendimiento",
      "Se realizó un estudio sobre la calidad de vida de las personas mayores en tres ciudades",
      "A pesar de ello la tasa de supervivencia de los pacientes tratados ha sido más alta",
    ];
    const segments = Array.from({ length: 120 }, (_, index) =>
      tagged((sentences[index % sentences.length] ?? "").split(" "), below),
    );
    const translated = await engine.translate({ segments, from: "es_ES", style: "american" });
    segments.forEach((segment, index) => {
      const text = translated[index] ?? "";
      expect(objectsIn(text), segment).toEqual(objectsIn(segment));
      expect(looksIn(text), segment).toEqual(looksIn(segment));
    });
  });

  it("stops when the signal says so, and works again afterwards", async () => {
    const controller = new AbortController();
    const reason = new Error("no longer wanted");
    const segments = Array.from({ length: 400 }, () => "Los resultados son claros.");
    const work = engine.translate({
      segments,
      from: "es_ES",
      style: "american",
      signal: controller.signal,
      onProgress: () => controller.abort(reason),
    });
    await expect(work).rejects.toBe(reason);
    expect(await english("Los resultados son claros.")).toBe("The results are clear.");
  });

  it("says when a language is ready, and which it knows [S3]", async () => {
    expect(engine.languages).toEqual(["es_ES", "pt_BR"]);
    expect(await engine.health("pt_BR")).toEqual({ ready: true });
    expect(await engine.health("zh_CN")).toEqual({ ready: false, reason: "not-installed" });
  });
});

describe("An installation of Apertium", () => {
  it("that was interrupted counts as none and leaves nothing behind", async () => {
    const empty = await mkdtemp(join(tmpdir(), "curie-apertium-"));
    try {
      const controller = new AbortController();
      const reason = new Error("no longer wanted");
      const onProgress = () => controller.abort(reason);
      const work = installApertium({ folder: empty, signal: controller.signal, onProgress });
      const onSystem = await findApertium({ folder: join(empty, "none") });
      if (onSystem?.portugueseToSpanish) expect(await work).toEqual(onSystem);
      else {
        await expect(work).rejects.toBe(reason);
        expect(await findApertium({ folder: empty })).toBeNull();
      }
    } finally {
      await rm(empty, { recursive: true, force: true });
    }
  });

  it("that is missing makes the engine say so instead of failing oddly", async () => {
    const missing: TranslationEngine = await createApertiumEngine({ folder: "/nowhere" });
    const { ready } = await missing.health("es_ES");
    if (!ready) {
      const work = missing.translate({ segments: ["Hola."], from: "es_ES", style: "american" });
      await expect(work).rejects.toMatchObject({ code: "not-installed" });
    }
    await missing.close();
  });
});

/** Numbers below a limit, the same in every run. */
function generator(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

/** Words with two kinds of formatting, one in the other, and two objects. */
function tagged(words: string[], below: (limit: number) => number): string {
  const outerStart = below(words.length - 4);
  const outerEnd = outerStart + 2 + below(Math.min(4, words.length - outerStart - 2));
  const innerAt = outerStart + below(outerEnd - outerStart + 1);
  const marked = [...words];
  const wrap = (index: number, before: string, after: string) => {
    marked[index] = `${before}${marked[index]}${after}`;
  };
  wrap(innerAt, '<g id="2">', "</g>");
  wrap(outerStart, '<g id="1">', "");
  wrap(outerEnd, "", "</g>");
  wrap(below(words.length), "", '<x id="3"/>');
  wrap(below(words.length), '<x id="4"/>', "");
  return marked.join(" ");
}

function objectsIn(text: string): string[] {
  return [...text.matchAll(/<x id="\d+"\/>/g)].map(([tag]) => tag).sort();
}

/** Ids of formatting in the order they open; anything unsound makes the list another one. */
function looksIn(text: string): string[] {
  const open: string[] = [];
  const ids: string[] = [];
  for (const [, id] of text.matchAll(/<g id="(\d+)">|<\/g>/g)) {
    if (id !== undefined) {
      open.push(id);
      ids.push(id);
    } else if (open.pop() === undefined) ids.push("unsound");
  }
  return [...ids, ...open.map(() => "unclosed")].sort();
}
