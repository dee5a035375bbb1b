import { describe, expect, it } from "vitest";
import { numericValue, scaled, shareOf } from "./numbers.ts";

describe("Chinese numbers", () => {
  it.each([
    ["十", 10],
    ["十四", 14],
    ["二十", 20],
    ["一百零三", 103],
    ["三千五百", 3500],
    ["两万三千", 23_000],
    ["一亿二千万", 120_000_000],
    ["二〇二〇", 2020],
  ])("%s is %d", (text, value) => {
    expect(numericValue(text)).toBe(value);
  });

  it("are none where other characters stand among them", () => {
    expect(numericValue("十分好")).toBeUndefined();
  });

  it.each([
    ["3.5", "万", "35,000"],
    ["230", "万", "2.3 million"],
    ["1.2", "亿", "120 million"],
    ["12345", "亿", "1234.5 billion"],
    ["0.07", "万", "700"],
    ["3.14159", "万", "31,415.9"],
  ])("%s%s is written as %s, the value the same", (figure, scale, english) => {
    expect(scaled(figure, scale)).toBe(english);
  });

  it.each([
    ["百分之十八", "18%"],
    ["百分之三点五", "3.5%"],
    ["百分之7.2", "7.2%"],
    ["三分之二", "two thirds"],
    ["四分之一", "one quarter"],
  ])("%s is a share: %s", (text, english) => {
    expect(shareOf(text)).toBe(english);
  });

  it("are no share without 分之", () => {
    expect(shareOf("三分")).toBeUndefined();
  });
});
