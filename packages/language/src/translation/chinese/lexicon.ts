/**
 * English of frequent Chinese words, by what they are in a sentence: our own choices for scholarly
 * and expository prose, where a dictionary's first sense would often mislead. Everything else comes
 * from the dictionary.
 */

export type Kind =
  | "noun"
  | "name"
  | "pronoun"
  | "verb"
  | "modal"
  | "adjective"
  | "adverb"
  | "preposition"
  | "localizer"
  | "conjunction"
  | "determiner"
  | "measure"
  | "number"
  | "time"
  | "particle"
  | "punctuation"
  | "other";

export type Entry = { kind: Kind; english: string };

const lists: readonly (readonly [Kind, string])[] = [
  [
    "noun",
    `研究=study 结果=result 研究结果=result 方法=method 模型=model 数据=data 样本=sample 问题=problem 理论=theory 分析=analysis
    影响=effect 作用=role 关系=relationship 因素=factor 水平=level 程度=degree 能力=ability 过程=process 发展=development
    经济=economy 社会=society 政府=government 政策=policy 制度=system 体系=system 系统=system 机制=mechanism 结构=structure
    企业=enterprise 公司=company 市场=market 产业=industry 行业=industry 技术=technology 信息=information 知识=knowledge
    教育=education 教学=teaching 学生=student 教师=teacher 学校=school 大学=university 高校=university 学习=learning 课程=course
    患者=patient 病人=patient 疾病=disease 治疗=treatment 临床=clinic 药物=drug 健康=health 医院=hospital 症状=symptom
    细胞=cell 基因=gene 蛋白=protein 蛋白质=protein 组织=organization 环境=environment 资源=resource 能源=energy 能量=energy
    温度=temperature 压力=pressure 速度=speed 材料=material 实验=experiment 试验=test 测试=test 指标=index 参数=parameter
    变量=variable 数量=number 比例=proportion 差异=difference 差距=gap 特征=characteristic 特点=characteristic 性质=property
    条件=condition 情况=situation 状态=state 状况=condition 原因=reason 目的=purpose 目标=goal 意义=significance 价值=value
    基础=basis 方面=aspect 领域=field 范围=range 区域=region 地区=area 国家=country 世界=world 城市=city 农村=countryside
    城乡=urban_and_rural_areas 收入=income 成本=cost 价格=price 投资=investment 消费=consumption 生产=production 产品=product
    服务=service 管理=management 战略=strategy 策略=strategy 措施=measure 途径=approach 方式=way 形式=form 内容=content
    概念=concept 观点=view 思想=thought 文化=culture 历史=history 传统=tradition 语言=language 文献=literature 文章=article
    本文=this_paper 论文=paper 摘要=abstract 关键词=keywords 结论=conclusion 讨论=discussion 引言=introduction 背景=background
    图=figure 表=table 公式=formula 算法=algorithm 网络=network 人工智能=artificial_intelligence 计算机=computer 软件=software
    用户=user 平台=platform 数字=digital 数字经济=digital_economy 质量=quality 效率=efficiency 性能=performance
    准确率=accuracy 有效性=effectiveness 可靠性=reliability 问卷=questionnaire 问卷调查=questionnaire_survey 问卷调查法=questionnaire_survey 发动机=engine 入口=entrance 入口处=entrance 官邸=official_residence 球队=team 赛季=season 价格=price 调查=survey
    人口=population 人类=human 人们=people 人=person 人员=personnel 居民=resident 公民=citizen 妇女=woman 女性=woman 男性=man
    儿童=child 孩子=child 老人=elderly_person 青年=young_person 家庭=family 父母=parent 成员=member 团队=team 组=group
    时间=time 时期=period 时代=era 年代=era 世纪=century 阶段=stage 未来=future 期间=period
    法律=law 权利=right 权力=power 责任=responsibility 法院=court 法官=judge 律师=lawyer 警察=police 警方=police 案件=case
    总统=president 总理=prime_minister 主席=chairman 部长=minister 首相=prime_minister 官员=official 领导人=leader 发言人=spokesperson
    科学家=scientist 科学=science 专家=expert 研究人员=researcher 研究者=researcher 学者=scholar 作者=author 教授=professor
    战争=war 军队=army 部队=troops 士兵=soldier 武器=weapon 攻击=attack 袭击=attack 爆炸=explosion 事故=accident 事件=event
    媒体=media 新闻=news 报告=report 报道=report 节目=program 电视=television 电影=movie 音乐=music 艺术=art 书=book
    比赛=game 球队=team 球员=player 冠军=champion 赛季=season 锦标赛=championship 决赛=final 奖牌=medal 运动员=athlete 运动=sport
    飞机=plane 航班=flight 机场=airport 汽车=car 车辆=vehicle 火车=train 船=ship 船只=ship 道路=road 公路=highway 交通=traffic
    岛=island 岛屿=island 海=sea 海洋=ocean 河=river 山=mountain 森林=forest 动物=animal 植物=plant 鸟=bird 鱼=fish 物种=species
    地球=Earth 月球=Moon 太阳=Sun 行星=planet 卫星=satellite 太空=space 宇宙=universe 火箭=rocket 飞船=spacecraft 表面=surface
    水=water 空气=air 食物=food 食品=food 石油=oil 天然气=natural_gas 风暴=storm 飓风=hurricane 台风=typhoon 地震=earthquake
    游客=tourist 旅行=travel 旅游=tourism 酒店=hotel 餐馆=restaurant 建筑=building 建筑物=building 房屋=house 房子=house
    名字=name 事情=thing 东西=thing 事实=fact 例子=example 部分=part 大部分=most 多数=majority 方向=direction 位置=position
    中心=center 边界=border 边境=border 首都=capital 省=province 州=state 县=county 村=village 村庄=village 街道=street
    美元=US_dollar 欧元=euro 钱=money 资金=fund 银行=bank 贸易=trade 合作=cooperation 竞争=competition 协议=agreement
    趋势=trend 挑战=challenge 机会=opportunity 风险=risk 危机=crisis 威胁=threat 需求=demand 需要=need 供给=supply 变化=change
    优势=advantage 不足=shortcoming 问题解决=problem_solving 经验=experience 证据=evidence 假设=hypothesis 框架=framework
    视角=perspective 维度=dimension 路径=path 效果=effect 效应=effect 绩效=performance 创新=innovation 改革=reform 治理=governance
    人工=artificial 污染=pollution 碳排放=carbon_emissions 排放=emissions 气候变化=climate_change 气候=climate 生态=ecology
    农业=agriculture 工业=industry 土地=land 土壤=soil 作物=crop 水稻=rice 小麦=wheat 玉米=maize 产量=yield 品种=variety
    浓度=concentration 含量=content 溶液=solution 反应=reaction 催化剂=catalyst 结合=combination 表达=expression 信号=signal
    组别=group 对照组=control_group 实验组=experimental_group 观察组=observation_group 患病率=prevalence 死亡率=mortality
    发病率=incidence 生存率=survival_rate 血压=blood_pressure 血液=blood 癌症=cancer 肿瘤=tumor 糖尿病=diabetes 高血压=hypertension
    抑郁=depression 焦虑=anxiety 心理健康=mental_health 心理=psychology 行为=behavior 态度=attitude 动机=motivation 情绪=emotion
    人群=population 群体=group 个体=individual 对象=subject 被试=participant 参与者=participant 受访者=respondent 年龄=age 性别=gender`,
  ],
  [
    "verb",
    `研究=study 分析=analyze 影响=affect 表明=show 显示=show 说明=illustrate 发现=find 认为=believe 指出=point_out 提出=propose
    提供=provide 采用=adopt 使用=use 利用=use 运用=apply 应用=apply 进行=carry_out 开展=carry_out 实施=implement 实现=achieve
    提高=improve 提升=improve 改善=improve 完善=improve 促进=promote 推动=promote 推进=advance 加强=strengthen 增强=strengthen
    增加=increase 增长=grow 上升=rise 下降=decline 减少=reduce 降低=reduce 缩小=narrow 扩大=expand 导致=lead_to 引起=cause
    造成=cause 产生=produce 形成=form 构建=construct 建立=establish 建设=build 设计=design 开发=develop 发展=develop 制定=formulate
    选择=select 选取=select 测量=measure 计算=calculate 评价=evaluate 评估=assess 检验=test 验证=verify 比较=compare 对比=compare
    观察=observe 探讨=explore 探索=explore 讨论=discuss 考察=examine 调查=investigate 收集=collect 回收=collect 获得=obtain 得到=obtain
    取得=achieve 包括=include 包含=contain 具有=have 拥有=have 存在=exist 属于=belong_to 成为=become 作为=serve_as 是=be 为=be 有=have
    需要=need 要求=require 要=want 想=want 希望=hope 试图=try 尝试=try 努力=strive 决定=decide 确定=determine 计划=plan 准备=prepare
    开始=begin 继续=continue 停止=stop 结束=end 完成=complete 保持=maintain 维持=maintain 改变=change 变化=change 转变=transform 成立=found
    帮助=help 支持=support 反对=oppose 保护=protect 保障=guarantee 解决=solve 处理=deal_with 控制=control 管理=manage 限制=limit
    允许=allow 禁止=ban 避免=avoid 防止=prevent 面临=face 面对=face 遇到=encounter 受到=receive 遭受=suffer 接受=accept 参加=take_part_in
    参与=participate_in 加入=join 离开=leave 返回=return 到达=reach 抵达=arrive_in 前往=go_to 来=come 去=go 到=arrive 进入=enter 出现=appear
    发生=occur 消失=disappear 死亡=die 去世=die 杀死=kill 受伤=be_injured 攻击=attack 袭击=attack 逮捕=arrest 指控=accuse 释放=release
    说=say 表示=say 称=say 声称=claim 宣布=announce 告诉=tell 报道=report 报告=report 解释=explain 回答=answer 问=ask 谈到=speak_of
    知道=know 了解=understand 理解=understand 相信=believe 看到=see 看=look_at 听=listen 感到=feel 觉得=feel 记得=remember 忘记=forget
    写=write 读=read 学习=learn 学=learn 教=teach 工作=work 生活=live 居住=live 住=live 吃=eat 喝=drink 睡=sleep 玩=play 买=buy 卖=sell
    做=do 作=do 用=use 让=let 使=make 令=make 给=give 给予=give 带来=bring 拿=take 放=put 打=hit 打开=open 关闭=close 走=walk 跑=run 飞=fly
    赢得=win 获胜=win 击败=defeat 战胜=defeat 失去=lose 输=lose 得分=score 举行=hold 举办=hold 访问=visit 会见=meet 讲话=speak 批准=approve
    签署=sign 通过=pass 发布=release 发表=publish 出版=publish 推出=launch 发射=launch 制造=manufacture 生产=produce 种植=plant 位于=be_located_in
    来自=come_from 基于=be_based_on 依赖=depend_on 取决于=depend_on 符合=conform_to 适合=suit 适用=apply 对应=correspond_to 反映=reflect
    体现=reflect 代表=represent 意味着=mean 构成=constitute 组成=compose 分为=be_divided_into 涉及=involve 关注=focus_on 重视=attach_importance_to
    强调=emphasize 考虑=consider 引入=introduce 引发=trigger 缓解=alleviate 抑制=inhibit 减弱=weaken 优化=optimize 整合=integrate
    培养=cultivate 激发=stimulate 调节=regulate 提取=extract 检测=detect 识别=identify 预测=predict 模拟=simulate 训练=train 测定=determine
    叫=call 叫做=call 被称为=be_called 称为=call 命名=name 担任=serve_as 任命=appoint 当选=be_elected 辞职=resign 退出=withdraw 毕业=graduate
    出生=be_born 结婚=marry 旅行=travel 乘坐=take 驾驶=drive 穿过=pass_through 跨越=cross 覆盖=cover 保存=preserve 破坏=destroy 摧毁=destroy`,
  ],
  [
    "modal",
    `可以=can 能=can 能够=can 可=can 可能=may 会=will 将=will 将会=will 应=should 应该=should 应当=should 必须=must 须=must 需=need_to 需要=need_to
    不能=cannot 不会=will_not 无法=cannot 不可=cannot 不得=must_not 愿意=be_willing_to 得以=can 不应=should_not 或许=may`,
  ],
  [
    "adjective",
    `重要=important 主要=main 显著=significant 明显=obvious 新=new 新型=new 大=large 小=small 高=high 低=low 长=long 短=short 多=many 少=few
    好=good 坏=bad 强=strong 弱=weak 快=fast 慢=slow 不同=different 相同=same 相似=similar 相关=relevant 有效=effective 合理=reasonable
    科学=scientific 社会=social 经济=economic 政治=political 历史=historical 国际=international 国内=domestic 全球=global 公共=public
    传统=traditional 现代=modern 当代=contemporary 古代=ancient 有限=limited 复杂=complex 简单=simple 困难=difficult 容易=easy
    积极=positive 消极=negative 正=positive 负=negative 直接=direct 间接=indirect 基本=basic 具体=specific 一般=general 特殊=special 普遍=common
    可能=possible 必要=necessary 充分=sufficient 完整=complete 全面=comprehensive 独立=independent 稳定=stable 严重=serious 危险=dangerous
    安全=safe 健康=healthy 年轻=young 老=old 旧=old 早期=early 晚=late 最后=last 最近=recent 以前=former 原=original 著名=famous 美国=American
    英国=British 法国=French 德国=German 中国=Chinese 日本=Japanese 俄罗斯=Russian 印度=Indian 欧洲=European 非洲=African 亚洲=Asian
    当地=local 地方=local 官方=official 私人=private 个人=personal 实证=empirical 定量=quantitative 定性=qualitative 随机=random 平均=average
    最大=largest 最小=smallest 最高=highest 最低=lowest 最佳=best 更多=more 更好=better 很多=many 大量=large_number_of 大型=large 小型=small
    微型=tiny 巨大=huge 深刻=profound 深入=in-depth 广泛=extensive 密切=close 优秀=excellent 良好=good 正常=normal 异常=abnormal 足够=enough
    红色=red 白色=white 黑色=black 蓝色=blue 绿色=green 热带=tropical 海上=maritime 军事=military 民主=democratic 自由=free 唯一=only
    主流=mainstream 核=nuclear 电子=electronic 数字=digital 智能=intelligent 高等=higher 绿=green 总=total 全=whole 整个=whole 前=former 副=deputy`,
  ],
  [
    "adverb",
    `不=not 没=not 没有=not 未=not 非常=very 很=very 十分=very 极=extremely 更=more 更加=more 最=most 较=relatively 比较=relatively 相对=relatively
    也=also 还=also 又=again 再=again 都=all 均=all 仅=only 只=only 只有=only 就=then 才=only 已=already 已经=already 曾=once 曾经=once
    正=currently 正在=currently 目前=currently 现在=now 当前=currently 一直=always 总是=always 经常=often 常=often 常常=often 有时=sometimes
    通常=usually 一般=generally 主要=mainly 尤其=especially 特别=especially 其中=among_them 同时=at_the_same_time 此外=in_addition 另外=in_addition
    因此=therefore 所以=so 于是=so 然而=however 但是=but 但=but 不过=however 例如=for_example 比如=for_example 首先=first 其次=second 最后=finally
    最终=finally 进一步=further 逐渐=gradually 逐步=gradually 显著=significantly 明显=significantly 直接=directly 基本=basically 几乎=almost
    大约=about 约=about 大概=about 至少=at_least 甚至=even 当然=of_course 实际上=in_fact 事实上=in_fact 共=in_total 一共=in_total 总共=in_total
    分别=respectively 互相=mutually 相互=mutually 共同=jointly 一起=together 立即=immediately 马上=immediately 突然=suddenly 迅速=rapidly
    有效=effectively 充分=fully 仍=still 仍然=still 依然=still 永远=forever 从未=never 从不=never 可能=possibly 其实=actually 随后=then 之后=later
    后来=later 以后=later 以前=before 之前=before 刚=just 刚刚=just 当时=at_that_time 今后=in_the_future 综上所述=in_summary 总之=in_short
    即=that_is 也就是说=that_is 换言之=in_other_words 相反=on_the_contrary 反之=conversely 往往=often 完全=completely 大多=mostly 尚=yet`,
  ],
  [
    "conjunction",
    `和=and 与=and 及=and 以及=and 并=and 并且=and 而=and 而且=and 且=and 或=or 或者=or 还是=or 但=but 但是=but 如果=if 若=if 因为=because
    由于=because 虽然=although 尽管=although 即使=even_if 只要=as_long_as 除非=unless 当=when 直到=until 以便=so_that 从而=thereby 因而=thus
    不仅=not_only 不但=not_only 无论=no_matter 同=and 跟=and 以=to 来=to 所=that 那么=then`,
  ],
  [
    "pronoun",
    `我=I 我们=we 你=you 你们=you 您=you 他=he 她=she 它=it 他们=they 她们=they 它们=they 自己=oneself 大家=everyone 谁=who 什么=what
    这里=here 那里=there 哪里=where 其=its 此=this 这=this 那=that 之=it 两者=both 前者=the_former 后者=the_latter 有人=someone 人人=everyone 本人=I`,
  ],
  [
    "determiner",
    `这=this 这些=these 那=that 那些=those 该=the 此=this 本=this 每=each 各=each 某=a_certain 某些=some 一些=some 有些=some 所有=all 全部=all 任何=any
    许多=many 很多=many 多数=most 大多数=most 大部分=most 部分=some 其他=other 其它=other 另=another 另一=another 多=many 几=several 数=several
    若干=several 诸多=many 各种=various 各类=various 种种=various 这种=this 那种=that 这个=this 那个=that 这项=this 该项=the 上述=the_above 一定=certain
    一种=a 一个=a 一项=a 一名=a 一位=a 一架=a 一辆=a 一场=a 一次=a 一座=a 两个=two 两种=two 各个=each 整个=the_whole 任意=any 何=any 同一=the_same 诸=various 首=first 首次=first`,
  ],
  [
    "time",
    `今天=today 昨天=yesterday 明天=tomorrow 今年=this_year 去年=last_year 明年=next_year 周一=Monday 周二=Tuesday 周三=Wednesday 周四=Thursday
    周五=Friday 周六=Saturday 周日=Sunday 星期一=Monday 星期二=Tuesday 星期三=Wednesday 星期四=Thursday 星期五=Friday 星期六=Saturday 星期日=Sunday
    星期天=Sunday 上午=the_morning 下午=the_afternoon 晚上=the_evening 早上=the_morning 近年来=in_recent_years 近年=in_recent_years 如今=today
    当天=that_day 当年=that_year 上周=last_week 下周=next_week 上个月=last_month 早晨=the_morning 中午=noon 夜间=night 春天=spring 夏季=summer 冬季=winter 周末=the_weekend`,
  ],
  [
    "measure",
    `个= 种=kind_of 项= 名= 位= 次=time 年=year 月=month 日=day 天=day 小时=hour 分钟=minute 秒=second 周=week 岁=year_old 人=person 件= 条= 张= 本= 座= 架= 辆=
    只= 头= 支= 家= 所= 台= 部= 篇= 首= 段= 份= 套= 组=group_of 批=batch_of 双=pair_of 类=class_of 层=layer_of 场= 届= 倍=times 米=meter 千米=kilometer
    公里=kilometer 厘米=centimeter 毫米=millimeter 英里=mile 英尺=foot 英寸=inch 克=gram 千克=kilogram 公斤=kilogram 吨=ton 升=liter 毫升=milliliter 度=degree
    美元=dollar 元=yuan 欧元=euro 英镑=pound 美分=cent 例=case 颗= 艘= 株= 片= 块= 枚= 道= 门= 句= 轮=round 级=level 代=generation 点=point 户=household 桶=barrel 公顷=hectare 摄氏度=degree_Celsius 个月=month 世纪=century 年代=s`,
  ],
  [
    "name",
    `美国=the_United_States 英国=the_United_Kingdom 法国=France 德国=Germany 中国=China 日本=Japan 俄罗斯=Russia 印度=India 欧洲=Europe 非洲=Africa
    亚洲=Asia 火星=Mars 金星=Venus 大西洋=the_Atlantic_Ocean 太平洋=the_Pacific_Ocean 地中海=the_Mediterranean 欧盟=the_European_Union 联合国=the_United_Nations
    世界卫生组织=the_World_Health_Organization 苏联=the_Soviet_Union 互联网=the_Internet 奥运会=the_Olympic_Games 京都=Kyoto 英语=English 汉语=Chinese
    西班牙语=Spanish 法语=French 德语=German 日语=Japanese 俄语=Russian 西方=the_West 东方=the_East 加州=California 众议院=the_House_of_Representatives`,
  ],
  [
    "noun",
    `活动=activity 生长=growth 抗议=protest 文件=document 宗教=religion 文明=civilization 选举=election 先生=Mr. 女士=Ms. 博士=Dr. 出口=export 进口=import 镜头=lens
    发明=invention 记录=record 项目=project 标志=sign 海军=navy 舰队=fleet 现场=scene 项=item 故事=story 会议=meeting 意识=awareness 消息=news 声明=statement
    立法=legislation 内部=interior 行动=action 商业=business 财富=wealth 监管=regulation 监狱=prison 北部=north 南部=south 东部=east 西部=west 面积=area
    专员=commissioner 同性=same-sex 婚姻=marriage 演出=show 意思=meaning 天气=weather 人士=person 当局=authorities 故障=failure 金融=finance 游戏=game
    视频=video 炸弹=bomb 援助=aid 字母=letter 协会=association 集团=group 观测=observation 物质=substance 成绩=result 级别=level 医疗=medical_care
    公寓=apartment 煤气=gas 手=hand 探测器=probe 任务=mission 空间站=space_station 客户=client 税收=tax 诉讼=lawsuit 演讲=speech 大陆=mainland 联系=contact
    学院=college 赛车=racing_car 地点=place 公园=park 主题=theme 电台=station 机构=institution 禁令=ban 法庭=court 嫌疑人=suspect 审判=trial 领袖=leader
    生命=life 舞台=stage 设备=equipment 提案=proposal 社区=community 受害者=victim 腐败=corruption 办公室=office 评论=comment 裁决=ruling 区=district
    革命=revolution 陷阱=trap 来源=source 网站=website 规定=regulation 性=nature 袭击者=attacker 妻子=wife 丈夫=husband 广告=advertisement 承诺=commitment
    自然=nature 风=wind 疫情=epidemic 职业=career 病毒=virus 资产=asset 请求=request 岩石=rock 车手=driver 船员=crew_member 情报=intelligence
    州长=governor 称号=title 考试=exam 角度=angle 季=season 市=city 公交车=bus 车祸=car_accident 幸存者=survivor 投票=vote 男子=man 女子=woman
    旅馆=hotel 宇航员=astronaut 等级=level 联盟=union 足球=football 委员会=committee 版权=copyright 火山=volcano 货物=goods 成就=achievement 反应堆=reactor
    辐射=radiation 图片=picture 金属=metal 重力=gravity 气体=gas 天文学家=astronomer 皇帝=emperor 国王=king 王位=throne 发音=pronunciation 基地=base
    损失=loss 伤亡=casualties 支持=support 帮助=help 研究所=institute 规模=scale 结果显示=results 生活=life 工作=work 死亡=death 增长=growth 提高=improvement
    发展=development 变化=change 应用=application 使用=use 保护=protection 调查=survey 设计=design 评价=evaluation 管理=management 选择=choice 参与=participation
    认识=understanding 建设=construction 需求=demand 合作=cooperation 竞争=competition 分布=distribution 传播=spread 交流=exchange 测量=measurement
    观众=audience 乘客=passenger 儿子=son 女儿=daughter 父亲=father 母亲=mother 兄弟=brother 朋友=friend 居住=residence 门=door 路=road 车=car 船舶=ship
    身体=body 头=head 眼睛=eye 脸=face 心=heart 皮肤=skin 骨=bone 颜色=color 声音=sound 光=light 火=fire 冰=ice 雪=snow 雨=rain 石头=stone 树=tree 花=flower
    草=grass 羽毛=feather 恐龙=dinosaur 国籍=nationality 民族=ethnic_group 信仰=belief 神=god 教堂=church 寺庙=temple 节日=festival 传说=legend 起源=origin
    地图=map 天=day 夜晚=night 早餐=breakfast 晚餐=dinner 菜=dish 肉=meat 酒=wine 咖啡=coffee 茶=tea 衣服=clothes 鞋=shoes 护照=passport 签证=visa 行李=luggage`,
  ],
  [
    "verb",
    `生长=grow 抗议=protest 像=be_like 分=divide 发明=invent 选举=elect 预计=expect 制作=make 入侵=invade 记录=record 达到=reach 阅读=read 超过=exceed 泄漏=leak
    受=be_affected_by 站=stand 富有=be_rich 用于=be_used_for 起诉=prosecute 执行=carry_out 担心=worry 修改=revise 负责=be_responsible_for 取消=cancel 拒绝=refuse
    领先=lead 带=carry 使得=make 收购=acquire 表演=perform 恢复=restore 建造=build 撞=hit 行驶=travel 被捕=be_arrested 说道=say 发动=launch 寻求=seek 作出=make
    做出=make 确认=confirm 提到=mention 发起=launch 旨在=aim_to 遭到=suffer 定罪=convict 等待=wait_for 接近=approach 持续=last 庆祝=celebrate 更换=replace
    作战=fight 加盟=join 持有=hold 隐藏=hide 暗示=imply 变得=become 变=become 变成=become 陷入=fall_into 荣获=win 展开=launch 创造=create 颁布=issue 关押=hold
    接替=succeed 驱逐=evict 涉嫌=be_suspected_of 节省=save 承认=admit 追溯=date_back 打破=break 创下=set 怀疑=suspect 反射=reflect 收到=receive 吸引=attract
    打造=create 承诺=promise 损坏=damage 证实=confirm 坠落=fall 保证=guarantee 采取=take 失败=fail 着陆=land 投票=vote 同意=agree 来到=come_to 领导=lead
    达成=reach 资助=fund 授权=authorize 旋转=rotate 逃=flee 浮=float 弯曲=bend 操作=operate 连接=connect 咬=bite 算=count 起=rise 组织=organize 享有=enjoy
    展示=show 证明=prove 属=belong_to 感染=infect 传播=spread 接触=contact 暴露=expose 联系=contact 关系=concern 服务=serve 计划=plan 梦想=dream 记载=record
    发挥=play 扮演=play 承担=bear 履行=fulfill 符=match 呈现=show 呈=show 存=exist 处于=be_in 介绍=introduce 阐述=describe 归纳=summarize 总结=summarize
    借鉴=draw_on 结合=combine 针对=target 围绕=center_on 开放=open 搜索=search 寻找=look_for 找到=find 追求=pursue 赶=rush 逃离=flee 逃避=evade 堵住=block
    败=lose 享受=enjoy 负担=bear 解放=liberate 占领=occupy 占=account_for 高达=reach 多达=reach 超越=surpass 下跌=fall 上涨=rise 跌=fall 涨=rise 播放=play
    出售=sell 提交=submit 申请=apply_for 接管=take_over 划过=cross 流入=flow_into 流=flow 容纳=hold 释放=release 录入=enter 追踪=track 推广=promote 掏出=take_out 揭开=unveil`,
  ],
  [
    "adjective",
    `澳大利亚=Australian 加拿大=Canadian 意大利=Italian 希腊=Greek 土耳其=Turkish 伊朗=Iranian 伊拉克=Iraqi 巴基斯坦=Pakistani 阿富汗=Afghan 巴西=Brazilian
    西班牙=Spanish 荷兰=Dutch 瑞士=Swiss 瑞典=Swedish 以色列=Israeli 韩国=South_Korean 埃及=Egyptian 波兰=Polish 爱尔兰=Irish 罗马=Roman 墨西哥=Mexican
    非法=illegal 合法=legal 正式=formal 重大=major 成功=successful 刑事=criminal 司法=judicial 皇家=royal 日常=daily 常见=common 有名=famous 确切=exact
    临时=temporary 紧密=close 全球性=global 现实=real 普通=ordinary 自然=natural 不断=constant 真正=real 强烈=strong 致命=fatal 一致=consistent 正确=correct
    有毒=toxic 碎=broken 早=early 远=far 近=near 重=heavy 轻=light 热=hot 冷=cold 干=dry 湿=wet 深=deep 浅=shallow 宽=wide 窄=narrow 美丽=beautiful 美=beautiful
    贫困=poor 富裕=wealthy 穷=poor 富=rich 先进=advanced 落后=backward 发达=developed 活跃=active 极端=extreme 商业=commercial 金融=financial 医疗=medical
    宗教=religious 文化=cultural 教育=educational 环境=environmental 生态=ecological 农业=agricultural 工业=industrial 技术=technical 心理=psychological 法律=legal
    海军=naval 民间=folk 潜在=potential 足=sufficient 理想=ideal 实际=actual 关键=key 核心=core 首要=primary 额外=additional 相应=corresponding 内部=internal 外部=external
    北部=northern 南部=southern 东部=eastern 西部=western 北=north 南=south 东=east 西=west 已知=known 未知=unknown 激进=radical 未来=future 目前=current`,
  ],
  [
    "adverb",
    `就是=precisely 却=but 重新=again 再次=again 并未=not 并不=not 只是=only 才能=can 据说=reportedly 尽可能=as_much_as_possible 显然=obviously 原本=originally
    看起来=seemingly 早些=earlier 随即=immediately 此后=since_then 终于=finally 如何=how 是否=whether 尚未=not_yet 先=first 为此=for_this_reason 一样=likewise
    这样=in_this_way 那样=in_that_way 却是=but 截至=as_of 还有=also 甚至=even 太=too 越=more 似乎=seemingly 究竟=exactly 到底=exactly 毕竟=after_all 果然=indeed
    的确=indeed 确实=indeed 恰好=just 好像=seemingly 不再=no_longer 无疑=undoubtedly 较为=relatively 极为=extremely 颇=quite 相当=quite 尤为=especially 日益=increasingly
    过度=excessively 独自=alone 一旦=once 便= 就= 则= 都= 即= 曾= 被= 者=`,
  ],
  [
    "conjunction",
    `然后=then 因为=because 并=and 以及=and 然而=however 以免=lest 而是=but 既=both 又=and 之所以=the_reason_why 只是=but 与其=rather_than 鉴于=given 如=if 即便=even_if`,
  ],
  [
    "noun",
    `队伍=team 说法=statement 分子=molecule 岩=rock 王=king 手段=means 场所=place 高层=senior_official 曝光=exposure 城=city 街=street 代价=cost
    通讯社=news_agency 气旋=cyclone 群岛=islands 大桥=bridge 海港=harbor 港口=port 队员=team_member 战斗=battle 船长=captain 高中=high_school 小学=primary_school
    中学=middle_school 婴儿=baby 疫苗=vaccine 传染病=infectious_disease 病例=case 议会=parliament 国会=congress 议员=member_of_parliament 政党=party 民众=public
    抗议者=protester 示威者=demonstrator 反对派=opposition 恐怖主义=terrorism 恐怖分子=terrorist 犯罪=crime 谋杀=murder 毒品=drug 酒精=alcohol 通货膨胀=inflation
    失业率=unemployment_rate 就业=employment 工资=wage 股票=stock 债务=debt 税=tax 利润=profit 供应链=supply_chain 工厂=factory 工人=worker 农民=farmer 消费者=consumer
    学位=degree 学术=academia 课堂=classroom 教材=textbook 成果=achievement 研究对象=research_subject 样本量=sample_size 平均值=mean 标准差=standard_deviation 相关性=correlation
    回归=regression 方程=equation 函数=function 矩阵=matrix 曲线=curve 误差=error 精度=precision 频率=frequency 电压=voltage 电流=current 功率=power 波长=wavelength
    结晶=crystal 分子量=molecular_weight 酶=enzyme 抗体=antibody 细菌=bacterium 病理=pathology 手术=surgery 护理=nursing 康复=rehabilitation 并发症=complication
    预后=prognosis 诊断=diagnosis 筛查=screening 营养=nutrition 睡眠=sleep 体重=body_weight 儿科=pediatrics 门诊=outpatient_clinic 住院=hospitalization`,
  ],
  [
    "verb",
    `说服=persuade 引领=lead 引导=guide 看守=guard 加油=refuel 降落=land 起飞=take_off 拍摄=film 促使=prompt 迫使=force 体验=experience 欣赏=enjoy 参观=visit
    抱怨=complain 批评=criticize 指责=blame 称赞=praise 道歉=apologize 留下=leave 写下=write_down 推翻=overthrow 建议=suggest 推荐=recommend 估计=estimate 推测=infer
    假设=assume 定义=define 描述=describe 概括=summarize 界定=define 区分=distinguish 比拟=compare 划分=divide 引用=cite 修正=correct 改进=improve 更新=update
    诊断=diagnose 筛选=screen 注射=inject 服用=take 治愈=cure 护理=nurse 干预=intervene 感染=infect 住院=be_hospitalized 康复=recover 培训=train 教育=educate
    激励=motivate 鼓励=encourage 满足=meet 拓展=expand 深化=deepen 落实=implement 贯彻=implement 健全=improve 统筹=coordinate 协调=coordinate 倡导=advocate`,
  ],
  [
    "adjective",
    `干净=clean 年度=annual 长期=long-term 短期=short-term 大规模=large-scale 高质量=high-quality 多样=diverse 单一=single 温暖=warm 寒冷=cold 炎热=hot 安静=quiet
    便宜=cheap 昂贵=expensive 免费=free 可怕=terrible 奇怪=strange 有趣=interesting 聪明=smart 勇敢=brave 学术=academic 线性=linear 非线性=nonlinear 动态=dynamic
    静态=static 空间=spatial 区域=regional 临床=clinical 慢性=chronic 急性=acute 恶性=malignant 良性=benign 先天性=congenital 高危=high-risk 可持续=sustainable
    统计=statistical 显著性=significant 理论=theoretical 实践=practical 企业=corporate 城市=urban 农村=rural 家庭=family 数学=mathematical 物理=physical 化学=chemical`,
  ],
];

