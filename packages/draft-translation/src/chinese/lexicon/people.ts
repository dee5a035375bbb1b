import { entriesOf } from "./entries.ts";

/** People, and what they belong to: offices, bodies, groups. */
export const people = entriesOf(
  "noun",
  `军=army 记者=reporter 人民=people 党=party 兵=soldier 群众=masses 编辑=editor|v:edit 部门=department
  人民政府=people's_government 主任=director 队=team 官=official 师=teacher 干部=cadre 姑娘=girl 人物=figure
  同志=comrade 人家=other_people 大会=conference 市长=mayor 师父=master 女人=woman 股东=shareholder 平民=civilian
  书记=secretary 主=lord|a:main 人民代表大会=people's_congress 人大=people's_congress 皇上=emperor 男人=man
  检察院=procuratorate 考生=candidate 外交部=Ministry_of_Foreign_Affairs 常委会=standing_committee
  共产党=Communist_Party 夫人=lady 敌=enemy 人民法院=people's_court 老师=teacher 院长=dean 大臣=minister 弟子=disciple
  将军=general 秘书长=secretary-general 员=member 臣=minister 空军=air_force 英雄=hero 贵族=noble
  人大代表=deputy_to_the_people's_congress 职工=employee 委员长=chairman 朝廷=court 贼=thief 胖子=fat_man 妈=mother
  团体=group 有限公司=company_limited 股份有限公司=company_limited 寡头=oligarch 检察长=procurator-general 班=class
  孙=grandson 哥=brother 鬼=ghost 族=ethnic_group 自治州=autonomous_prefecture 团=group 双方=both_sides 妈妈=mother
  对象=object 同学=classmate 发布会=press_conference 客=guest 老板=boss 哥哥=brother 医生=doctor 百姓=common_people
  院校=college 村委会=village_committee 对手=opponent 自治县=autonomous_county 奴隶=slave 少年=teenager 娘=mother
  国民=citizen|a:national 省长=governor 僧=monk 主人=owner 大学生=college_student 商=merchant 太监=eunuch
  员工=employee 校长=principal 资产阶级=bourgeoisie 帝=emperor 负责人=head 候选人=candidate 战士=soldier 大人=adult
  社=society 公主=princess 市民=citizen 劳动力=labor_force 作家=writer 客人=guest 少数民族=ethnic_minority 太太=wife
  民族乡=ethnic_township 集体=collective|a:collective 毕业生=graduate 解放军=People's_Liberation_Army 弟=brother
  上级=superior 爹=father 选民=voter 君=monarch 皇后=empress 太子=crown_prince 小组=group 大哥=brother
  奶奶=grandmother 小子=boy 老婆=wife 家长=parent 老百姓=ordinary_people 父=father 母=mother 将领=general 衙门=yamen
  爹爹=father 官兵=officers_and_soldiers 演员=actor 秘书=secretary 人马=troops 兄=brother 皇=emperor
  礼部=Ministry_of_Rites 仙=immortal 哨兵=sentinel 国会议员=congressman 卒=soldier 佛=Buddha 魔=demon 爷=grandfather
  智者=wise_man 祖国=motherland 总人口=total_population 人均=per_capita|a:per_capita 妻子=wife 大军=army 大师=master
  商人=merchant 红军=Red_Army 公安=public_security 经理=manager 县长=county_magistrate 君主=monarch 校=school
  姐姐=sister 内阁=cabinet 党中央=Central_Committee_of_the_Party 骑兵=cavalry 夫妇=couple 军人=soldier 少女=girl
  政协=CPPCC 海外=overseas|a:overseas 王国=kingdom 中华民族=Chinese_nation 资本家=capitalist 叔=uncle 司令=commander
  最高人民法院=Supreme_People's_Court 董事会=board_of_directors 爸爸=father 总督=governor 兵力=troops 士=soldier
  此人=man 选手=player 将士=soldiers 无产阶级=proletariat 教主=leader 老爷=master 共和国=republic 国家机关=state_organ
  军阀=warlord 陛下=Your_Majesty 军官=officer 婆婆=grandmother 长老=elder 同事=colleague 旅行社=travel_agency
  夫妻=couple 大夫=doctor 投资者=investor 局长=director 妹妹=sister 汉子=man 主持人=host 徒=disciple
  官军=government_troops 官吏=official 爷爷=grandfather 中国队=Chinese_team 总部=headquarters 部落=tribe 所长=director
  人选=candidate 市委=municipal_committee 天才=genius 居民=resident 回族=Hui 汉族=Han 导演=director|v:direct
  教练=coach 裁判=referee 球迷=fan 粉丝=fan 歌手=singer 歌星=singer 明星=star 音乐家=musician 作曲家=composer
  钢琴家=pianist 画家=painter 艺术家=artist 建筑师=architect 工程师=engineer 设计师=designer 摄影师=photographer
  化学家=chemist 物理学家=physicist 数学家=mathematician 生物学家=biologist 历史学家=historian 经济学家=economist
  心理学家=psychologist 哲学家=philosopher 考古学家=archaeologist 地质学家=geologist 人类学家=anthropologist
  社会学家=sociologist 政治家=politician 政客=politician 外交官=diplomat 大使=ambassador 大使馆=embassy
  领事馆=consulate 使馆=embassy 议长=speaker 参议员=senator 参议院=Senate 众议员=congressman 下议院=House_of_Commons
  上议院=House_of_Lords 检察官=prosecutor 陪审团=jury 证人=witness 被告=defendant 原告=plaintiff 罪犯=criminal
  囚犯=prisoner 人质=hostage 难民=refugee 移民=immigrant|v:immigrate 护士=nurse 医务人员=medical_staff
  医护人员=medical_staff 救援人员=rescuer 消防员=firefighter 消防队=fire_brigade 飞行员=pilot 司机=driver
  行人=pedestrian 路人=passerby 旅客=passenger 顾客=customer 买家=buyer 卖家=seller 店主=shopkeeper 房东=landlord
  租户=tenant 雇主=employer 雇员=employee 职员=employee 上司=boss 伙伴=partner 合作伙伴=partner 搭档=partner
  邻居=neighbor 陌生人=stranger 亲人=relative 亲戚=relative 家人=family 家属=family_member 祖父=grandfather
  祖母=grandmother 祖先=ancestor 后代=descendant 后裔=descendant 双胞胎=twins 新娘=bride 新郎=groom 情侣=couple
  配偶=spouse 伴侣=partner 男孩=boy 女孩=girl 男生=boy 女生=girl 小孩=child 青少年=teenager 未成年人=minor
  成年人=adult 成人=adult 老年人=elderly_person 中年人=middle-aged_person 年轻人=young_person 穷人=poor_person
  富人=rich_person 当地人=local 外国人=foreigner 本地人=local 美国人=American 英国人=British_person 中国人=Chinese
  日本人=Japanese 德国人=German 法国人=French 俄罗斯人=Russian 犹太人=Jew|a:Jewish 阿拉伯人=Arab 罗马人=Roman
  希腊人=Greek 黑人=black_person|a:black 白人=white_person|a:white 原住民=indigenous_people|a:indigenous
  土著=native|a:indigenous 欧洲人=European 非裔=African-American|a:African-American 拉丁裔=Latino|a
  穆斯林=Muslim|a:Muslim 基督徒=Christian 天主教徒=Catholic 新教徒=Protestant 教皇=pope 主教=bishop 牧师=pastor
  神父=priest 僧侣=monk 修女=nun 先知=prophet 国王=king 女王=queen 王后=queen 王子=prince 王室=royal_family
  总裁=president 首席执行官=chief_executive_officer 董事长=chairman 副总统=vice_president 副主席=vice_chairman
  副总理=vice_premier 总书记=general_secretary 秘书处=secretariat 国防部=Ministry_of_Defense 国防部长=defense_minister
  外交部长=foreign_minister 外长=foreign_minister 财政部=Ministry_of_Finance 财政部长=finance_minister
  教育部=Ministry_of_Education 司法部=Department_of_Justice 卫生部=Ministry_of_Health 卫生部门=health_department
  内政部=Ministry_of_the_Interior 国务卿=Secretary_of_State 国务院=State_Council 总检察长=attorney_general
  最高法院=Supreme_Court 联邦政府=federal_government 中央政府=central_government 地方政府=local_government
  市政府=city_government 省政府=provincial_government 警察局=police_station 警官=police_officer 特工=agent 间谍=spy
  上校=colonel 中校=lieutenant_colonel 少校=major 上尉=captain 中尉=lieutenant 上将=general 中将=lieutenant_general
  少将=major_general 元帅=marshal 司令官=commander 指挥官=commander 士官=sergeant 军方=military 武装分子=militant
  叛军=rebel 民兵=militia 游击队=guerrilla 恐怖组织=terrorist_organization 帮派=gang 黑手党=mafia 俱乐部=club
  知识分子=intellectual 家族=family 前辈=predecessor 总经理=general_manager 党员=party_member 媳妇=daughter-in-law
  省委=provincial_committee 子女=children 首领=leader 老者=old_man 武装力量=armed_forces 研究生=graduate_student
  政治部=political_department 司令部=headquarters 公子=son 代表团=delegation 军民=soldiers_and_civilians 兵团=corps
  犯人=prisoner 弟兄=brother 地主=landlord 大国=great_power 大将=general 旁人=others 公社=commune 各人=each_person
  奴才=slave 老人家=old_man 各界=all_sectors 队长=captain 姑=aunt 天子=emperor 党委=Party_committee 大队=brigade
  丫头=girl 卫=guard 总司令=commander-in-chief 清政府=Qing_government 小人=villain 父子=father_and_son 网友=netizen
  会长=president 弟弟=brother 院士=academician 汉人=Han_Chinese 外界=outside_world 北大=Peking_University
  农产品=agricultural_product 主席团=presidium 家伙=guy 菩萨=bodhisattva 匈奴=Xiongnu 姊妹=sister
  国务委员=State_Councilor 人民解放军=People's_Liberation_Army 武士=warrior 首辅=chief_minister 汉奸=traitor 奴=slave
  祖辈=ancestor 满族=Manchu 藏族=Tibetan 蒙古族=Mongol 土家族=Tujia 八国联军=Eight-Nation_Alliance
  蝉联冠军=defending_champion 同胞=compatriot 手下=subordinate 义军=army 中方=Chinese_side 亲王=prince
  公务员=civil_servant 代表大会=congress 清兵=Qing_soldier 卖国贼=traitor 县委=county_committee
  特种部队=special_forces 国民政府=Nationalist_Government 孩儿=child 全军=whole_army 处长=director 联合会=federation
  兵部=Ministry_of_War 丞相=prime_minister 全民=all_people|a:national 帮主=gang_leader 司令员=commander
  集团公司=group_company 清军=Qing_army 老头=old_man 助理=assistant|a:assistant 道人=Taoist_priest 古人=ancients
  长官=officer 道士=Taoist_priest 劳动者=worker 吏部=Ministry_of_Personnel 中国政府=Chinese_government 好汉=hero
  国师=state_preceptor 村民=villager 政委=political_commissar 契丹=Khitan 主编=editor-in-chief 官府=government
  会员=member 人民大会堂=Great_Hall_of_the_People 师范学院=normal_college 特务=secret_agent 董事=director
  工人阶级=working_class 厂商=manufacturer 门下=disciple 苏维埃政府=Soviet_government 师长=division_commander
  先锋=pioneer 徒弟=apprentice 军师=military_adviser 出版社=publishing_house 办事处=office 军士=sergeant 笔者=author
  神仙=immortal 俘虏=prisoner 部属=subordinate 刺史=prefect 仆=servant 当事人=party 娘子=lady 首脑=leader
  我家=my_family 创建者=founder 县政府=county_government 娃娃=doll 座谈会=symposium 常委=standing_committee_member
  名人=celebrity 研究员=researcher 叔叔=uncle 骨干=backbone 全会=plenary_session 妇人=woman
  华中科技大学=Huazhong_University_of_Science_and_Technology 工程学院=college_of_engineering
  理工学院=institute_of_technology 麻省理工学院=Massachusetts_Institute_of_Technology 剑桥大学=University_of_Cambridge
  牛津大学=University_of_Oxford 哈佛大学=Harvard_University 斯坦福大学=Stanford_University 耶鲁大学=Yale_University
  普林斯顿大学=Princeton_University 医学院=medical_school 商学院=business_school 法学院=law_school
  研究生院=graduate_school 研究中心=research_center 研究小组=research_team 研究团队=research_team 科研人员=researcher
  发展中国家=developing_country 发达国家=developed_country 成员国=member_state 会员国=member_state
  邻国=neighboring_country 盟国=ally 盟友=ally 同盟国=Allies 轴心国=Axis_powers 联军=allied_forces
  维和部队=peacekeeping_force 特遣队=task_force 警员=police_officer 警力=police_force 安全部队=security_force
  情报机构=intelligence_agency 黑客=hacker 股民=investor 分析师=analyst 顾问=adviser 评论员=commentator 主播=anchor
  专栏作家=columnist 编剧=screenwriter 制片人=producer 制作人=producer 男演员=actor 女演员=actress 模特=model
  冠军=champion 亚军=runner-up 季军=third_place 金牌=gold_medal 银牌=silver_medal 铜牌=bronze_medal 奖项=award
  奖品=prize 得主=winner 获奖者=winner 获胜者=winner 失败者=loser 领先者=leader 竞争者=competitor 竞争对手=competitor
  追随者=follower 支持者=supporter 反对者=opponent 批评者=critic 倡导者=advocate 创始人=founder 发明家=inventor
  发明者=inventor 探险家=explorer 冒险家=adventurer 登山者=climber 潜水员=diver 冲浪者=surfer 滑雪者=skier
  徒步者=hiker 旅行者=traveler 背包客=backpacker 导游=guide 向导=guide 猎人=hunter 渔民=fisherman 牧民=herdsman
  矿工=miner 木匠=carpenter 铁匠=blacksmith 面包师=baker 厨师=chef 服务员=waiter 清洁工=cleaner 保安=security_guard
  保镖=bodyguard 守卫=guard 士兵=soldier 水手=sailor 海盗=pirate 小偷=thief 强盗=robber 凶手=murderer 杀手=killer
  劫机者=hijacker 枪手=gunman 贩子=dealer 毒贩=drug_dealer 走私者=smuggler 奴隶主=slave_owner 伤员=wounded_person
  伤者=injured_person 死者=dead_person 遇难者=victim 受难者=victim 病患=patient 孕妇=pregnant_woman 新生儿=newborn
  胎儿=fetus 幼儿=infant 学龄儿童=school-age_child 少数派=minority 多数派=majority 左派=left 右派=right 自由派=liberal
  保守派=conservative 共和党=Republican_Party 民主党=Democratic_Party 共和党人=Republican 民主党人=Democrat
  工党=Labour_Party 保守党=Conservative_Party 自由党=Liberal_Party 社会党=Socialist_Party 执政党=ruling_party
  反对党=opposition_party 联合政府=coalition_government 过渡政府=transitional_government
  临时政府=provisional_government 殖民者=colonist 定居者=settler 统治阶级=ruling_class 中产阶级=middle_class
  工会=trade_union 非政府组织=non-governmental_organization 慈善机构=charity 基金会=foundation 智库=think_tank
  监管机构=regulatory_agency 管理局=administration 管理员=administrator 管理人员=manager 管理层=management
  执法人员=law_enforcement_officer 执法机构=law_enforcement_agency 科长=section_chief 华侨=overseas_Chinese
  上层=upper_class|a:upper 庭长=presiding_judge 老大=boss 市辖区=municipal_district 镇长=mayor 大爷=uncle
  后人=descendant 官僚=bureaucrat|a:bureaucratic 女子=woman 小孩子=child 科学院=academy_of_sciences 氏族=clan
  审判员=judge 僧人=monk 学员=student 战友=comrade 美女=beauty 侄=nephew 编辑者=editor 公使=minister 儿女=children
  女孩子=girl 娘娘=empress 公公=father-in-law 农业部=Ministry_of_Agriculture 部委=ministry 共产党员=Communist
  子弟=children 所有者=owner 妹=sister 嫂子=sister-in-law 外商=foreign_investor 门人=disciple 小伙子=young_man
  圈子=circle 特区=special_zone 宗室=imperial_clan 宰相=prime_minister 皇室=royal_family 工作者=worker
  残疾人=disabled_person 参谋=staff_officer 乡镇企业=township_enterprise 亲信=confidant 仆人=servant 部下=subordinate
  突厥=Turk 臣民=subject 八路军=Eighth_Route_Army 研究院=institute 君王=king 全家=whole_family 共产党人=Communist
  组长=group_leader 工农=workers_and_peasants 君子=gentleman 姐妹=sister 四人帮=Gang_of_Four 文人=scholar 骑士=knight
  高等学校=college 头领=chief 大圣=great_sage 参谋长=chief_of_staff 我校=our_school 旅游局=tourism_bureau 同行=peer
  中华民国=Republic_of_China 助手=assistant 黑帮=gang 爵士=Sir 理事会=council 委员=member 主席=chairman 目击者=witness
  导师=mentor 外科医生=surgeon 内科医生=physician 牙医=dentist 兽医=veterinarian 药剂师=pharmacist 医师=physician
  治疗师=therapist 监护人=guardian 照顾者=caregiver 看护者=caregiver 继承人=heir 代理人=agent 经纪人=agent
  发行商=publisher 制造商=manufacturer 供应商=supplier 承包商=contractor 零售商=retailer 经销商=dealer 运营商=operator
  开发商=developer 服务商=service_provider 提供商=provider 生产者=producer 经营者=operator 管理者=manager
  决策者=decision-maker 领导者=leader 组织者=organizer 参与者=participant 观察者=observer 使用者=user 学习者=learner
  教育者=educator 受教育者=educatee 求职者=job_seeker 失业者=unemployed_person 退休人员=retiree 从业人员=practitioner
  技术人员=technician 工作人员=staff_member 公职人员=public_official 机组人员=crew_member 死亡人数=death_toll
  伤亡人数=number_of_casualties 航空公司=airline 律师事务所=law_firm 会计师事务所=accounting_firm
  保险公司=insurance_company 证券公司=securities_company 上市公司=listed_company 跨国公司=multinational_company
  国有企业=state-owned_enterprise 民营企业=private_enterprise 中小企业=small_and_medium-sized_enterprise
  初创企业=startup 初创公司=startup 子公司=subsidiary 分公司=branch 母公司=parent_company 交易所=exchange
  证券交易所=stock_exchange 中央银行=central_bank 央行=central_bank 商业银行=commercial_bank 投资银行=investment_bank
  工商银行=Industrial_and_Commercial_Bank 大部=most_part 首长=leader 厂长=factory_director 盟=alliance
  军长=army_commander 总管=manager 司长=director-general 长子=eldest_son 集团军=army_group 晚辈=younger_generation
  吏=official 精英=elite 中队=squadron 头儿=boss 站长=station_master 女郎=young_woman 中央委员会=Central_Committee
  翰林院=Hanlin_Academy 亚运会=Asian_Games 中央政治局=Political_Bureau_of_the_Central_Committee 阁下=Your_Excellency
  宦官=eunuch 名将=star 各路=all_sides 头目=leader 西洋=West|a:Western 军政=military_and_political_affairs
  印第安人=Indian 印第安=Indian|a 老头子=old_man 少爷=young_master 队友=teammate 大妈=aunt 外人=outsider 警=police
  亲属=relative 武警=armed_police 功臣=hero 婆=grandmother 新人=newcomer 二哥=second_brother 剧团=troupe 总监=director
  支队=detachment 大姐=sister 大伙=everyone 党组织=Party_organization 坏人=bad_person 法人=legal_person 兄长=brother
  御史=censor 敌方=enemy 师徒=master_and_apprentice 研讨会=seminar 营长=battalion_commander 事务所=office
  女婿=son-in-law 主教练=head_coach 卫士=guard 党政=Party_and_government 主帅=commander 英军=British_army
  洋人=foreigner 全国代表大会=National_Congress 列强=great_powers 厂家=manufacturer 文官=civil_official
  属下=subordinate 天皇=emperor 政治委员=political_commissar 太守=prefect 部族=tribe 书生=scholar 军团=legion
  元首=head_of_state 武官=military_officer 侄儿=nephew 排长=platoon_leader 教徒=believer 匪=bandit 信徒=believer
  国人=countrymen 勇士=warrior 流氓=hooligan 三军=armed_forces 儒=Confucian_scholar 中书省=Central_Secretariat
  少年犯=juvenile_offender 房客=tenant 表亲=cousin 堂兄=cousin 表哥=cousin 表弟=cousin 侄女=niece 侄子=nephew
  外甥=nephew 孙女=granddaughter 孙子=grandson 岳父=father-in-law 岳母=mother-in-law 女儿=daughter 前妻=ex-wife
  前夫=ex-husband 未婚妻=fiancée 未婚夫=fiancé 寡妇=widow 孤儿=orphan 独生子女=only_child
  单亲家庭=single-parent_family 核心家庭=nuclear_family 异性恋=heterosexuality|a:heterosexual
  同性恋=homosexuality|a:gay 双性恋=bisexuality|a:bisexual 女同性恋=lesbian|a 男同性恋=gay_man
  变性人=transgender_person|a:transgender 审稿人=reviewer 审稿专家=reviewer 通讯作者=corresponding_author
  第一作者=first_author 共同作者=coauthor 合著者=coauthor 编辑部=editorial_office 受试者=subject 志愿者=volunteer
  健康志愿者=healthy_volunteer 健康人群=healthy_population 高危人群=high-risk_population 老年患者=elderly_patient
  女性患者=female_patient 男性患者=male_patient 重症患者=severe_patient 住院患者=inpatient 门诊患者=outpatient
  糖尿病患者=diabetic_patient 高血压患者=hypertensive_patient 肿瘤患者=tumor_patient 癌症患者=cancer_patient
  我院=our_hospital 本院=our_hospital 课题组=research_group 实验人员=experimenter 调查对象=respondent
  调查员=investigator 大一学生=freshman 高中生=high_school_student 初中生=junior_high_school_student
  小学生=primary_school_student 中小学生=primary_and_secondary_school_student 研究生导师=graduate_supervisor
  高校教师=university_teacher 中小学教师=primary_and_secondary_school_teacher 农村居民=rural_resident
  城市居民=urban_resident 城镇居民=urban_resident 教会=church 教授=professor|v:teach 溜冰者=skater 滑冰者=skater
  赛车手=racer 摄影者=photographer 讲话者=speaker 演讲者=speaker 受益者=beneficiary 购买者=buyer 持有者=holder
  拥有者=owner 提供者=provider 服务者=server 执行者=executor 制定者=maker 政策制定者=policymaker 研发者=developer
  开发者=developer 设计者=designer 建造者=builder 编写者=writer 撰写者=writer 译者=translator 读者=reader
  听者=listener 说话者=speaker 作者=author 候选者=candidate 应聘者=applicant 申请者=applicant 报告者=reporter
  调查者=investigator 实验者=experimenter 受访者=respondent 被调查者=respondent 被试者=subject 被告人=defendant
  犯罪者=offender 施暴者=abuser 违法者=offender 违规者=violator 肇事者=perpetrator 袭击者=attacker 侵略者=invader
  入侵者=invader 占领者=occupier 统治者=ruler 征服者=conqueror 革命者=revolutionary 改革者=reformer 先驱者=pioneer
  先驱=pioneer 开拓者=pioneer 创新者=innovator 创造者=creator 创立者=founder 奠基者=founder 奠基人=founder
  缔造者=founder 爱好者=enthusiast 初学者=beginner 旁观者=bystander 局外人=outsider 幸存者=survivor 逃亡者=fugitive
  朝圣者=pilgrim 信奉者=believer 传教士=missionary 殉道者=martyr 长者=elder 弱者=weak 强者=strong 富豪=rich_person
  亿万富翁=billionaire 百万富翁=millionaire 无家可归者=homeless_person 残障人士=disabled_person
  亲友=friends_and_relatives 交响乐团=symphony_orchestra 马戏团=circus 舞蹈团=dance_group 合唱团=choir 剧组=crew
  球会=club 禁卫军=imperial_guard 当地居民=local_resident 当地人民=local_people 民间组织=civil_organization
  王位继承人=heir_to_the_throne 继承者=heir 修道士=monk 剧作家=playwright 本国人=native 思想家=thinker
  发起人=initiator 候补委员=alternate_member 合作社=cooperative 集体所有制=collective_ownership
  独立国家=independent_country 少年儿童=children 土耳其人=Turk 离退休人员=retiree 高等院校=university 专科学校=college
  战俘=prisoner_of_war 农奴=serf 海军陆战队=Marine_Corps 仙人=immortal 指导员=instructor 培训班=training_course
  公安局=public_security_bureau 社长=president 贫民=poor 会计师=accountant 同伴=companion 烈士=martyr 网民=netizen
  民工=migrant_worker 听众=audience 圣人=saint 班长=monitor 驾驶员=driver 名家=master 药师=pharmacist 怪物=monster
  村长=village_head 土匪=bandit 清廷=Qing_court 祖师=founder 卫队=guard 学界=academia 武将=general 前人=predecessor
  总公司=head_office 熟人=acquaintance 志愿军=volunteer_army 使节=envoy 艺人=artist 舅舅=uncle 母子=mother_and_child
  孩童=child 小儿=child|a:pediatric 冠心病患者=coronary_heart_disease_patient`,
);
