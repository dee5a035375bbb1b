import { describe, expect, it } from "vitest";
import { loadDictionary } from "./dictionary.ts";
import { compose } from "./grammar.ts";
import { tokensOf } from "./tokens.ts";

const dictionary = loadDictionary();
const english = (source: string): string => compose(tokensOf(source, dictionary));

describe("The grammar of the gist", () => {
  it.each([
    ["他把书放在桌子上。", "He places the book on the table."],
    ["房子被风暴摧毁了。", "The house was destroyed by the storm."],
    ["门被打开了。", "The door was opened."],
    ["大会于2018年5月在巴黎举行。", "The conference was held in Paris in May 2018."],
    ["这项计划由政府资助。", "is funded by the government."],
    ["样本由两种金属组成。", "consists of two metals."],
  ])("把 and 被: %s is %s", (source, expected) => {
    expect(english(source)).toContain(expected);
  });

  it.each([
    ["她已经完成了实验。", "She has completed the experiment."],
    ["工人正在修建桥梁。", "Workers are building the bridge."],
    ["他没有回答。", "He did not answer."],
    ["他是1990年出生的。", "He was born in 1990."],
    ["公元前356年7月21日，他离开了雅典。", "On July 21, 356 BC, he left Athens."],
    ["三年前，他离开了北京。", "Three years ago, he left Beijing."],
  ])("time and aspect: %s is %s", (source, expected) => {
    expect(english(source)).toBe(expected);
  });

  it.each([
    ["这是世界上最大的博物馆之一。", "one of the largest museums in the world."],
    ["癌症等疾病威胁着人类健康。", "Diseases such as"],
    ["大约20%的学生没有通过考试。", "About 20% of students did not pass the exam."],
    ["百分之十八的居民支持该计划。", "18% of residents support"],
    ["三分之一的居民支持该计划。", "One third of the residents support"],
    ["28岁的作家住在巴黎。", "28-year-old"],
    ["船以每小时20公里的速度航行。", /a speed of 20 \S+ per hour\.$/],
  ])("noun phrases and quantities: %s tells of %s", (source, expected) => {
    expect(english(source)).toMatch(expected);
  });

  it.each([
    ["这座塔比教堂高。", "This tower is higher than the church."],
    ["桌子上有一个杯子。", /^There is a \w+ on the table\.$/],
    ["这种方法的缺点是，成本很高。", "of this method is that the cost is very high."],
    ["我们没有时间。", "We have no time."],
    ["约有两百人参加了会议。", "About 200 people took part in the meeting."],
    ["这件事让人们感到高兴。", "lets people feel happy."],
    ["在温度升高的情况下，反应加快。", "When temperature rises,"],
    ["玛丽亚·科斯塔说，她喜欢音乐。", "Maria Costa says that she likes music."],
    ["《红楼梦》是一部小说。", "Dream of the Red Chamber is a novel."],
  ])("clauses: %s tells %s", (source, expected) => {
    expect(english(source)).toMatch(expected);
  });

  it.each([
    [
      "虽然时间有限，但他完成了工作。",
      /^Although time is limited, he finished|^Although time is limited, he completed/,
    ],
    ["因为天气不好，所以比赛取消了。", /, the game was canceled\.$/],
    ["如果你同意，我就离开。", /, I (will )?leave\.$/],
  ])("says one conjunction of two: %s", (source, expected) => {
    expect(english(source)).toMatch(expected);
  });

  it.each([
    ["本研究旨在探讨这一问题。", "This study aims to explore this problem."],
    [
      "气候变化对农业生产的影响受到关注。",
      /^The effect of (the )?climate change on agricultural production/,
    ],
    ["我们采用SPSS 26.0分析数据。", "SPSS 26.0"],
    ["患者被随机分为两组。", "Patients are randomly divided into two groups."],
    ["反应在25℃下进行。", "at 25 ℃"],
    [
      "与对照组相比，治疗组的生存率提高了15%（图4）。",
      /^Compared with the control group, .* 15% \(Figure 4\)\.$/,
    ],
    ["由于样本量有限，本研究的结论需要验证。", "the conclusion of this study needs to be verified"],
  ])("scholarly prose: %s tells %s", (source, expected) => {
    expect(english(source)).toMatch(expected);
  });

  it("reads a text without any mark in pieces, and all of it", () => {
    const text = english("研究方法显示经济增长影响社会发展".repeat(120));
    expect(text.match(/econom/gi)?.length).toBeGreaterThan(100);
  });

  it("keeps what stands in brackets behind a word that English leaves out", () => {
    expect(english("他已经离开了（2019年）学校。")).toContain("2019");
  });

  it("says of a second clause without a subject that it goes on with the first", () => {
    expect(english("他离开了学校，加入了球队。")).toBe("He left the school, and joined the team.");
  });
});
