import { entriesOf } from "./entries.ts";

/** Nouns of every text. */
export const nouns = entriesOf(
  "noun",
  `研究=study|v 结果=result 研究结果=result 方法=method 模型=model 数据=data 样本=sample 理论=theory|a:theoretical
  分析=analysis|v:analyze 影响=effect|v:affect 作用=role 关系=relationship|v:concern 因素=factor 程度=degree
  能力=ability 过程=process 发展=development|v:develop 经济=economy|a:economic 社会=society|a:social 政府=government
  政策=policy 制度=system 体系=system 机制=mechanism 结构=structure 企业=enterprise|a:corporate 公司=company
  市场=market 产业=industry 行业=industry 技术=technology|a:technical 信息=information 知识=knowledge
  教育=education|a:educational|v:educate 教学=teaching 学生=student 教师=teacher 学校=school 大学=university
  高校=university 学习=learning|v:learn 课程=course 患者=patient 病人=patient 疾病=disease 治疗=treatment
  临床=clinic|a:clinical 药物=drug 医院=hospital 症状=symptom 细胞=cell 基因=gene 蛋白质=protein
  组织=organization|v:organize 资源=resource 能源=energy 温度=temperature 压力=pressure 速度=speed 材料=material
  实验=experiment 试验=test 指标=index 参数=parameter 变量=variable 数量=number 差异=difference 差距=gap
  特征=characteristic 特点=characteristic 性质=property 条件=condition 状态=state 原因=reason 目的=purpose 目标=goal
  意义=significance 价值=value 基础=basis 方面=aspect 领域=field 范围=range 区域=region|a:regional 世界=world
  城市=city|a:urban 农村=countryside|a:rural 城乡=urban_and_rural_areas 收入=income 成本=cost 价格=price
  投资=investment 生产=production|v:produce 产品=product 服务=service|v:serve 管理=management|v:manage 战略=strategy
  策略=strategy 措施=measure 途径=approach 方式=way 形式=form 内容=content 概念=concept 观点=view 思想=thought
  文化=culture|a:cultural 历史=history|a:historical 语言=language 文献=literature 文章=article 本文=this_paper
  论文=paper 摘要=abstract 关键词=keywords 结论=conclusion 引言=introduction 背景=background 图=figure 表=table
  公式=formula 算法=algorithm 网络=network 计算机=computer 软件=software 用户=user 平台=platform
  数字经济=digital_economy 效率=efficiency 性能=performance 问卷调查=questionnaire_survey
  问卷调查法=questionnaire_survey 发动机=engine 入口=entrance 入口处=entrance 官邸=official_residence 球队=team
  赛季=season 人口=population 人类=human 人们=people 人=person|q 人员=personnel 公民=citizen 妇女=woman 女性=woman
  男性=man 儿童=child 孩子=child 老人=elderly_person 青年=young_person 家庭=family|a 父母=parent 成员=member 团队=team
  组=group|q:group_of 时间=time 时期=period 时代=era 年代=era|q:s 世纪=century|q 阶段=stage 期间=period
  法律=law|a:legal 权利=right 权力=power 责任=responsibility 法院=court 法官=judge 律师=lawyer 警察=police 警方=police
  案件=case 总理=prime_minister 首相=prime_minister 官员=official 领导人=leader 发言人=spokesperson 科学家=scientist
  科学=science|a:scientific 专家=expert 研究人员=researcher 研究者=researcher 学者=scholar 战争=war 军队=army
  部队=troops 攻击=attack|v 袭击=attack|v 事故=accident 事件=event 媒体=media 新闻=news 报告=report|v 报道=report|v
  节目=program 电视=television 电影=movie 音乐=music 艺术=art 书=book 比赛=game 球员=player 决赛=final 奖牌=medal
  运动=sport 航班=flight 机场=airport 汽车=car 车辆=vehicle 火车=train 船=ship 船只=ship 道路=road 公路=highway
  交通=traffic 岛=island 岛屿=island 海=sea 河=river 山=mountain 森林=forest 动物=animal 植物=plant 鸟=bird 地球=Earth
  行星=planet 卫星=satellite 太空=space 宇宙=universe 火箭=rocket 飞船=spacecraft 水=water 空气=air 食物=food
  食品=food 风暴=storm 飓风=hurricane 台风=typhoon 地震=earthquake 游客=tourist 酒店=hotel 餐馆=restaurant
  建筑=building 建筑物=building 房屋=house 房子=house 名字=name 事情=thing 东西=thing 事实=fact 例子=example
  部分=part|x:some 大部分=most|x 方向=direction 位置=position 中心=center 边界=border 边境=border 首都=capital
  省=province 州=state 县=county 村=village 村庄=village 街道=street 美元=US_dollar|q:dollar 欧元=euro|q 钱=money
  资金=fund 银行=bank 贸易=trade 趋势=trend 危机=crisis 供给=supply 优势=advantage 问题解决=problem_solving
  经验=experience 证据=evidence 框架=framework 视角=perspective 维度=dimension 路径=path 效果=effect 效应=effect
  绩效=performance 改革=reform 人工=artificial 污染=pollution 碳排放=carbon_emissions 排放=emissions
  气候变化=climate_change 气候=climate 生态=ecology|a:ecological 工业=industry|a:industrial 土地=land 土壤=soil
  作物=crop 水稻=rice 小麦=wheat 玉米=maize 品种=variety 浓度=concentration 含量=content 溶液=solution 催化剂=catalyst
  结合=combination|v:combine 信号=signal 组别=group 对照组=control_group 实验组=experimental_group
  观察组=observation_group 血压=blood_pressure 癌症=cancer 肿瘤=tumor 糖尿病=diabetes 高血压=hypertension
  抑郁=depression 焦虑=anxiety 心理=psychology|a:psychological 态度=attitude 情绪=emotion 人群=population 群体=group
  个体=individual 被试=participant 年龄=age 性别=gender 生长=growth|v:grow 抗议=protest|v 文件=document 先生=Mr.
  女士=Ms. 博士=Dr. 发明=invention|v:invent 项目=project 标志=sign 海军=navy|a:naval 舰队=fleet 现场=scene 故事=story
  会议=meeting 消息=news 声明=statement 立法=legislation 内部=interior|a:internal 行动=action 财富=wealth
  监管=regulation 北部=north|a:northern 南部=south|a:southern 东部=east|a:eastern 西部=west|a:western 面积=area
  专员=commissioner 同性=same-sex 婚姻=marriage 意思=meaning 天气=weather 人士=person 当局=authorities 故障=failure
  游戏=game 视频=video 炸弹=bomb 字母=letter 协会=association 集团=group 物质=substance 成绩=result 级别=level
  医疗=medical_care|a:medical 公寓=apartment 煤气=gas 手=hand 探测器=probe 任务=mission 空间站=space_station
  客户=client 税收=tax 诉讼=lawsuit 演讲=speech 大陆=mainland 联系=contact|v 学院=college 赛车=racing_car 地点=place
  公园=park 主题=theme 电台=station 机构=institution 禁令=ban 法庭=court 嫌疑人=suspect 领袖=leader 生命=life
  舞台=stage 设备=equipment 提案=proposal 社区=community 受害者=victim 腐败=corruption 办公室=office 裁决=ruling
  区=district 陷阱=trap 来源=source 网站=website 性=nature 丈夫=husband 广告=advertisement 自然=nature|a:natural
  风=wind 疫情=epidemic 职业=career 病毒=virus 资产=asset 岩石=rock 车手=driver 船员=crew_member 情报=intelligence
  州长=governor 称号=title 角度=angle 季=season 市=city 公交车=bus 车祸=car_accident 男子=man 宇航员=astronaut
  等级=level 联盟=union 足球=football 委员会=committee 版权=copyright 火山=volcano 货物=goods 成就=achievement
  反应堆=reactor 辐射=radiation 图片=picture 金属=metal 重力=gravity 气体=gas 天文学家=astronomer 皇帝=emperor
  王位=throne 发音=pronunciation 基地=base 伤亡=casualties 研究所=institute 规模=scale 分布=distribution 观众=audience
  乘客=passenger 儿子=son 父亲=father 母亲=mother 兄弟=brother 朋友=friend 路=road 车=car 船舶=ship 身体=body 眼睛=eye
  脸=face 皮肤=skin 骨=bone 颜色=color 声音=sound 光=light 火=fire 冰=ice 雪=snow 雨=rain 树=tree 花=flower 草=grass
  羽毛=feather 国籍=nationality 神=god 教堂=church 寺庙=temple 节日=festival 传说=legend 起源=origin 地图=map
  早餐=breakfast 晚餐=dinner 菜=dish 肉=meat 酒=wine 咖啡=coffee 茶=tea 衣服=clothes 鞋=shoes 签证=visa 行李=luggage
  队伍=team 说法=statement 岩=rock 王=king 手段=means 场所=place 曝光=exposure 城=city 街=street 代价=cost
  通讯社=news_agency 气旋=cyclone 群岛=islands 大桥=bridge 海港=harbor 港口=port 队员=team_member 船长=captain
  高中=high_school 小学=primary_school 中学=middle_school 婴儿=baby 疫苗=vaccine 传染病=infectious_disease 病例=case
  国会=congress 议员=member_of_parliament 政党=party 民众=public 抗议者=protester 示威者=demonstrator
  反对派=opposition 恐怖主义=terrorism 恐怖分子=terrorist 犯罪=crime 谋杀=murder 毒品=drug 酒精=alcohol
  通货膨胀=inflation 失业率=unemployment_rate 就业=employment 工资=wage 股票=stock 税=tax 利润=profit
  供应链=supply_chain 工厂=factory 工人=worker 农民=farmer 消费者=consumer 学位=degree 学术=academia|a:academic
  课堂=classroom 教材=textbook 成果=achievement 研究对象=research_subject 样本量=sample_size 平均值=mean
  标准差=standard_deviation 方程=equation 函数=function 矩阵=matrix 曲线=curve 误差=error 精度=precision
  频率=frequency 电压=voltage 电流=current 功率=power 波长=wavelength 分子量=molecular_weight 酶=enzyme 细菌=bacterium
  病理=pathology 护理=nursing|v:nurse 并发症=complication 预后=prognosis 诊断=diagnosis|v:diagnose 筛查=screening
  营养=nutrition 睡眠=sleep 体重=body_weight 儿科=pediatrics 门诊=outpatient_clinic 建设=construction|v:build
  设计=design|v 项=item 门=door 活动=activity|v:be_active 统一=unification|v:unify|a:unified 劳动=labor|v:work
  胜利=victory|v:win 调整=adjustment|v:adjust 监督=supervision|v:supervise 反应=reaction|v:react 工作=work|v
  生活=life|v:live 斗争=struggle|v 变化=change|v 训练=training|v:train 经营=operation|v:operate 创作=creation|v:create
  运输=transport|v 销售=sales|v:sell 研制=development|v:develop 检查=examination|v:check
  分配=distribution|v:distribute 消费=consumption|v:consume 加工=processing|v:process 制作=production|v:make
  宣传=publicity|v:publicize 培训=training|v:train 竞争=competition|v:compete 合作=cooperation|v:cooperate
  进口=import|v|a:imported 出口=export|v 站=station|v:stand 期=period|q:issue 节=section|q:section
  章=chapter|q:chapter 卷=volume|q:volume 群=group|q:group_of 号=number|q: 咨询=consultation|v:consult
  设置=setting|v:set_up 流通=circulation|v:circulate 发育=development|v:develop 移动=movement|v:move|a:mobile
  自治=autonomy|a:autonomous 微笑=smile|v 升级=upgrade|v 直播=live_broadcast|v:broadcast_live 审查=review|v
  谈判=negotiation|v:negotiate 传播=spread|v 威胁=threat|v:threaten 审判=trial|v:try 基=base 一带=area
  流动=flow|v|a:mobile 养殖=breeding|v:breed 供应=supply|v 循环=cycle|v:circulate 谈话=conversation|v:talk
  混合=mixture|v:mix|a:mixed 影=shadow 普查=census|v 施工=construction|v:construct 考核=assessment|v:assess
  进展=progress|v 预测=prediction|v:predict 冲击=impact|v 教训=lesson 测试=test|v 测量=measurement|v:measure
  调节=regulation|v:regulate 所在=place 历代=successive_dynasties 前后=around 一代=generation
  各地=all_places|d:everywhere 广播=broadcast|v 支配=control|v:dominate 射击=shooting|v:shoot 抵抗=resistance|v:resist
  启动=launch|v:start 变动=change|v 预期=expectation|v:expect|a:expected 往来=exchanges 援助=aid|v
  消化=digestion|v:digest|a:digestive 观测=observation|v:observe 挑战=challenge|v 检验=test|v 预报=forecast|v
  正中=center 深处=depth 融合=integration|v:integrate 补偿=compensation|v:compensate 监察=supervision|v:supervise
  突击=assault|v 考验=test|v 发作=attack|v:break_out 运作=operation|v:operate 印刷=printing|v:print
  竞赛=competition|v:compete 栽培=cultivation|v:cultivate 灌溉=irrigation|v:irrigate
  优先=priority|v:give_priority_to|a:preferential 培育=cultivation|v:cultivate 奖励=reward|v
  分工=division_of_labor|v:divide_labor 惩罚=punishment|v:punish 亏损=loss|v:lose 约束=constraint|v:constrain
  休闲=leisure 评估=assessment|v:assess 检测=detection|v:detect 尝试=attempt|v:try 民主化=democratization 各校=schools
  半数=half 运营=operation|v:operate 调控=regulation|v:regulate 审理=trial|v:hear 制药=pharmaceuticals
  融资=financing|v:raise_funds 监测=monitoring|v:monitor 振动=vibration|v:vibrate 游泳=swimming|v:swim 委屈=grievance
  生育=fertility|v:give_birth 冲动=impulse 来往=contact 屠杀=massacre|v 谈论=discussion|v:talk_about
  游览=sightseeing|v:visit 演练=drill|v 决战=decisive_battle 发电=power_generation|v:generate_electricity
  传输=transmission|v:transmit 猜测=speculation|v:guess 震动=vibration|v:shake 改组=reorganization|v:reorganize
  束缚=constraint|v:bind 生殖=reproduction|v:reproduce|a:reproductive 监控=monitoring|v:monitor
  传染=infection|v:infect|a:infectious 保释=bail 诈骗=fraud|v:defraud 排气=exhaust 聚变=fusion 驱动=drive|v
  搜救=search_and_rescue 减薪=pay_cut 诱导=induction|v:induce 标准化=standardization|v:standardize|a:standardized
  存活=survival|v:survive 指控=allegation|v:accuse 定罪=conviction|v:convict 停战=armistice 空袭=air_strike|v:bomb
  检疫=quarantine|v 流产=miscarriage|v:miscarry 酗酒=alcoholism 健身=fitness|v:exercise 攀岩=rock_climbing
  转机=turn_for_the_better 追尾=rear-end_collision 无线电=radio 封建社会=feudal_society 遥控=remote_control
  短缺=shortage 敌意=hostility 可信度=credibility 信息化=informatization 法治化=rule_of_law
  人口老龄化=population_aging 最优化=optimization 全过程=whole_process 科学性=scientificity 合理性=rationality
  供过于求=oversupply 当务之急=top_priority 重中之重=top_priority 燃眉之急=urgent_need 一席之地=place 一技之长=skill
  心理健康=mental_health 身心健康=physical_and_mental_health 人山人海=huge_crowd 改革开放=reform_and_opening_up
  公共交通=public_transport 世界范围=worldwide 全世界=the_world 各行各业=all_walks_of_life
  社会各界=all_sectors_of_society 方方面面=all_aspects 点点滴滴=every_detail 来龙去脉=context 所作所为=actions
  一举一动=every_move 衣食住行=basic_necessities 柴米油盐=daily_necessities 吃喝玩乐=fun 喜怒哀乐=emotions
  生老病死=life_and_death 悲欢离合=joys_and_sorrows 造纸=papermaking 预警=early_warning|v:warn
  协作=collaboration|v:collaborate 运算=operation|v:calculate 管制=control|v 救援=rescue|v 耕作=cultivation|v:farm
  运转=operation|v:operate 迷信=superstition 诚信=integrity 搏斗=fight|v 造船=shipbuilding 动荡=turmoil|a:turbulent
  用药=medication 自卫=self-defense 反攻=counterattack|v 磨损=wear|v 检索=retrieval|v:retrieve 剖析=analysis|v:analyze
  耦合=coupling|v:couple 防控=prevention_and_control|v:prevent_and_control 管控=control|v 救助=assistance|v:help
  减税=tax_cut 退税=tax_refund 理赔=claim 重组=reorganization|v:reorganize 竞选=campaign|v 威慑=deterrence|v:deter
  出殡=funeral 监护=guardianship 应届=this_year 悬殊=great_disparity 阴天=cloudy_day 诸国=countries
  另一侧=the_other_side 另一端=the_other_end 突破=breakthrough|v:break_through 行为=behavior 旅行=travel|v
  旅游=tourism|v:travel 考试=exam|v:take_an_exam 综述=review|v 波动=fluctuation|v:fluctuate
  分化=differentiation|v:differentiate 显著性=significance 同质化=homogenization 实用性=practicality
  可操作性=operability 可持续性=sustainability 可靠性=reliability 可比性=comparability 可塑性=plasticity
  可达性=accessibility 可及性=accessibility 先进性=advancement 严重性=severity 紧迫性=urgency 危险性=risk
  有效性=effectiveness 优越性=superiority 局限性=limitation 规律性=regularity 随机性=randomness 不确定性=uncertainty
  模糊性=ambiguity 滞后性=lag 多元性=diversity 差异性=difference 相似性=similarity 一致性=consistency
  连续性=continuity 完整性=integrity 整体性=wholeness 层次性=hierarchy 动态性=dynamics 互补性=complementarity
  协同性=synergy 关联性=correlation 相关性=correlation 因果关系=causality 下一代=next_generation
  上一代=previous_generation 新一代=new_generation 下一步=next_step 下一阶段=next_stage 上一年=previous_year
  国家=country|a:national 总统=president|a:presidential 议会=parliament|a:parliamentary
  宪法=constitution|a:constitutional 太阳=Sun|a:solar 月球=Moon|a:lunar 革命=revolution|a:revolutionary
  殖民地=colony|a:colonial 分子=molecule|a:molecular 地区=region|a:regional 民族=ethnic_group|a:ethnic
  选举=election|v:elect|a:electoral 部长=minister|a:ministerial 电气=electricity|a:electrical 学术界=academia
  科学界=scientific_community 医学界=medical_community 工业界=industry 音乐界=music_world
  娱乐圈=entertainment_industry 国际象棋=chess 天文=astronomy|a:astronomical 生=life|v:be_born 口=mouth|q: 子=child
  声=sound 报=newspaper 股=share|q:stream_of 界=circle 岗=post 邦=state 根=root|q: 末=end 港=port 旁=side 坛=altar
  玉=jade 版=edition 宝=treasure 厅=hall 寨=village 弦=string 精=essence 境=border 志=will 政=politics 钟=clock
  谷=valley 帐=account 智=wisdom 灵=spirit 宗=sect 仗=battle 柄=handle 瓦=tile 尾=tail 秋=autumn 糕=cake 氨=ammonia
  旨=purpose 旅=trip 圈=circle|q:circle_of 妖=demon 脊=ridge 尸=corpse 柳=willow 妃=concubine 额=forehead 轿=sedan
  棒=stick 役=service 阁=pavilion 沟=ditch 粉=powder 样=kind|q:kind_of 彩=color 峰=peak 纲=outline 拳=fist 窝=nest
  律=law 梁=beam 患=trouble|v:suffer_from 湾=bay 馆=hall 景=scenery 邻=neighbor 鞭=whip 杖=staff 园=garden 榜=list
  农=agriculture 孝=filial_piety 纹=pattern 洪=flood 录=record 童=child 娃=baby 麻=hemp 疾=illness 仪=instrument
  荷=lotus 爸=father 哨=whistle 妻=wife 柴=firewood 典=ceremony 资=capital 祖=ancestor 墩=pier 仇=hatred 莲=lotus
  息=breath 磁=magnetism|a:magnetic 冠=crown 桃=peach 索=rope 冬=winter 檐=eaves 梅=plum 麦=wheat 稿=manuscript
  鳞=scale 叉=fork 壶=pot 阶=step 症=disease 务=affairs 斋=vegetarian_food 辈=generation 舱=cabin 姐=sister 翼=wing
  池=pool 友=friend 崖=cliff 奶=milk 丘=hill 墨=ink 革=leather 筒=tube 胆=gallbladder 釜=cauldron 魂=soul 妇=woman
  肌=muscle 腔=cavity 祸=disaster 珍=treasure 肚=belly 羽=feather 际=border 舵=rudder 粥=porridge 禾=grain
  卦=divination 航=voyage 盆=basin 伞=umbrella 坊=workshop 刃=edge 斑=spot 秘=secret 垫=pad 窟=cave 宴=banquet
  仓=warehouse 泊=lake 灶=stove 斧=axe 屏=screen 瑕=flaw 畔=bank 胶=glue 府=government 司=department 宫=palace 身=body
  赛=competition 酱=sauce 蛙=frog 鼠=rat 猴=monkey 熊=bear 鹰=eagle 蛇=snake 蜂=bee 蚁=ant 藤=vine 尘=dust 焰=flame
  辐=spoke 弓=bow 矛=spear 盾=shield 箭=arrow 利箭=arrow 十字弓=crossbow 钳=pliers 墓穴=tomb 氏=clan 癌=cancer
  碱=alkali 绝对优势=absolute_advantage 鸟语花香=birdsong_and_flowers 风和日丽=fine_weather 山清水秀=beautiful_scenery
  血流成河=rivers_of_blood 有限责任=limited_liability 突然袭击=surprise_attack 过剩=surplus|a:excess
  调研=research|v:investigate 犯规=foul|v 评审=review|v 失利=defeat|v:lose 研讨=discussion|v:discuss 死伤=casualties
  失调=imbalance 消毒=disinfection|v:disinfect 玩笑=joke 勘探=exploration|v:explore 远征=expedition 试用=trial|v:try
  交配=mating|v:mate 反感=antipathy 有色金属=nonferrous_metal 圣=saint`,
);
