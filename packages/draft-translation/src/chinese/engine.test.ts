import { afterAll, describe, expect, it } from "vitest";
import { createChineseGistEngine } from "./engine.ts";

const engine = createChineseGistEngine();
afterAll(() => engine.close());

async function gist(source: string, glossary?: ReadonlyMap<string, string>): Promise<string> {
  const [text] = await engine.translate({
    segments: [source],
    from: "zh_CN",
    style: "american",
    ...(glossary ? { glossary } : {}),
  });
  return text ?? "";
}

describe("The gist of Chinese", () => {
  it.each([
    ["该药物可以抑制肿瘤细胞的生长。", "growth"],
    [
      "数字经济的发展显著缩小了城乡收入差距。",
      "The development of the digital economy significantly narrowed",
    ],
    ["与传统方法相比，该算法提高了准确率。", "Compared with the traditional method,"],
    ["本文提出的方法有效。", "The method this paper proposes is effective"],
    ["对数据进行分析。", "nalyz"],
    ["他们不同意。", "do not agree"],
    ["这些学生学习英语。", "These students learn English"],
    [
      "由于样本量有限，结论需要验证。",
      "Because the sample size is limited, the conclusion needs to be verified",
    ],
    ["研究者使用三种方法。", "Researchers use three methods"],
    ["2019年3月5日，会议在北京举行。", "On March 5, 2019,"],
    ["样本由1.2万名学生组成。", "12,000"],
    ["我们召开第二次会议。", "second meeting"],
    ["20世纪70年代", "the 1970s"],
    ["我有一个问题。", "a problem"],
    ["图3显示了温度随时间的变化。", "Figure 3 showed the change of temperature with time"],
    ["为了验证该方法，我们进行了实验。", "To verify the method,"],
  ])("%s tells of «%s»", async (source, part) => {
    expect(await gist(source)).toContain(part);
  });

  it("tells what species and cells do as a fact, not as an event of the news", async () => {
    expect(await gist("该物种入侵湿地。")).toContain("The species invades the wetland");
  });

  it("writes names by their sound, never by the senses of their characters", async () => {
    expect(await gist("张三（2018）认为政府应该支持教育。")).toMatch(
      /^Zhang San \(2018\) believes/,
    );
    expect(await gist("约翰·里德 (Jonny Reid) 说。")).toContain("Jonny Reid");
  });

  it("gives terms of the glossary their English", async () => {
    const glossary = new Map([["双碳目标", "dual carbon goals"]]);
    expect(await gist("我们支持双碳目标。", glossary)).toContain("dual carbon goals");
  });

  it("says the same every time", async () => {
    const source = "随着经济的发展，居民收入不断增加。";
    expect(await gist(source)).toBe(await gist(source));
  });

  it("keeps every object once and nested formatting, wherever it stands", async () => {
    const characters = [
      ..."研究结果表明，数字经济的发展显著缩小了城乡收入差距，但影响在2010年以后减弱。",
    ];
    const segments = characters.map((_, at) => {
      const marked = [...characters];
      const end = Math.min(at + 3, characters.length - 1);
      marked[at] = `<g id="1">${marked[at]}`;
      marked[end] = `${marked[end]}</g>`;
      const object = (at * 7) % characters.length;
      marked[object] = `${marked[object]}<x id="2"/>`;
      return marked.join("");
    });
    const english = await engine.translate({ segments, from: "zh_CN", style: "american" });
    segments.forEach((segment, index) => {
      const text = english[index] ?? "";
      expect(text.match(/<x id="2"\/>/g), segment).toHaveLength(1);
      expect(text.match(/<g id="1">/g), segment).toHaveLength(1);
      expect(text.indexOf("</g>"), segment).toBeGreaterThan(text.indexOf("<g"));
    });
  });

  it("keeps the look of a space and of brackets", async () => {
    const segments = [
      `约<g id="1"> </g>100 人参加了会议。`,
      `约翰·里德 <g id="1">(</g>Jonny Reid) 说。`,
      `约翰·里德 (Jonny Reid<g id="1">)</g> 说。`,
    ];
    const english = await engine.translate({ segments, from: "zh_CN", style: "american" });
    for (const text of english) expect(text?.match(/<g id="1">.+<\/g>/g)).toHaveLength(1);
  });

  it("lets others work in between and stops when the signal says so", async () => {
    const controller = new AbortController();
    const reason = new Error("no longer wanted");
    const segments = Array.from(
      { length: 3000 },
      () => "研究结果表明，数字经济的发展显著缩小了差距。",
    );
    const work = engine.translate({
      segments,
      from: "zh_CN",
      style: "american",
      signal: controller.signal,
    });
    setImmediate(() => controller.abort(reason));
    await expect(work).rejects.toBe(reason);
  });
});
