import { entriesOf } from "./entries.ts";

/** What is thought, known, done or measured. */
export const abstractNouns = entriesOf(
  "noun",
  `事=matter 话=words 情况=situation 处=place 法=law 字=character 气=gas 精神=spirit 地位=status 意见=opinion 办法=way
  力量=power 标准=standard|a:standard 事业=cause 原则=principle 资本=capital 现象=phenomenon 意=meaning
  型=type|a:-type 方=side 命=life 制=system 力=force 文=text 量=amount 德=virtue 言语=speech 利益=interest 资料=data
  功能=function 特色=feature 业务=business 货币=currency 地理=geography 形=shape 线=line 情=feeling 体=body 面=side
  病=disease 物=object 专业=major|a:professional 科技=science_and_technology 行政=administration|a:administrative
  政体=form_of_government 单位=unit 重点=focus|a:key 词条=entry 人数=number_of_people 作品=work 商品=commodity
  法规=regulations 社会主义=socialism|a:socialist 工程=project 中央=center|a:central 人才=talent 胜负=outcome
  百科=encyclopedia 式=type|a:-style 信=letter 剑=sword 机关=agency 原文=original_text 时候=time 时刻=moment 血=blood
  权=right 记=record 论=theory 经济学=economics 科=department 方案=plan 机械=machinery|a:mechanical 体育=sports
  文学=literature|a:literary 理=reason 决议=resolution 民=people 产=production 色=color 诗=poem 文明=civilization
  世=world 职权=authority 错误=error|a:wrong 财政=finance|a:fiscal 体制=system 高度=height|a:high|d:highly
  未来=future|a 职=post 航空=aviation 数学=mathematics|a:mathematical 比例=proportion 政权=regime 类型=type 善=good
  单=list 质=quality 词=word 经历=experience|v 帝国主义=imperialism|a:imperialist 题=topic 功=merit 义=justice
  程序=program 礼=gift 空间=space|a:spatial 小说=novel 股份=share 名称=name 化学=chemistry|a:chemical
  任期=term_of_office 状况=condition 事务=affairs 值=value 运=luck 战斗=battle|v:fight 势=power
  统计=statistics|a:statistical 实力=strength 条例=regulation 资本主义=capitalism|a:capitalist 利=benefit 日子=day
  条约=treaty 行政区划=administrative_division 公=public|a 常务=standing_affairs 规律=law 形象=image
  加工业=processing_industry 预算=budget 势力=force 外交=diplomacy|a:diplomatic 文字=text 宗教=religion|a:religious
  数字=number|a:digital 业=industry 室=room 距离=distance|p:from 武装=armed_force|a:armed 种类=type 主义=doctrine
  问题=problem 意识=awareness 难题=problem 阶层=class 阶级=class 健康=health|a:healthy 商业=business|a:commercial
  金融=finance|a:financial 状=shape 集=collection 著=work|v:write 表面=surface 生物=organism|a:biological 语=language
  地下=underground|a 元年=first_year 形态=form 路线=route 哲学=philosophy|a:philosophical 味=taste 校名=school_name
  成分=component 素质=quality 大事=major_event 观念=idea 职务=post 原料=raw_material 交易=transaction|v:trade
  事物=thing 源=source 贷款=loan 兴趣=interest 费用=cost 前提=premise 秘密=secret|a:secret 模式=model
  产值=output_value 感情=feeling 整体=whole|a:overall 区别=difference|v:distinguish 风格=style 版本=version 工=work
  国防=national_defense 局面=situation 梦=dream|v:dream 心情=mood 证=certificate 合同=contract 日期=date
  高考=college_entrance_examination 股权=equity 著作=work 医学=medicine|a:medical 学科=discipline 仪式=ceremony
  医药=medicine|a:pharmaceutical 做法=practice 立场=position 地址=address 资格=qualification 动力=driving_force
  行情=market 动作=action 幸福=happiness|a:happy 年纪=age 道理=reason 总额=total_amount 原理=principle 职能=function
  电力=electric_power 品牌=brand 科研=scientific_research 季节=season 系列=series|q:series_of 色彩=color 奖=prize
  术=technique 命运=fate 基金=fund 流行病=epidemic 抗战=War_of_Resistance 价=price 戏=play 地势=terrain
  地质=geology|a:geological 遗产=heritage 正义=justice 所在地=location 秩序=order 福=happiness 案=case 主意=idea
  婚=marriage 性命=life 功夫=kung_fu 方针=policy 局=bureau 心=heart 国民经济=national_economy 卫生=health|a:sanitary
  首页=home_page 人生=life 规矩=rule 战场=battlefield 罪=crime 环境=environment|a:environmental 风险=risk
  公众=public|a:public 大门=gate 一生=lifetime 年均=annual_average|d:annually 课=lesson 文艺=literature_and_art
  航线=route 曲=song 本科=undergraduate 主体=main_body 热情=enthusiasm|a:enthusiastic 自我=self|a:self 味道=taste
  战役=battle 战术=tactics|a:tactical 姓名=name 身份=identity 协定=agreement 音=sound 盛会=event 到期=expiration
  降水量=precipitation 简介=introduction 保险=insurance 储量=reserves 要素=element 情形=situation 气氛=atmosphere
  组合=combination|v:combine 爱情=love 进程=process 事项=matter 总数=total 性格=character 总量=total_amount
  构造=structure 看法=view 职位=position 之类= 总产值=gross_output_value 生气=anger|v:be_angry 品德=character
  阴谋=conspiracy 专题=special_topic 差别=difference 外资=foreign_investment 票=ticket 布局=layout 英文=English|a
  周期=cycle|a:periodic 科学技术=science_and_technology 岗位=post 指数=index 剩余价值=surplus_value 原子=atom|a:atomic
  组成部分=component 民政=civil_affairs 文库=library 障碍=obstacle 神色=look 思维=thinking 好处=benefit 效益=benefit
  模样=look 口味=taste 人力=manpower|a:human 口径=caliber 通道=channel 主权=sovereignty 程=journey 国土=territory
  印象=impression 内心=heart|a:inner 规=rule 本质=essence 速=speed 义务=obligation 逻辑=logic|a:logical
  麻烦=trouble|a:troublesome|v:trouble 平面=plane 航海=navigation 线路=line 表情=expression 课题=topic 缘=reason
  意志=will 概况=overview 生产力=productivity 舞蹈=dance 声响=sound 沿革=history 形状=shape 眼光=vision
  庆典=celebration 业绩=performance 局势=situation 标=mark 神情=look 航运=shipping 变革=change|v:transform
  总面积=total_area 物理=physics|a:physical 场合=occasion 部位=part 收益=income 条款=clause 智力=intelligence
  步伐=pace 事迹=deed 全书=encyclopedia 论证=argument|v:demonstrate 物种=species 口号=slogan 语法=grammar 语音=speech
  词汇=vocabulary 句子=sentence 语义=semantics|a:semantic 含义=meaning 奥秘=mystery 灵感=inspiration
  遗传=heredity|a:genetic 能量=energy 货运=freight 客运=passenger_transport 财产=property
  贡献=contribution|v:contribute 理念=concept 理性=reason|a:rational 认知=cognition|a:cognitive 思路=idea 成因=cause
  动机=motive 心态=mentality 姿态=attitude 信念=belief 疑问=question 谜=mystery 谣言=rumor
  误解=misunderstanding|v:misunderstand 智慧=wisdom 愿望=wish 梦想=dream|v:dream 理由=reason 借口=excuse 学说=theory
  精品=fine_product 话题=topic 特性=property 水力=hydropower 全长=total_length 生产总值=gross_product
  国内生产总值=gross_domestic_product 深度=depth|a:in-depth 公告=announcement|v:announce 法制=legal_system
  元素=element 信仰=belief 经费=funding 手法=technique 角色=role 职责=duty 议事=discussion 舆论=public_opinion
  财务=finance|a:financial 比重=proportion 强度=intensity 美术=fine_art 地形=terrain 技艺=skill
  生理=physiology|a:physiological 力度=strength 渠道=channel 市场经济=market_economy 剑法=swordsmanship
  时机=opportunity 情景=scene 后果=consequence 治安=public_security 答案=answer 中文=Chinese|a:Chinese 权益=right
  风光=scenery 信用=credit 饮食=diet 境界=realm 名额=quota 层次=level 财=wealth 生意=business 精华=essence 策=policy
  标语=slogan 草案=draft 证书=certificate 工商=industry_and_commerce 态=state 格局=pattern 万历=Wanli 前景=prospect
  名义=name 手续=procedure 数目=number 环节=link 刑=punishment 心思=mind 情感=emotion|a:emotional 重量=weight
  待遇=treatment 生涯=career 模范=model 房地产=real_estate 场面=scene 人口数=population 建制=organizational_system
  概览=overview 本事=ability 品质=quality 诗歌=poetry 脾气=temper 分支=branch 命题=proposition 长度=length
  勇气=courage 周年=anniversary 个性=personality 时辰=hour 作业=homework 作风=style 手工业=handicraft_industry
  简历=resume 难度=difficulty 气象=meteorology|a:meteorological 水利=water_conservancy 流量=flow 地貌=landform
  枢纽=hub 精力=energy 积极性=enthusiasm 会计=accounting 通讯=communication 地域=region 题材=subject 力气=strength
  面貌=appearance 利率=interest_rate 幅度=range 户部=Ministry_of_Revenue 人心=heart 利息=interest 学派=school
  计划生育=family_planning 纲领=program 平均数=mean 机会=opportunity 公报=communique 武器=weapon 核武器=nuclear_weapon
  一体=whole 事儿=matter 利害=interest 月份=month 技巧=skill 日语=Japanese 法语=French 德语=German
  龙头=leader|a:leading 口气=tone 几何=geometry|a:geometric 营销=marketing 阵营=camp 定律=law 水运=water_transport
  生死=life_and_death 实质=essence|a:substantial 电信=telecommunications 外汇=foreign_exchange 技能=skill
  动静=movement 气息=breath 人身=person|a:personal 用途=use 本领=ability 里程=mileage 风波=disturbance 宗旨=purpose
  民族自治=ethnic_autonomy 硕士=master's_degree 军区=military_region 政务=government_affairs 高等教育=higher_education
  细节=detail 人事=personnel 威力=power 死刑=death_penalty 面子=face 念头=thought 情节=plot 章程=charter
  水深=water_depth 竞争力=competitiveness 优点=advantage 金额=amount 尊严=dignity 头脑=mind 激情=passion
  潜力=potential 真理=truth 社会学=sociology 顺序=order 前途=future 武力=force 产业化=industrialization
  反革命=counterrevolution|a:counterrevolutionary 身材=figure 身分=identity 字形=glyph 专制=autocracy|a:autocratic
  战线=front 法学=law 现状=status_quo 大战=war 政变=coup 符号=symbol 纪录=record 限度=limit 热点=hot_spot 江山=country
  纪律=discipline 气势=momentum 题目=topic 景象=scene 战斗力=combat_effectiveness 光学=optics|a:optical
  利润率=profit_rate 特权=privilege 同盟=alliance 例外=exception 行径=act 机遇=opportunity 纠纷=dispute
  考古=archaeology|a:archaeological 股市=stock_market 举动=act 外语=foreign_language 灾祸=disaster 棋=chess 名词=noun
  节奏=rhythm 专利=patent 商务=business 优惠=discount|a:preferential 专政=dictatorship 寿命=lifespan 习俗=custom
  责=responsibility 固定资产=fixed_asset 成效=effect 种族=race|a:racial 脚本=script 技=skill 试点=pilot|a:pilot
  弹性=elasticity|a:elastic 年份=year 金钱=money 射程=range 精神文明=spiritual_civilization 书法=calligraphy
  法令=decree 福利=welfare 经济效益=economic_benefit 革新=innovation 代表作=masterpiece 大局=overall_situation
  变迁=change 学士=bachelor 容量=capacity 序=order 活力=vitality 是非=right_and_wrong 后世=later_generations
  礼仪=etiquette 城建=urban_construction 消化系统=digestive_system 遗传学=genetics 笑话=joke 份额=share 生平=life
  户口=household_registration 地步=extent 物价=price 四方=all_sides 青春=youth 统一战线=united_front 防务=defense
  运气=luck 国情=national_conditions 人文=humanities|a:humanistic 灾=disaster 官职=official_post 债务=debt
  专科=specialty 中医=traditional_Chinese_medicine 林业=forestry 奖金=bonus 病情=condition
  共产主义=communism|a:communist 灾难=disaster|a:disastrous 假设=hypothesis|v:assume 烦恼=worry 美食=food 气味=smell
  频道=channel 体力=physical_strength|a:physical 进球=goal 大赛=competition 家务=housework 困境=dilemma 类别=category
  人格=personality 光泽=luster 勋章=medal 惨案=massacre 所得=income 缺陷=defect|a:defective 学问=learning 魅力=charm
  心目=mind 潮流=trend 艺=art 分歧=difference 天文学=astronomy 奇迹=miracle 真相=truth 号码=number 相貌=appearance
  资费=fee 处分=punishment 缘故=reason 势头=momentum 呼声=call 指南=guide 焦点=focus 经贸=economy_and_trade 工夫=time
  股价=stock_price 语气=tone 选区=constituency 学费=tuition 公约=convention 层面=level 阶级斗争=class_struggle
  流派=school 见识=knowledge 规格=specification 场景=scene 总长=total_length 纯收入=net_income 科目=subject
  空白=blank|a:blank 阵容=lineup 欲望=desire 水分=moisture 汉字=Chinese_character 闲暇=leisure 尺寸=size 痕迹=trace
  心意=kindness 人性=human_nature 剧本=script 界限=boundary 准则=norm 审美=aesthetics|a:aesthetic 婚礼=wedding
  散文=prose 胆子=courage 名誉=reputation|a:honorary 处境=situation 和约=peace_treaty 数额=amount 出路=way_out
  直线=straight_line 指令=instruction 畜牧业=animal_husbandry 习性=habit 定向=orientation|a:directional 步骤=step
  广义=broad_sense|a:generalized 狭义=narrow_sense 劳务=labor_service 奖惩=rewards_and_punishments 滋味=taste
  面目=face 机械化=mechanization 缺口=gap 公务=official_business 见解=view 对策=countermeasure 入学率=enrollment_rate
  攻势=offensive 文集=collection 质地=texture 地理学=geography 同义词=synonym 京剧=Peking_opera 风俗=custom
  灾害=disaster 史学=historiography 报酬=reward 语文=Chinese 典礼=ceremony 天赋=talent 合法性=legitimacy
  议定书=protocol 总和=sum 国有化=nationalization 可行性=feasibility 可读性=readability 可用性=availability
  多样性=diversity 复杂性=complexity 重要性=importance 必要性=necessity 普遍性=universality 特殊性=particularity
  独立性=independence 自主性=autonomy 主动性=initiative 创造性=creativity|a:creative 创造力=creativity
  想象力=imagination 洞察力=insight 影响力=influence 说服力=persuasiveness 注意力=attention 记忆力=memory
  学习能力=learning_ability 敏感性=sensitivity 特异性=specificity 灵敏度=sensitivity 特异度=specificity
  准确性=accuracy 安全性=safety 耐受性=tolerability 适应性=adaptability 灵活性=flexibility 流动性=mobility
  透明度=transparency 满意度=satisfaction 忠诚度=loyalty 信任度=trust 知名度=popularity 认同感=sense_of_identity
  归属感=sense_of_belonging 幸福感=well-being 获得感=sense_of_gain 成就感=sense_of_achievement
  安全感=sense_of_security 责任感=sense_of_responsibility 使命感=sense_of_mission 自我效能感=self-efficacy
  孤独感=loneliness 开支=expenditure|v:spend 骗局=scam 归属=belonging 营业额=turnover 票数=vote_count 得票=votes
  选票=ballot 积分榜=standings 排行榜=ranking 榜单=list 比分=score 赛事=event 大奖赛=Grand_Prix 锦标赛=championship
  半决赛=semi-final 四分之一决赛=quarter-final 公开赛=open 联赛=league 资格赛=qualifier 友谊赛=friendly_match
  季后赛=playoffs 世锦赛=World_Championships 田径=athletics 体操=gymnastics 篮球=basketball 排球=volleyball
  网球=tennis 乒乓球=table_tennis 羽毛球=badminton 棒球=baseball 橄榄球=rugby 美式足球=American_football
  冰球=ice_hockey 曲棍球=hockey 板球=cricket 高尔夫=golf 拳击=boxing 摔跤=wrestling 击剑=fencing 射箭=archery
  赛艇=rowing 帆船运动=sailing 自行车赛=cycling_race 马拉松=marathon 铁人三项=triathlon 马术=equestrian
  赛马=horse_racing 斗牛=bullfighting 武术=martial_arts 瑜伽=yoga 质量=quality 本性=nature 思潮=trend_of_thought
  时光=time 属性=attribute 根源=root 缺点=shortcoming 迹象=sign 行程=itinerary 体质=constitution 历程=course
  景色=scenery 态势=situation 朝代=dynasty 大纲=outline 忧虑=worry|v:worry 水位=water_level 津贴=allowance 线索=clue
  契约=contract 实体=entity 士气=morale 全局=overall_situation 功劳=credit 疗法=therapy 所有权=ownership
  双边=bilateral|a 余地=room 仇恨=hatred 主角=protagonist 境地=situation 言论=remark 氛围=atmosphere 走势=trend
  厚度=thickness 格式=format 版图=territory 门类=category 往事=past_event 议程=agenda 生物学=biology|a:biological
  视觉=vision|a:visual 军费=military_expenditure 债=debt 作文=composition 党派=party 外文=foreign_language 年级=grade
  意愿=willingness 收支=revenue_and_expenditure 名声=reputation 气质=temperament 弱点=weakness 惯例=convention
  分量=weight 选项=option 大选=general_election 视野=vision 野心=ambition 销售额=sales 财经=finance_and_economics
  字体=font 半径=radius 内政=internal_affairs 再生产=reproduction 机能=function 悲=sadness|a:sad 效=effect
  质感=texture 阻力=resistance 挫折=setback 信心=confidence 爱心=love 良心=conscience 势力范围=sphere_of_influence
  门槛=threshold 正统=orthodoxy|a:orthodox 姿势=posture 都市=city|a:urban 水土=soil_and_water 产量=output
  选举权=right_to_vote 投票权=right_to_vote 居留权=right_of_residence 幽默=humor|a:humorous 浪漫=romance|a:romantic
  同类=same_kind|a:similar 口腔=mouth|a:oral 内涵=connotation 举措=measure 事宜=matter 目录=catalog 阶梯=ladder
  调查=investigation|v:investigate 发生率=incidence 不良反应发生率=incidence_of_adverse_reactions
  并发症发生率=complication_rate 含水量=water_content 含水率=moisture_content 土壤含水量=soil_water_content
  有机质含量=organic_matter_content 形貌=morphology 微观形貌=micromorphology 微观结构=microstructure
  表面形貌=surface_morphology 热稳定性=thermal_stability 力学性能=mechanical_property 物理性质=physical_property
  化学性质=chemical_property 电化学性能=electrochemical_performance 光学性质=optical_property
  应用前景=application_prospect 应用价值=application_value 临床应用=clinical_application
  实际应用=practical_application 现有方法=existing_method 所提方法=proposed_method 本文方法=proposed_method
  传统方法=traditional_method 作用机制=mechanism 影响机制=influence_mechanism 内在机制=internal_mechanism
  反应机理=reaction_mechanism 机理=mechanism 中介作用=mediating_role 调节作用=moderating_role
  部分中介作用=partial_mediating_role 完全中介作用=full_mediating_role 链式中介作用=chain_mediating_role
  政策建议=policy_recommendation 对策建议=countermeasures_and_suggestions 实践意义=practical_significance
  理论意义=theoretical_significance 现实意义=practical_significance 学术价值=academic_value 理论依据=theoretical_basis
  科学依据=scientific_basis 参考价值=reference_value 临床资料=clinical_data 一般资料=general_data
  基本情况=basic_situation 人口学特征=demographic_characteristic 人口学变量=demographic_variable
  社会人口学特征=sociodemographic_characteristic 社会经济地位=socioeconomic_status 受教育程度=education_level
  文化程度=education_level 婚姻状况=marital_status 家庭收入=family_income 居住地=place_of_residence
  样本数据=sample_data 原始数据=raw_data 数据来源=data_source 统计数据=statistics 统计年鉴=statistical_yearbook
  年鉴=yearbook 省份=province 地级市=prefecture-level_city 县域=county 市场规模=market_size 增长率=growth_rate
  年增长率=annual_growth_rate 年均增长率=average_annual_growth_rate 下降率=decline_rate 使用率=usage_rate
  利用率=utilization_rate 普及率=penetration_rate 覆盖率=coverage 合格率=pass_rate 成功率=success_rate
  失败率=failure_rate 通过率=pass_rate 识别率=recognition_rate 误差率=error_rate 错误率=error_rate
  误报率=false_alarm_rate 生存率=survival_rate 缓解率=remission_rate 阳性率=positive_rate 符合率=coincidence_rate
  依从性=compliance 满意率=satisfaction_rate 贡献率=contribution_rate 回收率=recovery_rate 去除率=removal_rate
  投资率=investment_rate 储蓄率=savings_rate 收益率=rate_of_return 汇率=exchange_rate 税率=tax_rate 折扣=discount
  负债率=debt_ratio 资产负债率=asset-liability_ratio 净利润=net_profit 营业收入=operating_income 成本控制=cost_control
  投入产出=input_and_output 投入产出比=input-output_ratio 供给能力=supply_capacity 生产能力=production_capacity
  竞争优势=competitive_advantage 核心竞争力=core_competitiveness 比较优势=comparative_advantage
  资源配置=resource_allocation 优化配置=optimal_allocation 利益相关者=stakeholder 利益冲突=conflict_of_interest
  信息不对称=information_asymmetry 道德风险=moral_hazard 逆向选择=adverse_selection 委托代理=principal-agent 博弈=game
  博弈论=game_theory 纳什均衡=Nash_equilibrium 均衡=equilibrium|a:balanced 最优策略=optimal_strategy
  演化博弈=evolutionary_game 中西部=central_and_western_regions 中西部地区=central_and_western_regions
  沿海地区=coastal_area 偏远地区=remote_area 贫困地区=poor_area 山区=mountainous_area 干旱地区=arid_region
  干旱半干旱地区=arid_and_semi-arid_region 气温=temperature 平均气温=average_temperature
  年平均气温=mean_annual_temperature 年降水量=annual_precipitation 降雨量=rainfall 蒸发量=evaporation
  日照时数=sunshine_hours 生长季=growing_season 生育期=growth_period 植株=plant 株高=plant_height 干物质=dry_matter
  生物量=biomass 叶面积=leaf_area 叶面积指数=leaf_area_index 净光合速率=net_photosynthetic_rate
  抗逆性=stress_resistance 抗病性=disease_resistance 抗旱性=drought_resistance 盐胁迫=salt_stress
  干旱胁迫=drought_stress 胁迫=stress 处理组=treatment_group 空白对照=blank_control 重复性=repeatability
  可重复性=reproducibility 再现性=reproducibility 检出限=detection_limit 标准曲线=standard_curve 线性范围=linear_range
  回收=recovery 峰面积=peak_area 扫描电子显微镜=scanning_electron_microscope 扫描电镜=scanning_electron_microscope
  透射电子显微镜=transmission_electron_microscope 透射电镜=transmission_electron_microscope
  原子力显微镜=atomic_force_microscope 光学显微镜=optical_microscope 荧光显微镜=fluorescence_microscope
  共聚焦显微镜=confocal_microscope 高效液相色谱=high-performance_liquid_chromatography 气相色谱=gas_chromatography
  流式细胞术=flow_cytometry 聚合酶链式反应=polymerase_chain_reaction 蛋白印迹=Western_blot
  酶联免疫吸附试验=enzyme-linked_immunosorbent_assay 测序=sequencing 高通量测序=high-throughput_sequencing
  基因编辑=gene_editing 引物=primer 质粒=plasmid 转染=transfection 敲除=knockout 过表达=overexpression 沉默=silence
  上调=upregulation|v:upregulate 下调=downregulation|v:downregulate 表达水平=expression_level 表达量=expression_level
  差异表达=differential_expression 差异表达基因=differentially_expressed_gene 信使=messenger 侵袭=invasion
  迁移能力=migration_ability 增殖能力=proliferation_ability 细胞系=cell_line 细胞株=cell_line 细胞培养=cell_culture
  培养基=culture_medium 动物实验=animal_experiment 动物模型=animal_model 体外实验=in_vitro_experiment
  体内实验=in_vivo_experiment 可能性=possibility 敌对行动=hostilities 真空=vacuum 传播速度=propagation_speed
  世界各地=all_parts_of_the_world 全国各地=all_parts_of_the_country 各地区=all_regions 海内外=home_and_abroad
  纪念日=anniversary 周年纪念日=anniversary 周年纪念=anniversary 结婚周年=wedding_anniversary
  纪念活动=commemorative_event 庆祝活动=celebration 职业生涯=career 巅峰=peak 词语=word 脏话=profanity 出口量=exports
  进口量=imports 销量=sales 销售量=sales 发行量=circulation 客流量=passenger_flow 引力=gravity 吸引力=attraction
  牵引力=traction 作用力=force 形势=situation 序幕=prologue 结局=outcome 一幕=scene 压轴=grand_finale 高音=treble
  男高音=tenor 女高音=soprano 表面张力=surface_tension 电击=electric_shock 连接处=joint 争议=controversy
  授权=authorization|v:authorize 学历=educational_background 凌日=transit 相变=phase_transition 相位=phase
  推移=passage 国土面积=land_area 外来词=loanword 代号=code_name 精确度=precision 继承权=inheritance_right
  紧急状态=state_of_emergency 综合治理=comprehensive_management 粮食作物=food_crop 经济作物=cash_crop
  发展观=outlook_on_development 科学发展观=scientific_outlook_on_development 发展史=history_of_development
  第一产业=primary_industry 第二产业=secondary_industry 工人运动=labor_movement 武装起义=armed_uprising
  农民起义=peasant_uprising 土地改革=land_reform 人际关系=interpersonal_relationship 剩余劳动=surplus_labor
  自然环境=natural_environment 社会环境=social_environment 文化教育=culture_and_education 抗震救灾=earthquake_relief
  初等教育=primary_education 中等教育=secondary_education 好奇心=curiosity 自尊心=self-esteem 自信心=self-confidence
  责任心=sense_of_responsibility 上进心=ambition 同情心=sympathy 耐心=patience 最后通牒=ultimatum
  剩余产品=surplus_product 中枢神经=central_nerve 有机物=organic_matter 无机物=inorganic_matter
  整风运动=Rectification_Movement 封建主义=feudalism 个人崇拜=cult_of_personality 必要条件=necessary_condition
  充分条件=sufficient_condition 充要条件=necessary_and_sufficient_condition 简体字=simplified_character
  繁体字=traditional_character 交通工具=means_of_transport 有期徒刑=fixed-term_imprisonment 无期徒刑=life_imprisonment
  流体力学=fluid_mechanics 恶性肿瘤=malignant_tumor 良性肿瘤=benign_tumor 群众运动=mass_movement
  综合国力=comprehensive_national_power 上层建筑=superstructure 经济基础=economic_base
  生产关系=relations_of_production 生产方式=mode_of_production 生产资料=means_of_production 自然资源=natural_resource
  矿产资源=mineral_resource 对外贸易=foreign_trade 对外开放=opening_up 必然性=inevitability 偶然性=contingency
  自觉性=consciousness 总价值=total_value 价值观念=values 紧要关头=critical_moment 关键时刻=critical_moment
  转折点=turning_point 里程碑=milestone 分水岭=watershed 突破口=breakthrough 切入点=entry_point 着力点=focus
  出发点=starting_point 落脚点=end_point 立足点=foothold 制高点=commanding_height 增长点=growth_point 关注点=concern
  共同点=common_point 不同点=difference 相同点=similarity 优缺点=advantages_and_disadvantages 利弊=pros_and_cons
  得失=gains_and_losses 成败=success_or_failure 强弱=strength 高低=level 大小=size 长短=length 快慢=speed
  远近=distance 轻重=weight 深浅=depth 好坏=quality 优劣=quality 真假=authenticity 有无=presence
  供求关系=supply_and_demand 因果=cause_and_effect|a:causal 自治权=autonomy 情势=situation 媒介=medium 规章=regulation
  跨度=span 伦理=ethics|a:ethical 数值=value|a:numerical 惯性=inertia 共识=consensus 权限=authority 苦难=suffering
  事例=example 罪行=crime 声誉=reputation 本能=instinct 水准=level 职称=professional_title 世俗=secularity|a:secular
  外援=foreign_aid 身高=height 合力=joint_force 香味=fragrance 弧形=arc 螺旋=spiral|a 重心=center_of_gravity
  余额=balance 积蓄=savings 年薪=annual_salary 政局=political_situation 产能=production_capacity 事态=situation
  宽度=width 计量=measurement 法则=law 威信=prestige 议题=topic 视线=sight 周长=perimeter 正宗=orthodoxy|a:authentic
  爱国主义=patriotism|a:patriotic 温差=temperature_difference 常识=common_sense 轮廓=outline 争端=dispute 乐趣=fun
  财力=financial_resources 民主革命=democratic_revolution 反响=response 隐患=hidden_danger 官司=lawsuit
  商品经济=commodity_economy 制剂=preparation 食欲=appetite 会战=battle 意图=intention 全文=full_text 字样=words
  邮政编码=postal_code 排水量=displacement 心愿=wish 款=fund|q:`,
);
