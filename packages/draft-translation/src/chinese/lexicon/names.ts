import { entriesOf } from "./entries.ts";

/** Names that are neither of a place nor of a person. */
export const names = entriesOf(
  "name",
  `火星=Mars 金星=Venus 欧盟=the_European_Union 联合国=the_United_Nations 世界卫生组织=the_World_Health_Organization
  互联网=the_Internet 奥运会=the_Olympic_Games 西班牙语=Spanish 俄语=Russian 西方=the_West 东方=the_East
  众议院=the_House_of_Representatives 国民党=the_Kuomintang 全国人民代表大会=the_National_People's_Congress
  天安门=Tiananmen 百度=Baidu 微软=Microsoft 世界杯=the_World_Cup 天主教会=the_Catholic_Church
  北京大学=Peking_University 清华大学=Tsinghua_University 复旦大学=Fudan_University 浙江大学=Zhejiang_University
  武汉大学=Wuhan_University 南京大学=Nanjing_University 英语=English|n 汉语=Chinese 拉丁语=Latin|a:Latin 拉丁文=Latin
  阿拉伯语=Arabic 意大利语=Italian 葡萄牙语=Portuguese 葡语=Portuguese 韩语=Korean 朝鲜语=Korean 普通话=Mandarin
  粤语=Cantonese 广东话=Cantonese 荷兰语=Dutch 希腊语=Greek 希伯来语=Hebrew 土耳其语=Turkish 波斯语=Persian
  印地语=Hindi 乌尔都语=Urdu 泰语=Thai 越南语=Vietnamese 马来语=Malay 印尼语=Indonesian 藏语=Tibetan 梵语=Sanskrit
  梵文=Sanskrit 世界语=Esperanto 水星=Mercury 木星=Jupiter 土星=Saturn 天王星=Uranus 海王星=Neptune 冥王星=Pluto
  土卫二=Enceladus 木卫二=Europa 哈勃=Hubble 阿波罗=Apollo 佛教=Buddhism|a:Buddhist 基督教=Christianity|a:Christian
  伊斯兰教=Islam|a:Islamic 伊斯兰=Islam|a:Islamic 印度教=Hinduism|a:Hindu 锡克教=Sikhism|a:Sikh
  犹太教=Judaism|a:Jewish 道教=Taoism|a:Taoist 儒家=Confucianism|a:Confucian 儒学=Confucianism
  天主教=Catholicism|a:Catholic 新教=Protestantism|a:Protestant 东正教=the_Orthodox_Church|a:Orthodox
  法西斯=Fascist|a:fascist 阿拉伯之春=the_Arab_Spring 法国大革命=the_French_Revolution 美国内战=the_American_Civil_War
  大萧条=the_Great_Depression 大屠杀=the_Holocaust|n:massacre 柏林墙=the_Berlin_Wall 埃菲尔铁塔=the_Eiffel_Tower
  自由女神像=the_Statue_of_Liberty 大本钟=Big_Ben 白金汉宫=Buckingham_Palace 卢浮宫=the_Louvre 克里姆林宫=the_Kremlin
  泰姬陵=the_Taj_Mahal 兵马俑=the_Terracotta_Army 颐和园=the_Summer_Palace 圆明园=the_Old_Summer_Palace
  紫禁城=the_Forbidden_City 万里长城=the_Great_Wall 布达拉宫=the_Potala_Palace 粤=Guangdong 沪=Shanghai 湘=Hunan
  鄂=Hubei 蜀=Shu 上帝=God 亚述=Assyria|a:Assyrian 亚述人=Assyrian 维京=Viking|a 维京人=Viking 雅利安=Aryan|a
  世宗=Sejong 世宗大王=King_Sejong 奥义书=the_Upanishads 伊利亚特=the_Iliad 奥德赛=the_Odyssey
  三一学院=Trinity_College 黑斯廷斯=Hastings 诺曼=Norman|a 凯尔特=Celtic|a 日耳曼=Germanic|a 斯拉夫=Slavic|a
  盎格鲁撒克逊=Anglo-Saxon|a 吠陀=Veda|a:Vedic 梵天=Brahma 湿婆=Shiva 毗湿奴=Vishnu 宙斯=Zeus 雅典娜=Athena
  阿尔忒弥斯=Artemis 以弗所=Ephesus`,
);

