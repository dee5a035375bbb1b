import { describe, expect, it } from "vitest";
import { nominalForms, type Tongue, verbForms } from "./paradigms.ts";

function formOf(infinitive: string, tongue: Tongue, ...tags: string[]): string | undefined {
  return verbForms(infinitive, tongue).find((form) => tags.every((tag) => form.tags.includes(tag)))
    ?.surface;
}

describe("Regular forms", () => {
  it.each([
    ["ingresar", "spanish", ["ifi", "p3", "sg"], "ingresó"],
    ["suceder", "spanish", ["ifi", "p3", "pl"], "sucedieron"],
    ["carecer", "spanish", ["prs", "p3", "sg"], "carezca"],
    ["averiguar", "spanish", ["prs", "p3", "sg"], "averigüe"],
    ["ubicar", "spanish", ["prs", "p3", "pl"], "ubiquen"],
    ["resumir", "spanish", ["fti", "p3", "sg"], "resumirá"],
    ["buscar", "portuguese", ["ifi", "p3", "pl"], "buscaram"],
    ["exercer", "portuguese", ["prs", "p3", "sg"], "exerça"],
    ["erguer", "portuguese", ["pii", "p3", "sg"], "erguia"],
    ["descartar", "portuguese", ["pp", "f", "pl"], "descartadas"],
  ] as const)("%s in %s with %j is %s", (infinitive, tongue, tags, surface) => {
    expect(formOf(infinitive, tongue, ...tags)).toBe(surface);
  });

  it.each([
    ["limitación", "noun", "spanish", ["limitación", "limitaciones"]],
    ["raíz", "noun", "spanish", ["raíz", "raíces"]],
    ["fallido", "adjective", "spanish", ["fallido", "fallidos", "fallida", "fallidas"]],
    ["lesão", "noun", "portuguese", ["lesão", "lesões"]],
    ["viável", "adjective", "portuguese", ["viável", "viáveis"]],
    ["aprendizagem", "noun", "portuguese", ["aprendizagem", "aprendizagens"]],
    ["gestor", "noun", "portuguese", ["gestor", "gestores", "gestora", "gestoras"]],
    ["polonês", "adjective", "portuguese", ["polonês", "poloneses", "polonesa", "polonesas"]],
  ] as const)("of %s, %s in %s, are %j", (word, category, tongue, surfaces) => {
    expect(nominalForms(word, category, tongue).map(({ surface }) => surface)).toEqual(surfaces);
  });
});
