import { describe, expect, it } from "vitest";
import { latinOf, soundsIn } from "./foreign-names.ts";

describe("Foreign names", () => {
  it.each([
    ["罗伯特", "Robert"],
    ["纳达尔", "Nadal"],
    ["马里奥", "Mario"],
    ["安娜", "Anna"],
    ["埃里克", "Erik"],
    ["科斯塔", "Costa"],
    ["汉森", "Hansen"],
  ])("%s is spelled %s", (name, latin) => {
    expect(latinOf(name, () => "?")).toBe(latin);
  });

  it("take the pinyin of characters that are rare in names", () => {
    expect(latinOf("拉囧", () => "jiong")).toBe("Lajiong");
  });

  it("are known by characters that are frequent in other names", () => {
    const names = ["阿尔卡", "卡尔斯", "斯卡尔", "尔斯卡", "尔斯人", "卡尔人", "斯尔人"];
    const sounds = soundsIn(names);
    expect(sounds.get("尔")).toBeGreaterThan(sounds.get("阿") ?? 0);
    expect(sounds.get("囧")).toBeUndefined();
    expect(sounds.get("人")).toBeUndefined();
  });
});