/** Organisations, firms and brands. */
export const organisations = entriesOf(
  "name",
  `北约=NATO 联合国安理会=the_UN_Security_Council 安理会=the_Security_Council 联合国大会=the_UN_General_Assembly
  世卫组织=the_WHO 世界银行=the_World_Bank 国际货币基金组织=the_International_Monetary_Fund
  世界贸易组织=the_World_Trade_Organization 世贸组织=the_WTO 欧洲联盟=the_European_Union
  欧洲委员会=the_European_Commission 欧盟委员会=the_European_Commission 欧洲议会=the_European_Parliament
  欧洲央行=the_European_Central_Bank 欧洲航天局=the_European_Space_Agency
  国际原子能机构=the_International_Atomic_Energy_Agency 国际刑事法院=the_International_Criminal_Court
  国际法院=the_International_Court_of_Justice 国际奥委会=the_International_Olympic_Committee
  奥委会=the_Olympic_Committee 国际足联=FIFA 欧足联=UEFA 红十字会=the_Red_Cross 无国界医生=Doctors_Without_Borders
  国际特赦组织=Amnesty_International 大赦国际=Amnesty_International 人权观察=Human_Rights_Watch 绿色和平=Greenpeace
  联合国教科文组织=UNESCO 教科文组织=UNESCO 联合国儿童基金会=UNICEF 联合国粮农组织=the_FAO
  国际劳工组织=the_International_Labour_Organization 经合组织=the_OECD 东盟=ASEAN 非盟=the_African_Union
  非洲联盟=the_African_Union 阿拉伯联盟=the_Arab_League 阿盟=the_Arab_League 英联邦=the_Commonwealth 独联体=the_CIS
  石油输出国组织=OPEC 欧佩克=OPEC 北大西洋公约组织=NATO 华约=the_Warsaw_Pact 美国国家航空航天局=NASA 美国宇航局=NASA
  宇航局=NASA 美国国家航空和太空管理局=NASA 联邦调查局=the_FBI 中央情报局=the_CIA 中情局=the_CIA 国家安全局=the_NSA
  国土安全部=the_Department_of_Homeland_Security 国际刑警组织=Interpol 克格勃=the_KGB 美联储=the_Federal_Reserve
  美国国会=the_US_Congress 美国政府=the_US_government 英国政府=the_British_government
  疾病控制与预防中心=the_Centers_for_Disease_Control_and_Prevention 疾控中心=the_CDC
  食品药品监督管理局=the_Food_and_Drug_Administration 塔利班=the_Taliban 基地组织=Al-Qaeda 哈马斯=Hamas
  真主党=Hezbollah 伊斯兰国=the_Islamic_State 纳粹=Nazi|a:Nazi 纳粹党=the_Nazi_Party 路透社=Reuters
  美联社=the_Associated_Press 法新社=AFP 新华社=Xinhua_News_Agency 新华网=Xinhuanet 人民日报=the_People's_Daily
  英国广播公司=the_BBC 纽约时报=The_New_York_Times 卫报=The_Guardian 泰晤士报=The_Times
  华尔街日报=The_Wall_Street_Journal 时代周刊=Time_magazine 福克斯新闻=Fox_News 半岛电视台=Al_Jazeera 谷歌=Google
  苹果公司=Apple 微软公司=Microsoft 亚马逊公司=Amazon 脸书=Facebook 推特=Twitter 优兔=YouTube 雅虎=Yahoo
  维基百科=Wikipedia 维基解密=WikiLeaks 英特尔=Intel 索尼=Sony 任天堂=Nintendo 三星=Samsung 诺基亚=Nokia 华为=Huawei
  联想集团=Lenovo 阿里巴巴=Alibaba 腾讯=Tencent 微信=WeChat 微博=Weibo 淘宝=Taobao 波音=Boeing 空中客车=Airbus
  空客=Airbus 通用汽车=General_Motors 大众汽车=Volkswagen 宝马=BMW 奔驰=Mercedes-Benz 可口可乐=Coca-Cola
  麦当劳=McDonald's 星巴克=Starbucks 沃尔玛=Walmart 宜家=IKEA 皇家马德里=Real_Madrid 皇马=Real_Madrid 巴萨=Barcelona
  曼联=Manchester_United 曼城=Manchester_City 切尔西=Chelsea 阿森纳=Arsenal 拜仁慕尼黑=Bayern_Munich 尤文图斯=Juventus
  国际米兰=Inter_Milan AC米兰=AC_Milan 湖人队=the_Lakers 勇士队=the_Warriors 美国职业篮球联赛=the_NBA
  英超=the_Premier_League 欧冠=the_Champions_League 欧洲杯=the_European_Championship 美国公开赛=the_US_Open
  温布尔登=Wimbledon 大满贯=Grand_Slam 冬奥会=the_Winter_Olympics 残奥会=the_Paralympics
  奥林匹克运动会=the_Olympic_Games 奥运=the_Olympics|a:Olympic 奥林匹克=Olympic|a:Olympic 奥斯卡=the_Oscars|a:Oscar
  奥斯卡奖=the_Academy_Award 格莱美=Grammy 诺贝尔奖=the_Nobel_Prize 诺贝尔和平奖=the_Nobel_Peace_Prize
  普利策奖=the_Pulitzer_Prize 一级方程式=Formula_One 一带一路=the_Belt_and_Road_Initiative 丝绸之路=the_Silk_Road
  圣经=the_Bible 古兰经=the_Quran 资治通鉴=Zizhi_Tongjian 史记=Records_of_the_Grand_Historian
  红楼梦=Dream_of_the_Red_Chamber 国家自然科学基金=the_National_Natural_Science_Foundation_of_China
  国家社会科学基金=the_National_Social_Science_Fund_of_China 中国科学院=the_Chinese_Academy_of_Sciences
  中科院=the_Chinese_Academy_of_Sciences 中国社会科学院=the_Chinese_Academy_of_Social_Sciences 中国知网=CNKI 知网=CNKI`,
);
