import { entriesOf } from "./entries.ts";

export const adjectives = entriesOf(
  "adjective",
  `重要=important 主要=main|d:mainly 显著=significant|d:significantly 明显=obvious|d:significantly 新=new 新型=new
  大=large 小=small 高=high 低=low 长=long 短=short 多=many|x 少=few 好=good 坏=bad 强=strong 弱=weak 快=fast 慢=slow
  不同=different 相同=same 相似=similar 相关=relevant 有效=effective|d:effectively 合理=reasonable 政治=political
  国际=international 国内=domestic 全球=global 公共=public 现代=modern 当代=contemporary 古代=ancient 有限=limited
  复杂=complex 简单=simple 困难=difficult 容易=easy 积极=positive 消极=negative 正=positive|d:currently 负=negative
  直接=direct|d:directly 间接=indirect 基本=basic|d:basically 具体=specific 一般=general|d:generally 特殊=special
  普遍=common 必要=necessary 充分=sufficient|d:fully 完整=complete 全面=comprehensive 独立=independent 稳定=stable
  严重=serious 危险=dangerous 安全=safe 年轻=young 老=old 旧=old 早期=early 晚=late 最后=last|d:finally 最近=recent
  以前=former|d:before 原=original 著名=famous 美国=American|e:the_United_States 英国=British|e:the_United_Kingdom
  法国=French|e:France 德国=German|e:Germany 中国=Chinese|e:China 日本=Japanese|e:Japan 俄罗斯=Russian|e:Russia
  印度=Indian|e:India 欧洲=European|e:Europe 非洲=African|e:Africa 亚洲=Asian|e:Asia 当地=local 地方=local
  官方=official 私人=private 个人=personal 实证=empirical 定量=quantitative 定性=qualitative 随机=random 平均=average
  最大=largest 最小=smallest 最高=highest 最低=lowest 最佳=best 更多=more 更好=better 很多=many|x 大量=large_number_of
  大型=large 小型=small 微型=tiny 巨大=huge 深刻=profound 深入=in-depth 广泛=extensive 密切=close 优秀=excellent
  良好=good 正常=normal 异常=abnormal 足够=enough 红色=red 白色=white 黑色=black 蓝色=blue 绿色=green 热带=tropical
  海上=maritime 军事=military 民主=democratic 自由=free 唯一=only 主流=mainstream 核=nuclear 电子=electronic
  智能=intelligent 高等=higher 绿=green 总=total 全=whole 整个=whole|x:the_whole 前=former 副=deputy
  澳大利亚=Australian 加拿大=Canadian 意大利=Italian 希腊=Greek 土耳其=Turkish 伊朗=Iranian 伊拉克=Iraqi
  巴基斯坦=Pakistani 阿富汗=Afghan 巴西=Brazilian 西班牙=Spanish 荷兰=Dutch 瑞士=Swiss 瑞典=Swedish 以色列=Israeli
  韩国=South_Korean 埃及=Egyptian 波兰=Polish 爱尔兰=Irish 罗马=Roman 墨西哥=Mexican 非法=illegal 合法=legal
  正式=formal 重大=major 成功=successful 刑事=criminal 司法=judicial 皇家=royal 日常=daily 常见=common 有名=famous
  确切=exact 临时=temporary 紧密=close 全球性=global 现实=real 普通=ordinary 不断=constant 真正=real 强烈=strong
  致命=fatal 一致=consistent 正确=correct 有毒=toxic 碎=broken 早=early 远=far 近=near 重=heavy 轻=light 热=hot
  冷=cold 干=dry 湿=wet 深=deep 浅=shallow 宽=wide 窄=narrow 美丽=beautiful 美=beautiful 贫困=poor 富裕=wealthy
  穷=poor 富=rich 先进=advanced 落后=backward 发达=developed 活跃=active 极端=extreme 民间=folk 潜在=potential
  足=sufficient 理想=ideal 实际=actual 关键=key 核心=core 首要=primary 额外=additional 相应=corresponding
  外部=external 北=north 南=south 东=east 西=west 已知=known 未知=unknown 激进=radical 干净=clean 年度=annual
  长期=long-term 短期=short-term 大规模=large-scale 高质量=high-quality 多样=diverse 单一=single 温暖=warm 寒冷=cold
  炎热=hot 安静=quiet 便宜=cheap 昂贵=expensive 免费=free 可怕=terrible 奇怪=strange 有趣=interesting 聪明=smart
  勇敢=brave 线性=linear 非线性=nonlinear 动态=dynamic 静态=static 空间=spatial 慢性=chronic 急性=acute 恶性=malignant
  良性=benign 先天性=congenital 高危=high-risk 可持续=sustainable 统计=statistical 显著性=significant 实践=practical
  数学=mathematical 物理=physical 化学=chemical`,
);
