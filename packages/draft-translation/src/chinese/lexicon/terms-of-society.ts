import { entriesOf } from "./entries.ts";

/** Terms of the social sciences, law, education and the humanities. */
export const socialTerms = entriesOf(
  "noun",
  `社会科学=social_science 人文科学=humanities 自然科学=natural_science 教育学=pedagogy 管理学=management
  政治学=political_science 法律制度=legal_system 人类学=anthropology 考古学=archaeology 语言学=linguistics
  历史学=history 伦理学=ethics 逻辑学=logic 美学=aesthetics 文学批评=literary_criticism 传播学=communication_studies
  新闻学=journalism 图书馆学=library_science 经济增长=economic_growth 经济发展=economic_development
  经济社会发展=economic_and_social_development 高质量发展=high-quality_development 经济危机=economic_crisis
  金融危机=financial_crisis 次贷危机=subprime_crisis 经济衰退=recession 衰退=recession 通胀=inflation
  通货紧缩=deflation 货币政策=monetary_policy 财政政策=fiscal_policy 宏观调控=macro-control 市场机制=market_mechanism
  市场竞争=market_competition 市场化=marketization 市场份额=market_share 供给侧=supply_side
  供给侧结构性改革=supply-side_structural_reform 需求侧=demand_side 供求=supply_and_demand 供需=supply_and_demand
  价格机制=price_mechanism 垄断=monopoly|v:monopolize 外部性=externality 交易成本=transaction_cost
  机会成本=opportunity_cost 边际成本=marginal_cost 边际效应=marginal_effect 规模经济=economies_of_scale
  规模效应=scale_effect 产权=property_rights 知识产权=intellectual_property 著作权=copyright 商标=trademark
  公司治理=corporate_governance 企业家=entrepreneur 企业家精神=entrepreneurship 社会责任=social_responsibility
  企业社会责任=corporate_social_responsibility 股东权益=shareholders'_equity 资本市场=capital_market
  金融市场=financial_market 股票市场=stock_market 债券=bond 期货=futures 期权=option 衍生品=derivative 信贷=credit
  利差=spread 融资约束=financing_constraint 数字金融=digital_finance 普惠金融=inclusive_finance 绿色金融=green_finance
  金融科技=fintech 金融监管=financial_regulation 风险管理=risk_management 资产负债表=balance_sheet 现金流=cash_flow
  财务报表=financial_statement 财务绩效=financial_performance 会计准则=accounting_standard 审计质量=audit_quality
  所得税=income_tax 增值税=value-added_tax 关税=tariff 财政支出=fiscal_expenditure 财政收入=fiscal_revenue
  转移支付=transfer_payment 公共产品=public_good 公共服务=public_service 公共政策=public_policy
  公共管理=public_administration 公共利益=public_interest 公共空间=public_space 社会保障=social_security
  社会福利=social_welfare 养老金=pension 养老=elderly_care 养老保险=pension_insurance 养老服务=elderly_care_service
  最低工资=minimum_wage 劳动力市场=labor_market 人力资源=human_resource 人力资本=human_capital 社会资本=social_capital
  文化资本=cultural_capital 就业率=employment_rate 贫困率=poverty_rate 脱贫=poverty_alleviation
  脱贫攻坚=poverty_alleviation 扶贫=poverty_alleviation 精准扶贫=targeted_poverty_alleviation
  乡村振兴=rural_revitalization 乡村振兴战略=rural_revitalization_strategy 共同富裕=common_prosperity
  小康社会=moderately_prosperous_society 新型城镇化=new-type_urbanization 城乡融合=urban-rural_integration
  城乡差距=urban-rural_gap 城乡二元结构=urban-rural_dual_structure 收入差距=income_gap 收入分配=income_distribution
  贫富差距=gap_between_rich_and_poor 基尼系数=Gini_coefficient 农民工=migrant_worker 流动人口=floating_population
  留守儿童=left-behind_children 农户=farm_household 土地流转=land_transfer 土地利用=land_use 粮食安全=food_security
  产业结构=industrial_structure 产业升级=industrial_upgrading 产业链=industrial_chain 价值链=value_chain
  全球价值链=global_value_chain 产业集群=industrial_cluster 制造业=manufacturing_industry 服务业=service_industry
  第三产业=tertiary_industry 技术创新=technological_innovation 科技创新=scientific_and_technological_innovation
  创新能力=innovation_capability 研发投入=R&D_investment 全要素生产率=total_factor_productivity 生产率=productivity
  劳动生产率=labor_productivity 生产要素=factor_of_production 数据要素=data_element 数字化转型=digital_transformation
  数字技术=digital_technology 数字鸿沟=digital_divide 平台经济=platform_economy 共享经济=sharing_economy
  商业模式=business_model 消费者行为=consumer_behavior 消费升级=consumption_upgrading 购买意愿=purchase_intention
  顾客满意度=customer_satisfaction 品牌形象=brand_image 市场营销=marketing 供应链管理=supply_chain_management
  物流=logistics 库存=inventory 采购=procurement|v:purchase 国际贸易=international_trade 自由贸易=free_trade
  自由贸易区=free_trade_zone 自由贸易协定=free_trade_agreement 贸易战=trade_war 贸易壁垒=trade_barrier
  贸易逆差=trade_deficit 贸易顺差=trade_surplus 外商投资=foreign_investment 外商直接投资=foreign_direct_investment
  对外投资=outward_investment 汇率制度=exchange_rate_regime 外汇储备=foreign_exchange_reserves
  国际关系=international_relations 国际合作=international_cooperation 国际组织=international_organization
  国际社会=international_community 国际法=international_law 外交政策=foreign_policy
  地缘政治=geopolitics|a:geopolitical 国家安全=national_security 主权国家=sovereign_state 民族国家=nation-state
  民族主义=nationalism|a:nationalist 民粹主义=populism 自由主义=liberalism|a:liberal
  新自由主义=neoliberalism|a:neoliberal 保守主义=conservatism|a:conservative 社会主义核心价值观=core_socialist_values
  价值观=values 意识形态=ideology|a:ideological 马克思主义=Marxism|a:Marxist 唯物主义=materialism 唯心主义=idealism
  辩证法=dialectics 存在主义=existentialism 后现代=postmodernity|a:postmodern 现代性=modernity
  殖民主义=colonialism|a:colonial 后殖民=postcolonialism|a:postcolonial 种族主义=racism|a:racist 种族隔离=apartheid
  种族歧视=racial_discrimination 性别歧视=gender_discrimination 性别平等=gender_equality 性别差异=gender_difference
  女权主义=feminism|a:feminist 女性主义=feminism|a:feminist 歧视=discrimination|v:discriminate_against 偏见=prejudice
  刻板印象=stereotype 社会排斥=social_exclusion 社会融合=social_integration 社会支持=social_support
  社会关系=social_relation 社会网络=social_network 社会结构=social_structure 社会阶层=social_class
  社会流动=social_mobility 社会变迁=social_change 社会治理=social_governance 基层治理=grassroots_governance
  社区治理=community_governance 国家治理=national_governance 全球治理=global_governance
  环境治理=environmental_governance 政府治理=government_governance 治理能力=governance_capacity
  治理体系=governance_system 法治=rule_of_law 人治=rule_of_man 依法治国=law-based_governance 人权=human_rights
  公民权=citizenship 公民社会=civil_society 言论自由=freedom_of_speech 新闻自由=freedom_of_the_press
  宗教自由=religious_freedom 隐私权=right_to_privacy 民主制度=democratic_system 选举制度=electoral_system
  投票率=turnout 公投=referendum 全民公投=referendum 民意调查=opinion_poll 民调=poll 权力下放=decentralization
  中央集权=centralization 联邦制=federalism 君主制=monarchy 共和制=republic 独裁=dictatorship 独裁者=dictator
  专制主义=autocracy 极权主义=totalitarianism 军国主义=militarism 帝国=empire|a:imperial 封建制度=feudal_system
  奴隶制=slavery 种姓制度=caste_system 等级制度=hierarchy 宪政=constitutionalism 立法机构=legislature
  立法机关=legislature 行政机关=administrative_organ 司法机关=judicial_organ 司法制度=judicial_system
  刑法=criminal_law 民法=civil_law 民法典=Civil_Code 行政法=administrative_law 合同法=contract_law
  诉讼法=procedural_law 刑罚=punishment 量刑=sentencing 举证责任=burden_of_proof 侵权=infringement
  侵权责任=tort_liability 违约=breach_of_contract 仲裁=arbitration 调解=mediation|v:mediate
  赔偿责任=liability_for_compensation 法律责任=legal_liability 法律法规=laws_and_regulations 法律体系=legal_system
  立法者=legislator 法案=bill 议案=bill 条例草案=draft_regulation 请愿书=petition 听证会=hearing 证词=testimony
  起诉书=indictment 传票=subpoena 搜查令=search_warrant 逮捕令=arrest_warrant 罪名=charge 嫌疑=suspicion 丑闻=scandal
  贪污=corruption|v:embezzle 贿赂=bribery|v:bribe 教育公平=educational_equity 教育改革=education_reform
  教育质量=quality_of_education 教育资源=educational_resource 教育理念=educational_philosophy
  教育技术=educational_technology 义务教育=compulsory_education 基础教育=basic_education 职业教育=vocational_education
  学前教育=preschool_education 特殊教育=special_education 成人教育=adult_education 终身学习=lifelong_learning
  素质教育=quality-oriented_education 思想政治教育=ideological_and_political_education
  思想政治=ideology_and_politics|a:ideological_and_political 课程思政=ideological_and_political_education_in_courses
  立德树人=moral_education 德育=moral_education 美育=aesthetic_education 体育教育=physical_education
  家庭教育=family_education 人才培养=talent_training 人才培养模式=talent_training_model 教学方法=teaching_method
  教学模式=teaching_model 教学质量=teaching_quality 教学设计=instructional_design 教学改革=teaching_reform
  教学内容=teaching_content 教学活动=teaching_activity 教学效果=teaching_effect 课堂教学=classroom_teaching
  在线教学=online_teaching 在线教育=online_education 在线学习=online_learning 混合式教学=blended_teaching
  翻转课堂=flipped_classroom 慕课=MOOC 微课=micro-lecture 核心素养=core_competency 素养=literacy
  批判性思维=critical_thinking 创新思维=innovative_thinking 学习动机=learning_motivation 学习策略=learning_strategy
  学习投入=learning_engagement 学习成绩=academic_performance 学业成绩=academic_performance
  学业表现=academic_performance 学业=studies 自主学习=autonomous_learning 合作学习=cooperative_learning
  深度阅读=deep_reading 外语教学=foreign_language_teaching 英语教学=English_teaching 大学英语=college_English
  二语习得=second_language_acquisition 语言习得=language_acquisition 母语=native_language|a:native
  双语=bilingualism|a:bilingual 翻译理论=translation_theory 语料库=corpus 话语=discourse 话语分析=discourse_analysis
  语用=pragmatics|a:pragmatic 隐喻=metaphor 修辞=rhetoric|a:rhetorical 叙事=narrative|a:narrative 文本=text
  语境=context 句法=syntax|a:syntactic 动词=verb 形容词=adjective 介词=preposition 代词=pronoun 时态=tense 元音=vowel
  辅音=consonant 声调=tone 音节=syllable 词根=root 字母表=alphabet 俚语=slang 方言=dialect 书面语=written_language
  口语=spoken_language 留学生=international_student 本科生=undergraduate 硕士生=master's_student
  博士生=doctoral_student 博士学位=doctorate 硕士学位=master's_degree 学士学位=bachelor's_degree
  教师教育=teacher_education 教师专业发展=teacher_professional_development 师资=teaching_staff
  师生关系=teacher-student_relationship 班主任=head_teacher 辅导员=counselor 心理学=psychology 心理状态=mental_state
  心理压力=psychological_stress 心理咨询=psychological_counseling 心理治疗=psychotherapy
  心理资本=psychological_capital 主观幸福感=subjective_well-being 生活满意度=life_satisfaction
  工作满意度=job_satisfaction 工作投入=work_engagement 工作压力=job_stress 职业倦怠=burnout 倦怠=burnout
  离职倾向=turnover_intention 组织承诺=organizational_commitment 组织文化=organizational_culture
  组织行为=organizational_behavior 领导力=leadership 领导风格=leadership_style 变革型领导=transformational_leadership
  自尊=self-esteem 自我认同=self-identity 身份认同=identity 文化认同=cultural_identity 民族认同=national_identity
  国家认同=national_identity 人格特质=personality_trait 同理心=empathy 共情=empathy 韧性=resilience
  心理韧性=resilience 应对方式=coping_style 社会适应=social_adaptation 亲子关系=parent-child_relationship
  依恋=attachment 父母教养方式=parenting_style 同伴关系=peer_relationship 校园欺凌=school_bullying
  欺凌=bullying|v:bully 网络成瘾=Internet_addiction 成瘾=addiction 手机依赖=mobile_phone_dependence
  问题行为=problem_behavior 亲社会行为=prosocial_behavior 消极情绪=negative_emotion 积极情绪=positive_emotion
  情绪调节=emotion_regulation 情绪智力=emotional_intelligence 工作记忆=working_memory 长时记忆=long-term_memory
  执行功能=executive_function 注意=attention|v:pay_attention_to 知觉=perception 元认知=metacognition
  元认知策略=metacognitive_strategy 认知负荷=cognitive_load 认知能力=cognitive_ability 传统文化=traditional_culture
  中华文化=Chinese_culture 中国传统文化=traditional_Chinese_culture 中华优秀传统文化=fine_traditional_Chinese_culture
  文化遗产=cultural_heritage 非物质文化遗产=intangible_cultural_heritage 世界遗产=world_heritage
  世界遗产名录=World_Heritage_List 文化产业=cultural_industry 文化交流=cultural_exchange 文化差异=cultural_difference
  文化多样性=cultural_diversity 跨文化交际=intercultural_communication 流行文化=popular_culture 亚文化=subculture
  民俗=folk_custom 民间文学=folk_literature 神话=myth 史诗=epic 悲剧=tragedy 喜剧=comedy 戏剧=drama 诗人=poet
  小说家=novelist 现代主义=modernism|a:modernist 浪漫主义=romanticism|a:romantic 现实主义=realism|a:realist
  古典主义=classicism 印象派=Impressionism 艺术史=art_history 审美价值=aesthetic_value 书法家=calligrapher
  青铜器=bronze_ware 瓷器=porcelain 玉器=jade_ware 丝绸=silk 文物保护=cultural_relics_protection
  考古发现=archaeological_discovery 新石器时代=Neolithic 旧石器时代=Paleolithic 王朝=dynasty 皇帝制度=imperial_system
  科举制度=imperial_examination_system 洋务运动=Westernization_Movement 改革开放以来=since_the_reform_and_opening_up
  新中国=New_China 新时代=new_era 中国特色社会主义=socialism_with_Chinese_characteristics 中国梦=Chinese_Dream
  中国式现代化=Chinese_modernization 人类命运共同体=community_with_a_shared_future_for_mankind
  命运共同体=community_with_a_shared_future 共同体=community 媒体融合=media_convergence 新媒体=new_media
  传统媒体=traditional_media 舆情=public_opinion 网络舆情=online_public_opinion 新闻报道=news_report
  新闻发布会=press_conference 记者会=press_conference 旅游业=tourism 旅游目的地=tourist_destination
  旅游资源=tourism_resource 生态旅游=ecotourism 乡村旅游=rural_tourism 文化旅游=cultural_tourism
  游客满意度=tourist_satisfaction 体育产业=sports_industry 全民健身=national_fitness 体育锻炼=physical_exercise
  身体活动=physical_activity 体育活动=sports_activity 运动员=athlete 人口普查=census 人口结构=population_structure
  人口密度=population_density 出生率=birth_rate 生育率=fertility_rate 预期寿命=life_expectancy
  老年人口=elderly_population 劳动人口=working_population 移民政策=immigration_policy 难民危机=refugee_crisis
  人道主义=humanitarianism|a:humanitarian 恐怖袭击=terrorist_attack 大规模杀伤性武器=weapon_of_mass_destruction
  枪击案=shooting 枪击事件=shooting 内战=civil_war 冷战=Cold_War 世界大战=world_war 军备竞赛=arms_race
  核扩散=nuclear_proliferation 裁军=disarmament 和平谈判=peace_talks 和平进程=peace_process
  停火协议=ceasefire_agreement 制裁措施=sanction 应急管理=emergency_management 突发事件=emergency
  危机管理=crisis_management 自然灾害=natural_disaster 灾后重建=post-disaster_reconstruction 救援行动=rescue_operation
  食品安全=food_safety 消费者权益=consumer_rights 交通事故=traffic_accident 交通拥堵=traffic_congestion
  交通运输=transportation 基础设施=infrastructure 基础设施建设=infrastructure_construction 智慧城市=smart_city
  城市群=urban_agglomeration 京津冀=Beijing-Tianjin-Hebei 长三角=Yangtze_River_Delta 长江三角洲=Yangtze_River_Delta
  珠三角=Pearl_River_Delta 粤港澳大湾区=Guangdong-Hong_Kong-Macao_Greater_Bay_Area
  长江经济带=Yangtze_River_Economic_Belt 黄河流域=Yellow_River_Basin 西部地区=western_region 东部地区=eastern_region
  中部地区=central_region 东北地区=northeast_region 民族地区=ethnic_minority_area 农村地区=rural_area
  城市地区=urban_area 区域发展=regional_development 区域差异=regional_difference 协调发展=coordinated_development
  协同效应=synergistic_effect 协同发展=coordinated_development 溢出效应=spillover_effect
  空间溢出效应=spatial_spillover_effect 门槛效应=threshold_effect`,
);
