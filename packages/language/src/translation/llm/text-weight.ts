/** About the number of tokens of a text: one for a Chinese character, one for four letters. */
export function textWeight(text: string): number {
  const wide = text.match(/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/g)?.length ?? 0;
  return Math.ceil(wide + (text.length - wide) / 4);
}
