import type { z } from "zod";

/** What the variables of one part are once they were read, by the shape that reads them. */
export type Values<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** Variables without which production does not start, each with what it is for. */
export type Needs<Shape> = readonly (readonly [keyof Shape & string, string])[];

const yes = new Set(["1", "true", "on", "yes"]);
const no = new Set(["0", "false", "off", "no", ""]);

/** What a switch says, in any of the usual words; null for any other word. */
export function switchOf(text: string): boolean | null {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** The parts of a text between commas, without those that are empty. */
export function listOf(text: string): string[] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

/** Whether an address is this machine's own: the text leaves the program, not the machine. */
export function isOnThisMachine(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
}

/** Where this machine reaches a server that listens there. */
export function loopback(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  return host.includes(":") ? `[${host === "::" ? "::1" : host}]` : host;
}
