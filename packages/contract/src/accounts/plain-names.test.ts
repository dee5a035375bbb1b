import { describe, expect, test } from "vitest";
import { hasHiddenCharacters, holdsAddress } from "./name-characters.ts";
import { PersonName } from "./plain-names.ts";

describe("a name with characters that nobody sees", () => {
  test.each([
    ["the direction turned", "Ada \u202exif"],
    ["a direction isolated", "\u2066Ada"],
    ["a mark of direction", "Ada\u200f"],
    ["a space of no width", "A\u200bda"],
    ["a joiner in Latin letters", "A\u200dda"],
    ["a non-joiner in Chinese", "张\u200c伟"],
    ["a byte order mark", "A\ufeffda"],
    ["a soft hyphen", "A\u00adda"],
    ["a line break", "Ada\nOrtiz"],
    ["a line break of Windows", "Ada\r\nOrtiz"],
    ["a tab", "Ada\tOrtiz"],
    ["a next line", "Ada\u0085Ortiz"],
    ["a line end", "Ada\u2028Ortiz"],
    ["a tag", "Ada\u{e0041}"],
    ["a Hangul filler", "\u3164\u3164a"],
    ["a blank of Braille", "\u2800a"],
    ["a control", "Ada\u0007"],
  ])("%s, is refused", (_name, text) => {
    expect(hasHiddenCharacters(text)).toBe(true);
    expect(PersonName.safeParse(text).success).toBe(false);
  });

  test.each([
    "Lucía Márquez",
    "Nguyễn Thị Minh Khai",
    "O’Brien-Ștefănescu",
    "王小明",
    "葛\u{e0100}城",
    "علی\u200cرضا",
    "ක්\u200dරිශාන්",
    "क्\u200dष",
    "Иван Петров",
    "J. R. R. Tolkien",
  ])("%s is a name", (text) => {
    expect(PersonName.parse(` ${text} `)).toBe(text);
  });
});

describe("a name with an address in it", () => {
  test.each([
    "Win at https://evil.example/x",
    "evil.com",
    "Visit www.evil.example now",
    "Call me@evil.example",
    "prize\uff0ecom",
    "prize\u3002com",
    "Claim: bit.ly/3xyz",
    "go.evil.example/prize",
  ])("%s is refused", (text) => {
    expect(holdsAddress(text)).toBe(true);
    expect(PersonName.safeParse(text).success).toBe(false);
  });

  test.each(["St.John Smith", "Dr.Ada Ortiz", "J.Lee", "A.B. Comer", "Mei Lin, M.D.", "Li Co."])(
    "%s holds none",
    (text) => {
      expect(holdsAddress(text)).toBe(false);
    },
  );
});

test("a name loses the spaces and line breaks around it", () => {
  expect(PersonName.parse("\r\n\t Ada Ortiz \u00a0\n")).toBe("Ada Ortiz");
});
