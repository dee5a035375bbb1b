import { entriesOf } from "./entries.ts";

export const adjectives = entriesOf(
  "adjective",
  `重要=important 主要=main|d:mainly 显著=significant|d:significantly 明显=obvious|d:significantly 新=new 新型=new
  大=large 小=small 短=short 坏=bad 弱=weak 相同=same 相似=similar 有效=effective|d:effectively 合理=reasonable
  政治=political 国际=international 现代=modern 有限=limited 复杂=complex 简单=simple 容易=easy 消极=negative
  正=positive|d:currently 负=negative 直接=direct|d:directly 间接=indirect 基本=basic|d:basically
  一般=general|d:generally 特殊=special 完整=complete 全面=comprehensive 稳定=stable 严重=serious 老=old 旧=old
  以前=former|d:before 原=original 著名=famous 当地=local 官方=official 私人=private 实证=empirical 定量=quantitative
  定性=qualitative 随机=random 很多=many|x 小型=small 微型=tiny 深刻=profound 深入=in-depth 广泛=extensive
  优秀=excellent 良好=good 足够=enough 红色=red 白色=white 黑色=black 蓝色=blue 热带=tropical 海上=maritime
  军事=military 主流=mainstream 智能=intelligent 绿=green 全=whole 前=former 副=deputy 非法=illegal 合法=legal
  正式=formal 重大=major 成功=successful 刑事=criminal 司法=judicial 皇家=royal 日常=daily 常见=common 有名=famous
  确切=exact 临时=temporary 紧密=close 普通=ordinary 真正=real 强烈=strong 致命=fatal 正确=correct 有毒=toxic
  碎=broken 重=heavy 轻=light 热=hot 冷=cold 干=dry 湿=wet 浅=shallow 宽=wide 窄=narrow 美丽=beautiful 美=beautiful
  富裕=wealthy 穷=poor 富=rich 先进=advanced 发达=developed 活跃=active 极端=extreme 民间=folk 足=sufficient
  实际=actual 关键=key 核心=core 首要=primary 额外=additional 相应=corresponding 外部=external 北=north 南=south
  东=east 西=west 已知=known 未知=unknown 激进=radical 干净=clean 长期=long-term 短期=short-term 高质量=high-quality
  多样=diverse 单一=single 温暖=warm 寒冷=cold 炎热=hot 安静=quiet 便宜=cheap 免费=free 奇怪=strange 勇敢=brave
  线性=linear 动态=dynamic 静态=static 慢性=chronic 急性=acute 恶性=malignant 良性=benign 先天性=congenital
  高危=high-risk 可持续=sustainable 女=female 男=male 红=red 白=white 黑=black 黄=yellow 蓝=blue 初=early|n:beginning
  左=left|n:left 右=right|n:right 丰富=rich|v:enrich 根本=fundamental|d:fundamentally 满=full 反=reverse 急=urgent
  平=flat 必要=necessary 不断=constant|d:constantly 古=ancient 清楚=clear|d:clearly 专门=special|d:specially
  综合=comprehensive|n:synthesis 特=special 久=long|d:long 兼=concurrent 同样=same|d:equally 真=real|d:really 明=clear
  清=clear 亲=own 乱=disorderly 强=strong 今=current|n:present 个人=personal|n:individual 公共=public
  地方=local|n:place 人民代表大会常务委员会=standing_committee_of_the_people's_congress 积极=active|d:actively
  全部=entire|x:all|d:all 平均=average|n:average|d:on_average 独立=independent|n:independence|d:independently
  安全=safe|n:safety 民主=democratic|n:democracy 自由=free|n:freedom 全国=national|n:whole_country
  先后=successive|d:successively 全省=province-wide 英=British 公开=public|d:publicly|v:make_public 差=poor|v:differ
  新式=new-style 全市=citywide|n:whole_city 充分=sufficient|d:fully 封建=feudal 爱国=patriotic
  连续=consecutive|d:consecutively 高速=high-speed 东北=northeast|n 西北=northwest|n 西南=southwest|n 东南=southeast|n
  中部=central|n:central_part 紫=purple 香=fragrant 亚=Asian 高级=senior 暖=warm 紧=tight
  适当=appropriate|d:appropriately 青=green 类似=similar 省级=provincial 高兴=happy|d:happily 天然=natural 不错=good
  绝对=absolute|d:absolutely 抗日=anti-Japanese 硬=hard 假=false 广大=vast 易=easy|d:easily 不好=bad 熟=ripe
  平等=equal|n:equality 厚=thick 苦=bitter 紧张=tense|n:tension 严格=strict|d:strictly 认真=serious|d:carefully
  奇=strange 广=wide 全球=global|n:world 正常=normal|d:normally 市级=municipal 国家级=national
  一致=consistent|d:unanimously 普遍=common|d:generally 困难=difficult|n:difficulty 现实=realistic|n:reality
  实在=real|d:really 第四=fourth 第五=fifth 首次=first|d:for_the_first_time 真实=real|n:reality 迅速=rapid|d:rapidly
  共同=common|d:jointly 特别=special|d:especially 彻底=thorough|d:completely 贵=expensive 齐=neat|d:together 细=fine
  横=horizontal 必然=inevitable|d:inevitably 伟大=great 虚=empty 密=dense 厉害=severe 固定=fixed|v:fix 强大=powerful
  偏=biased|v:deviate 及时=timely|d:in_time 地方性=local 软=soft 方便=convenient|n:convenience 县级=county-level
  独特=unique 主动=active|d:actively 国有=state-owned 猛=fierce 异=different 原始=original 优良=excellent
  所有=all|x:all 沿海=coastal|n:coast 暗=dark 初步=preliminary|d:initially 坚决=firm|d:firmly 恶=evil
  个别=individual|d:individually 仔细=careful|d:carefully 尖=sharp 顺利=smooth|d:smoothly
  自动=automatic|d:automatically 雄=male 激烈=fierce|d:fiercely 初期=early|n:early_stage 痛苦=painful|n:pain
  大多数=most|x:most|n:majority 多数=most|x:most|n:majority 唯一=only|x:the_only 外国=foreign|n:foreign_country
  国外=foreign|n:foreign_countries 国内=domestic|n:home 对外=foreign|d:externally 不稳定=unstable 不可靠=unreliable
  大型=large 年度=annual|n:year 密切=close|d:closely 巨大=huge 危险=dangerous|n:danger 理想=ideal|n:ideal
  自主=autonomous|d:independently|n:autonomy 反动=reactionary 首席=chief 累=tired 斜=oblique
  暂时=temporary|d:temporarily 薄=thin 准确=accurate|d:accurately|n:accuracy 赤=red 紧急=emergency 粗=rough
  有力=strong|d:strongly 友好=friendly|n:friendship 后期=late|n:late_stage 高新技术=high-tech|n:high_technology
  详细=detailed|d:in_detail 优质=high-quality 年轻=young 悠久=long 沉重=heavy 合适=suitable 佳=good 纯=pure
  原有=original 单独=separate|d:alone 亚热带=subtropical 有利=favorable 意外=unexpected|n:accident|d:unexpectedly
  愤怒=angry|n:anger 适宜=suitable 正当=legitimate 妙=wonderful 不变=unchanged 神秘=mysterious 高等=higher
  繁荣=prosperous|n:prosperity 庄严=solemn 特定=specific 嫩=tender 精彩=wonderful 热闹=lively 混乱=chaotic|n:chaos
  寒=cold 甜=sweet 轻松=easy|d:easily 热烈=warm|d:warmly 鲜=fresh 杂=mixed 邪=evil 孤=lonely 激=intense 傻=foolish
  同比=year-on-year|d:year_on_year 仅次于=second_only_to 为首=headed 聪明=smart 黄色=yellow 长远=long-term
  绝大部分=most|x:most 好吃=delicious 好看=good-looking 好听=pleasant 好玩=fun 有害=harmful 有益=beneficial
  有用=useful 无用=useless 无害=harmless 无效=ineffective 无辜=innocent 无限=infinite 无线=wireless 无形=intangible
  有形=tangible 公平=fair|n:fairness 公正=just|n:justice 不公平=unfair 平静=calm 宁静=peaceful
  和谐=harmonious|n:harmony 美好=beautiful 美味=delicious 新鲜=fresh 干燥=dry 潮湿=humid 凉=cool 温和=mild 酷=cool
  湿润=humid 明亮=bright 昏暗=dim 透明=transparent 模糊=vague 清晰=clear|d:clearly 肮脏=dirty 脏=dirty 整齐=neat
  整洁=tidy 宽敞=spacious 狭窄=narrow 拥挤=crowded 空旷=open 偏远=remote 遥远=distant 邻近=neighboring
  附近=nearby|n:vicinity 周边=surrounding|n:surroundings 相邻=adjacent 外来=foreign 本地=local 本土=local|n:homeland
  国产=domestic 现存=existing 灭绝=extinct|v:go_extinct|n:extinction 濒危=endangered 稀有=rare 罕见=rare 少见=rare
  经典=classic|n:classic 时尚=fashionable|n:fashion 时髦=fashionable 奢侈=luxurious 豪华=luxury 昂贵=expensive
  廉价=cheap 实惠=affordable 贫穷=poor|n:poverty 贫困=poor|n:poverty 幸运=lucky|d:luckily
  不幸=unfortunate|d:unfortunately 悲惨=tragic 悲伤=sad|n:sadness 伤心=sad 难过=sad 孤独=lonely|n:loneliness
  孤立=isolated|v:isolate 恐怖=terrible|n:terror 可怕=terrible 惊人=amazing 惊讶=surprised|n:surprise 吃惊=surprised
  震惊=shocked|v:shock 兴奋=excited|n:excitement 疯狂=crazy 愚蠢=stupid 聪慧=intelligent 天真=naive 诚实=honest
  真诚=sincere|d:sincerely 谦虚=modest 骄傲=proud|n:pride 自豪=proud|n:pride 自信=confident|n:confidence 害羞=shy
  礼貌=polite|n:politeness 粗鲁=rude 残酷=cruel 残忍=cruel 暴力=violent|n:violence 和平=peaceful|n:peace 善良=kind
  慷慨=generous 贪婪=greedy|n:greed 自私=selfish 懒惰=lazy 勤奋=diligent 忙碌=busy 繁忙=busy 疲惫=tired
  疲劳=tired|n:fatigue 饥饿=hungry|n:hunger 口渴=thirsty 食用=edible 阔=wide 不良=adverse 频繁=frequent|d:frequently
  配套=supporting 迟=late 漂亮=beautiful 稳=stable 慌=flustered 浓=thick 勇=brave 优=excellent 臭=smelly 缓=slow
  瘦=thin 自觉=conscious|d:consciously 野生=wild 永=eternal|d:forever 狂=mad 肥=fat 初级=primary 高大=tall
  险=dangerous 固=solid 敏感=sensitive 单纯=simple|d:simply 正面=positive|d:head-on 凶=fierce 艰难=difficult 难得=rare
  不难=not_difficult 严肃=serious 精细=fine 闲=idle 狠=ruthless 庸=mediocre 壮丽=magnificent 饱=full 现行=current
  庞大=huge 柔=soft 无奈=helpless 广阔=vast 可靠=reliable 必备=essential 相等=equal 大胆=bold|d:boldly 胖=fat
  不安=uneasy|n:unease 鲜明=distinct 精美=exquisite 健=healthy 缓慢=slow|d:slowly 完美=perfect 知名=well-known
  终身=lifelong 特有=unique 扁=flat 轻易=easy|d:easily 丑=ugly 清醒=awake 灵活=flexible 稀=thin 平安=safe|d:safely
  尴尬=awkward 受损=damaged|v:be_damaged 联邦=federal|n:federation 下属=subordinate|n:subordinate 内在=inherent
  外在=external 现成=ready-made 固有=inherent 特大=extra-large 中型=medium-sized 重型=heavy 轻型=light
  中外=Chinese_and_foreign 低下=low 搞笑=funny 预定=scheduled 民事=civil 水下=underwater 过分=excessive|d:excessively
  俗=vulgar 实用=practical 客气=polite 机动=mobile 俊=handsome 珍贵=precious 曲折=tortuous 残=disabled
  定期=regular|d:regularly 前期=early|n:early_stage 名贵=precious 新生=new 民用=civilian 浓厚=strong 敏=sensitive
  特种=special 下级=lower 人造=artificial 突发=sudden 平常=ordinary 杰出=outstanding 古怪=strange 党内=intra-party
  空前=unprecedented 精确=precise|d:precisely 矮=short 法定=legal 珍稀=rare 生动=vivid 严厉=severe|d:severely
  出色=excellent 彩绘=painted 寻常=ordinary 古典=classical 严峻=severe 坚定=firm|d:firmly 贤=virtuous 辉煌=brilliant
  充足=sufficient 浓郁=rich 外地=other_place|n:other_places 干旱=arid|n:drought 烦=annoying 辛苦=hard
  光明=bright|n:light 巧=clever 新兴=emerging 牢=firm 均匀=uniform|d:evenly 良=good 愉快=pleasant 繁=complex
  密集=dense|d:intensively 百般=all_kinds 恭=respectful 惨=miserable 危急=critical 遗憾=regrettable|n:regret 坚=firm
  漫长=long 艰苦=hard 高效=efficient|d:efficiently 深厚=deep 深远=far-reaching 坚强=strong 舒服=comfortable
  谨慎=cautious|d:carefully 自有=own 军用=military 太平=peaceful 亲切=kind 冷静=calm 不小=considerable
  不便=inconvenient 崭新=brand-new 专用=special 通俗=popular 高层=high-level|n:senior_official 昔日=former
  公认=recognized 复合=composite 难受=uncomfortable 不明=unknown 决胜=deciding 无罪=innocent 有罪=guilty
  药用=medicinal 奇特=peculiar 在线=online|d:online 剧烈=intense 欢乐=joyful|n:joy 下列=following 宽阔=wide
  优美=beautiful 优越=superior 猛烈=fierce 神圣=sacred 便利=convenient|n:convenience 常设=permanent 温柔=gentle
  雌=female 辣=spicy 附属=affiliated|v:be_attached_to 鲜美=delicious 恶劣=harsh 圆形=round 远程=remote
  室内=indoor|d:indoors 室外=outdoor|d:outdoors 户外=outdoor|d:outdoors 灰色=gray 纯粹=pure|d:purely 可爱=cute
  尖锐=sharp 平行=parallel 偶=even 严密=tight 要紧=important 完备=complete 高尚=noble 灿烂=splendid 糊涂=confused
  巧妙=clever|d:cleverly 被动=passive|d:passively 壮大=strong|v:strengthen 老实=honest 伪=false 完好=intact 隆重=grand
  晴=sunny 野蛮=barbaric 秀丽=beautiful 焦急=anxious 全新=brand-new 无声=silent 过早=premature|d:too_early
  业余=amateur 贱=cheap 中级=intermediate 通红=red 同等=equal 雄壮=majestic 盲目=blind|d:blindly 虚假=false 薄弱=weak
  平稳=stable|d:smoothly 立体=three-dimensional 专项=special 血腥=bloody 强盛=powerful 繁华=prosperous
  乐观=optimistic|n:optimism 悲观=pessimistic 全国性=national 机密=confidential|n:secret
  圆满=successful|d:successfully 无色=colorless 陌生=unfamiliar 例行=routine 肥沃=fertile 顽强=tenacious|d:tenaciously
  迅猛=rapid|d:rapidly 急剧=sharp|d:sharply 微小=tiny 坚硬=hard 锋利=sharp 强有力=powerful 稀薄=thin 无人驾驶=unmanned
  载人=manned 裸体=naked 防水=waterproof 虔诚=devout 齐全=complete 短暂=brief|d:briefly 寂静=quiet 直立=upright
  正规=regular 备用=spare 迫切=urgent|d:urgently 原定=originally_scheduled 所谓=so-called 有趣=interesting 无趣=boring
  乏味=boring 枯燥=boring 生硬=stiff 粗糙=rough 光滑=smooth 柔软=soft 坚固=strong 脆弱=fragile|n:vulnerability
  结实=strong 活泼=lively 开朗=cheerful 内向=introverted 外向=extroverted 敏锐=keen 迟钝=slow 笨=stupid
  成熟=mature|n:maturity 幼稚=childish 理智=rational|n:reason 冷漠=indifferent|n:indifference 热心=enthusiastic
  友善=friendly 和睦=harmonious 亲密=close|n:intimacy 疏远=distant 忠诚=loyal|n:loyalty 忠实=faithful 可信=credible
  可疑=suspicious 荒谬=absurd 合格=qualified 优异=excellent 卓越=outstanding|n:excellence 非凡=extraordinary
  平凡=ordinary 平庸=mediocre 惊险=thrilling 壮观=spectacular 宏伟=magnificent 雄伟=magnificent 庄重=solemn
  华丽=gorgeous 朴素=simple 简陋=simple 简洁=concise 简短=brief 冗长=lengthy 繁琐=tedious 详尽=detailed
  粗略=rough|d:roughly 大概=approximate|d:about 精准=precise|d:precisely 精密=precise 多元=diverse|n:diversity
  多元化=diversified|n:diversification 多样化=diverse|n:diversification 一体化=integrated|n:integration
  现代化=modern|n:modernization 全球化=global|n:globalization 城市化=urban|n:urbanization 城镇化=urban|n:urbanization
  工业化=industrial|n:industrialization 数字化=digital|n:digitalization 智能化=intelligent|n:intelligence
  网络化=networked 国际化=international|n:internationalization 本土化=localized|n:localization
  专业化=professional|n:specialization 规范化=standardized|n:standardization
  制度化=institutionalized|n:institutionalization 老龄化=aging|n:aging 个性化=personalized 人性化=humanized
  常态化=normalized|n:normalization 次要=secondary 主导=dominant|v:dominate 边缘=marginal|n:edge
  边缘化=marginalized|n:marginalization 潜在=potential 显性=explicit 隐性=implicit 明确=clear|d:clearly|v:clarify
  暧昧=ambiguous 抽象=abstract 具体=specific|d:specifically 宏观=macro 微观=micro 中观=meso 纵向=longitudinal
  横向=horizontal 垂直=vertical 水平=horizontal|n:level 双向=two-way 单向=one-way 双重=dual 多重=multiple
  多维=multidimensional 多层次=multi-level 多方面=multifaceted 跨学科=interdisciplinary 跨文化=cross-cultural
  跨国=transnational 跨境=cross-border 全方位=all-round 针对性=targeted 综合性=comprehensive 探索性=exploratory
  验证性=confirmatory 描述性=descriptive 解释性=explanatory 实证性=empirical 规范性=normative 前瞻性=prospective
  回顾性=retrospective 横断面=cross-sectional 双盲=double-blind 随机对照=randomized_controlled 多中心=multicenter
  单中心=single-center 体外=in_vitro 体内=in_vivo|n:body 外周=peripheral 中枢=central 局部=local|n:part
  全身=systemic|n:whole_body 系统=systematic|n:system 晚期=advanced|n:late_stage 早期=early|n:early_stage
  中晚期=advanced 原发性=primary 继发性=secondary 转移性=metastatic 复发性=recurrent 顽固性=refractory
  遗传性=hereditary 传染性=infectious 感染性=infectious 炎症性=inflammatory 免疫性=immune 代谢性=metabolic
  缺血性=ischemic 出血性=hemorrhagic 阳性=positive 阴性=negative 无症状=asymptomatic 轻度=mild 中度=moderate
  重度=severe 重症=severe|n:severe_illness 危重=critical 高发=high-incidence 常规=routine|n:convention
  传统=traditional|n:tradition 微创=minimally_invasive 无创=noninvasive 有机=organic 无机=inorganic 可再生=renewable
  清洁=clean|v:clean 低碳=low-carbon 绿色=green 环保=environmental|n:environmental_protection
  节能=energy-saving|n:energy_conservation 高温=high-temperature|n:high_temperature
  低温=low-temperature|n:low_temperature 高压=high-pressure|n:high_pressure 高频=high-frequency 低频=low-frequency
  高分辨率=high-resolution 实时=real-time|d:in_real_time 离线=offline 分布式=distributed 嵌入式=embedded
  便携式=portable 大规模=large-scale 小规模=small-scale 中等=medium 大众=popular|n:public 不可或缺=indispensable
  必不可少=essential 举足轻重=pivotal 至关重要=crucial 日益增长=growing 无能为力=powerless 独树一帜=unique
  与众不同=different 截然不同=completely_different 大相径庭=very_different 息息相关=closely_related
  密不可分=inseparable 密切相关=closely_related 前所未有=unprecedented 史无前例=unprecedented 家喻户晓=well-known
  丰富多彩=rich_and_colorful 多姿多彩=colorful 博大精深=profound 源远流长=long-standing 历史悠久=time-honored
  风景优美=beautiful 座无虚席=packed 难以置信=incredible 难以想象=unimaginable 不可思议=incredible 令人震惊=shocking
  令人惊讶=surprising 令人惊叹=amazing 令人印象深刻=impressive 引人注目=eye-catching 备受瞩目=high-profile
  广受欢迎=popular 深受欢迎=popular 脍炙人口=popular 声名狼藉=notorious 臭名昭著=notorious
  流离失所=displaced|v:be_displaced 自给自足=self-sufficient 以人为本=people-oriented 瞩目=remarkable
  保守=conservative 无穷=infinite 相近=similar 在职=in-service 免税=tax-free 雪白=snow-white 痛快=happy 强劲=strong
  恰当=appropriate 贫=poor 清新=fresh 贫苦=poor 陡=steep 隐蔽=hidden 长久=long-term|d:for_a_long_time 寂寞=lonely
  喜悦=joyful|n:joy 显赫=prominent 持久=lasting 糟糕=terrible 大红=bright_red 诚=sincere 私营=private 狭=narrow
  严谨=rigorous 暴=violent 直属=directly_affiliated 强势=strong 手工=manual 十足=full 罪恶=evil|n:evil 彩色=color
  水上=water|d:on_water 苍白=pale 幽=secluded 常绿=evergreen 高产=high-yield 现任=current 罕=rare 沉着=calm
  郑重=solemn 负面=negative 勤劳=hardworking 高档=high-end 至尊=supreme 凶猛=ferocious 可笑=ridiculous 牢固=firm
  神奇=magical 细致=careful 可口=delicious 外围=peripheral|n:periphery 热门=popular 书面=written 反共=anti-communist
  大中型=large_and_medium-sized 无偿=free|d:free_of_charge 凹=concave 坚实=solid 不当=improper 侥幸=lucky 脆=crisp
  平坦=flat 畸形=deformed|n:deformity 熟练=skilled|d:skillfully 气愤=angry 侧面=side|n:side 舒适=comfortable
  露天=open-air 镇定=calm 繁多=numerous 威严=majestic 水生=aquatic 精致=exquisite 宽广=broad 紫色=purple 漆黑=dark
  盛大=grand 务实=pragmatic 独立自主=independent 驰名中外=famous 古希腊=ancient_Greek|n:ancient_Greece
  古罗马=ancient_Roman|n:ancient_Rome 古埃及=ancient_Egyptian|n:ancient_Egypt 超级=super 国产化=localized 粉红色=pink
  橙色=orange 棕色=brown 褐色=brown 金色=golden 银色=silver 深色=dark 浅色=light 五颜六色=colorful 多彩=colorful
  鲜艳=bright 耀眼=dazzling 刺眼=dazzling 嘈杂=noisy 吵闹=noisy 响亮=loud 刺耳=harsh 低沉=deep 沙哑=hoarse 香甜=sweet
  甜美=sweet 苦涩=bitter 酸甜=sweet_and_sour 油腻=greasy 清淡=light 浓烈=strong 刺鼻=pungent 滚烫=boiling_hot
  冰冷=cold 闷热=muggy 晴朗=sunny 多云=cloudy 多雨=rainy 多山=mountainous 富饶=rich 贫瘠=barren 荒凉=desolate
  茂密=dense 稠密=dense 稀疏=sparse 偏僻=remote 僻静=quiet 险峻=steep 平缓=gentle 陡峭=steep 蜿蜒=winding
  笔直=straight 弯曲=curved|v:bend 倾斜=inclined|v:tilt 对称=symmetrical|n:symmetry 不对称=asymmetric
  规则=regular|n:rule 不规则=irregular 连贯=coherent 一贯=consistent 矛盾=contradictory|n:contradiction
  冲突=conflicting|n:conflict|v:conflict 兼容=compatible 不兼容=incompatible 等价=equivalent 等效=equivalent
  恒定=constant 可变=variable 易变=variable 可控=controllable 可逆=reversible 不可逆=irreversible 可行=feasible
  不可行=infeasible 可接受=acceptable 不可接受=unacceptable 可忽略=negligible 不可分割=inseparable
  不可抗拒=irresistible 不可预测=unpredictable 不可告人=ulterior 不平衡=unbalanced|n:imbalance
  不平等=unequal|n:inequality 不充分=insufficient 不完整=incomplete 不合理=unreasonable 不合法=illegal
  不必要=unnecessary 不相关=irrelevant 不显著=insignificant 不明显=not_obvious 不规律=irregular 不熟悉=unfamiliar
  不健康=unhealthy 不安全=unsafe 不正常=abnormal 不寻常=unusual 不可能=impossible 有关=related|p:about 无关=unrelated
  相关=relevant|v:be_related 出乎意料=unexpected|d:unexpectedly 超乎想象=unimaginable 人为=man-made 由此而来=resulting
  不够=insufficient 超前=advanced 较大=large 较小=small 较高=high 较低=low 较多=many 较少=few 较好=good 较长=long
  较短=short 较强=strong 较弱=weak 较快=fast 较慢=slow 较差=poor 较早=early 较晚=late 更高=higher 更低=lower
  更大=larger 更小=smaller 更多=more 更少=fewer 更好=better 更强=stronger 更弱=weaker 更快=faster 更长=longer
  更短=shorter 更深=deeper 更广=wider 更广泛=wider 更严重=more_serious 更重要=more_important 更有效=more_effective
  更复杂=more_complex 最长=longest 最短=shortest 最多=most 最少=least 最差=worst 最强=strongest 最快=fastest
  最新=latest 最早=earliest 最重要=most_important 最主要=main 最常见=most_common 最著名=most_famous
  最有效=most_effective 最优=optimal 最终=final|d:eventually 最初=initial|d:initially 最大=largest 最小=smallest
  最高=highest 最低=lowest 最近=recent|d:recently 最佳=best 极高=extremely_high 极低=extremely_low
  极大=great|d:greatly 极小=extremely_small 极强=extremely_strong 极少=very_few|d:rarely 极少数=very_few 所提=proposed
  所提出=proposed 现有=existing 既有=existing 衷心=heartfelt|d:sincerely 宝贵=valuable 统计学=statistical|n:statistics
  有统计学意义的=statistically_significant 常用=commonly_used 通用=universal 主观=subjective 客观=objective
  内生=endogenous 外生=exogenous 异质=heterogeneous 同质=homogeneous 典型=typical
  代表性=representative|n:representativeness 开创性=groundbreaking 突破性=breakthrough 创新性=innovative|n:innovation
  建设性=constructive 破坏性=destructive 永久性=permanent 暂时性=temporary 临时性=temporary
  周期性=periodic|n:periodicity 季节性=seasonal|n:seasonality 区域性=regional 全球性=global 世界性=worldwide
  国际性=international 历史性=historic 长期性=long-term 根本性=fundamental 实质性=substantial 决定性=decisive
  关键性=key 基础性=basic 结构性=structural 制度性=institutional 政策性=policy-oriented 技术性=technical
  专业性=professional 学术性=academic 理论性=theoretical 实践性=practical 操作性=operational|n:operability
  非线性=nonlinear|n:nonlinearity 系统性=systematic 第一=first|d 第二=second|d 第三=third|d 敌对=hostile
  有争议=controversial 有争议的=controversial 颇具争议=controversial 制胜=winning 远=far|d:far 快=fast|d:fast
  早=early|d:early 晚=late|d:late|n:night 高=high|d:high 低=low|d:low 深=deep|d:deep 慢=slow|d:slowly 长=long|d:long
  近=near|d:near 好=good|d:well 多=many|x:many|d:more 少=few|d:less 快速=fast|d:quickly
  大幅=substantial|d:significantly 保暖=warm 凉爽=cool 直=straight|d:directly 安=safe 实=real 专=special 严=strict
  阴=cloudy 烈=fierce 突=sudden|d:suddenly 私=private 焦=burnt 欢=happy 玄=mysterious 豪=grand 枯=withered 详=detailed
  静=quiet 忠=loyal 巨=huge 仁=humane 卑=low 秀=elegant 净=clean|n 微=tiny 轻便=light 受欢迎=popular 光秃秃=bare
  传奇=legendary|n:legend 应急=emergency|n:emergency 开阔=open 巨额=huge 旺盛=vigorous 极好=excellent 国立=national
  多余=superfluous 懒=lazy 慎重=cautious|d:cautiously 动人=moving 群众性=mass 两栖=amphibious
  果断=decisive|d:decisively 永久=permanent|d:permanently 宏大=grand 微弱=weak 零星=sporadic 精锐=elite 清澈=clear
  繁重=heavy 大面积=large-scale 资深=senior 大方=generous 强力=strong 自发=spontaneous|d:spontaneously 悲痛=grieving
  紧迫=urgent 惨重=heavy 民营=private 轻微=slight|d:slightly 困惑=confused|n:confusion 无能=incompetent
  鲜红=bright_red 正直=upright 沮丧=depressed 朴实=simple 急速=rapid|d:rapidly 公有=public 口头=oral|d:orally
  无聊=boring 有序=orderly 前沿=frontier|n:frontier 民办=private 特级=special-grade 国营=state-run 踏实=steady
  驰名=famous 片面=one-sided 光亮=bright 陆上=land-based 真心=sincere|d:sincerely 健壮=strong 便捷=convenient
  初次=first|d:for_the_first_time 安宁=peaceful|n:peace 高端=high-end 细腻=delicate 破旧=shabby 平和=calm 怪异=strange
  方形=square 稀少=rare 适时=timely 有钱=rich 全城=citywide 末期=late|n:late_stage 农业=agricultural|n:agriculture
  最后=last|d:finally`,
);
