/**
 * An array of strings as PHP's `serialize` writes it: `a:1:{s:3:"key";s:5:"value";}`. Lengths are in
 * bytes of UTF-8, keys in the order given. Classic signs this text.
 */
export function phpSerialize(fields: Readonly<Record<string, string>>): string {
  const text = (value: string) => `s:${Buffer.byteLength(value)}:"${value}";`;
  // PHP turns keys that are whole numbers into numbers.
  const key = (name: string) => (/^(0|[1-9]\d*)$/.test(name) ? `i:${name};` : text(name));
  const entries = Object.entries(fields);
  const body = entries.map(([name, value]) => key(name) + text(value)).join("");
  return `a:${entries.length}:{${body}}`;
}
