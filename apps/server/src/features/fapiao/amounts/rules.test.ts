import { expect, test } from "vitest";
import { plainAmount, writtenAmount } from "./rules.ts";

test.each([
  [0, "零圆整"],
  [1, "壹分"],
  [10, "壹角整"],
  [100, "壹圆整"],
  [105, "壹圆零伍分"],
  [128_000, "壹仟贰佰捌拾圆整"],
  [49_900, "肆佰玖拾玖圆整"],
  [100_000, "壹仟圆整"],
  [100_100, "壹仟零壹圆整"],
  [1_000_000, "壹万圆整"],
  [1_000_100, "壹万零壹圆整"],
  [10_203_045, "壹拾万贰仟零叁拾圆肆角伍分"],
  [100_000_000, "壹佰万圆整"],
  [10_000_000_000, "壹亿圆整"],
  [10_000_000_100, "壹亿零壹圆整"],
  [10_000_100_000, "壹亿零壹仟圆整"],
  [1_234_567_890_12, "壹拾贰亿叁仟肆佰伍拾陆万柒仟捌佰玖拾圆壹角贰分"],
])("%i fen are written %s [G-51]", (fen, written) => {
  expect(writtenAmount(fen)).toBe(written);
});

test("an amount in figures has its two decimals [G-51]", () => {
  expect([0, 5, 128_000].map(plainAmount)).toEqual(["0.00", "0.05", "1,280.00"]);
});
