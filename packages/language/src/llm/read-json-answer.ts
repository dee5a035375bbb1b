/**
 * The JSON object in a model's answer: alone, in a fence of Markdown, behind its thoughts or between
 * sentences of politeness.
 *
 * @returns undefined when there is none that is whole
 */
export function readJsonAnswer(answer: string): unknown {
  const said = answer.replace(/^\s*<think>[\s\S]*?<\/think>/i, "");
  const start = said.indexOf("{");
  const end = said.lastIndexOf("}");
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(said.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
