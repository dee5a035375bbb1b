import { aWordFile, paragraph, run } from "@curie/docx/testing";

/** The manuscript that a demonstration has translated: written for Curie, by nobody's real study. */
const lines: readonly string[] = [
  "青藏高原冻土融化对冬季径流的影响",
  "摘要",
  "冻土储存水分并缓慢释放。以往的研究主要关注夏季径流，对冬季径流的了解较少。我们分析了 14 个水文站 1961–2020 年的日流量数据，发现冬季基流平均每年增加 0.34 mm（p &lt; 0.01）。模型结果表明，冻土融化可以解释其中 62% 的增加。",
  "1 引言",
  "长江源区海拔高于 4000 m，大部分地面常年冻结[1,2]。1961 年以来，该地区的年平均气温每十年升高 0.31 °C[3]。随着地面温度升高，更多的水进入河流，冬季径流因此增加[4]。",
  "2 数据与方法",
  "日流量数据来自 14 个水文站。缺测不超过 5 天的数据采用线性插值补全。",
  "3 结果",
  "14 个水文站中有 11 个站的冬季基流增加。活动层较厚的流域增加最为明显。",
];

export function chineseManuscript(): Buffer {
  return aWordFile(lines.map((line) => paragraph(run(line))).join(""));
}
