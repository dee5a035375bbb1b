/** Where the next tag or reference may begin: the offset of `<` or `&`, or the end. */
export function nextSpecial(source: string, from: number): number {
  let at = from;
  while (at < source.length) {
    const code = source.charCodeAt(at);
    if (code === 38 || code === 60) break;
    at++;
  }
  return at;
}

/** A sticky expression at one offset. */
export function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/**
 * What a reference stands for, by its name, decimal or hexadecimal number; null for a name that is
 * not known and for numbers that are no character.
 */
export function characterOf(
  [, name, decimal, hexadecimal]: RegExpExecArray,
  named: ReadonlyMap<string, string>,
): string | null {
  if (name !== undefined) return named.get(name.toLowerCase()) ?? null;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? null : String.fromCodePoint(code);
}