const entries = new Map<string, Entry[]>();
for (const [kind, list] of lists) {
  for (const item of list.trim().split(/\s+/)) {
    const [word = "", english = ""] = item.split("=");
    entries.set(word, [
      ...(entries.get(word) ?? []),
      { kind, english: english.replaceAll("_", " ") },
    ]);
  }
}

export function ownEntries(word: string): readonly Entry[] {
  return entries.get(word) ?? [];
}

/** Prepositions before a noun phrase, by the localizer that may close it. */
export const prepositions: Readonly<Record<string, string>> = {
  在: "in",
  于: "in",
  从: "from",
  由: "by",
  对: "for",
  对于: "for",
  关于: "about",
  向: "to",
  往: "to",
  朝: "toward",
  以: "with",
  用: "with",
  通过: "through",
  经过: "through",
  根据: "according to",
  按照: "according to",
  按: "by",
  依据: "according to",
  据: "according to",
  随着: "with",
  随: "with",
  因: "due to",
  为了: "for",
  除了: "in addition to",
  除: "except",
  经: "through",
  针对: "for",
  围绕: "around",
  沿着: "along",
  沿: "along",
  自从: "since",
  比: "than",
  距: "from",
  距离: "from",
  基于: "based on",
  借助: "with the help of",
  凭借: "by virtue of",
  鉴于: "in view of",
};

export const localizers: Readonly<Record<string, string>> = {
  中: "in",
  里: "in",
  内: "within",
  上: "on",
  下: "under",
  后: "after",
  之后: "after",
  以后: "after",
  前: "before",
  之前: "before",
  以前: "before",
  时: "when",
  期间: "during",
  之间: "between",
  间: "between",
  外: "outside",
  以外: "besides",
  附近: "near",
  周围: "around",
  以来: "since",
  以上: "above",
  以下: "below",
  之下: "under",
  之上: "on",
  之中: "in",
  之内: "within",
  当中: "in",
  旁边: "beside",
  左右: "about",
  上方: "above",
  下方: "below",
  方面: "in terms of",
  过程中: "during",
  里面: "inside",
  南部: "in the south of",
};

/** Family names that make what follows a person, where it is not a word of the sentence. */
export const surnames: ReadonlySet<string> = new Set(
  "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文".split(
    "",
  ),
);
