/** Which characters make a name, by XML 1.0 §2.3 and Namespaces in XML §4. */
import { notWellFormed } from "./not-well-formed.ts";

// NameStartChar and NameChar of XML 1.0 §2.3.
const nameStart =
  /^[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}]/u;
const nameWhole =
  /^(?:[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}\-.0-9\u00B7\u203F-\u2040]|[\u0300-\u036F])+$/u;

const plainNameCharacter = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  plainNameCharacter[code] = /[A-Za-z0-9_\-.:]/.test(String.fromCharCode(code)) ? 1 : 0;
}

/**
 * Refuses what is no name.
 * @param at where it stands, for the refusal
 */
export function requireName(name: string, at: number): void {
  if (!nameWhole.test(name) || !nameStart.test(name)) throw notWellFormed("name", at);
}

/** The offset behind the name that starts at `at`; only names beyond ASCII need the long way. */
export function scanName(source: string, at: number): number {
  let end = at;
  let plain = true;
  for (; ; end++) {
    const code = source.charCodeAt(end);
    if (code < 128) {
      if (plainNameCharacter[code] !== 1) break;
    } else if (code >= 128) {
      plain = false;
    } else {
      break; // NaN: end of input
    }
  }
  const first = source.charCodeAt(at);
  const startsPlain = (first >= 97 && first <= 122) || (first >= 65 && first <= 90);
  if (end === at || !plain || !startsPlain) requireName(source.slice(at, end), at);
  return end;
}

/** Whether a name can stand behind a prefix. */
export function isLocalName(local: string): boolean {
  return nameStart.test(local) && !local.includes(":");
}
