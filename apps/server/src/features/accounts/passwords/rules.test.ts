import { describe, expect, test } from "vitest";
import { isAboutOwner, isSimplePattern } from "./rules.ts";

describe("a password that is a simple pattern", () => {
  test.each([
    "          ",
    "aaaaaaaaaaaa",
    "ababababababab",
    "abcabcabcabcabc",
    "12341234123412",
    "1234567890",
    "01234567890123",
    "9876543210",
    "ABCDEFGHIJKLM",
    "１２３４５６７８９０",
    "\t \t \t \t \t \t",
  ])("is recognised: %s", (password) => {
    expect(isSimplePattern(password)).toBe(true);
  });

  test.each([
    "correct horse battery",
    "a long enough password",
    "zxnqpwortk",
    "高山流水觅知音于长江之畔",
  ])("is not %s", (password) => {
    expect(isSimplePattern(password)).toBe(false);
  });
});

describe("a password about its owner", () => {
  const owner = { name: "Mei Lin Tan", email: "mei.tan@mail.nus.edu.sg" };
  const isCommon = (rest: string) => ["123456", "password", "19850412"].includes(rest);
  const about = (password: string, of: typeof owner | null = owner) =>
    isAboutOwner(password, of, ["Curie"], isCommon);

  test.each([
    "mei.tan@mail.nus.edu.sg",
    "Mei Lin Tan 85",
    "meilintan!!!",
    "MeiTan19850412",
    "nus-tan-mei-1",
    "curie12345",
    "CuriePassword",
    "Curie-123456",
  ])("is recognised: %s", (password) => {
    expect(about(password)).toBe(true);
  });

  test.each([
    "tangerine orchard 7",
    "meilenweit voraus",
    "correct horse battery",
    "my curie notebook",
  ])("is not %s, of which enough is left", (password) => {
    expect(about(password)).toBe(false);
  });

  test("is recognised in Chinese, where two characters are a name", () => {
    const owner = { name: "李静", email: "lijing@example.cn" };
    expect(isAboutOwner("李静lijing2024", owner, [], isCommon)).toBe(true);
    expect(isAboutOwner("静水流深李白杜甫与王维", owner, [], isCommon)).toBe(false);
  });

  test("knows nobody where the owner is not known", () => {
    expect(about("mei.tan@mail.nus.edu.sg", null)).toBe(false);
  });
});
