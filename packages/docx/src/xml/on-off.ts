/** What an attribute of on/off type says (ECMA-376 §22.9.2.7); without one the element means on. */
export function isOn(value: string | null): boolean {
  return value === null || !["0", "false", "off"].includes(value.toLowerCase());
}
