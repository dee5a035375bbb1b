import { entriesOf } from "./entries.ts";

/** Countries and regions of the world, with their adjectives. */
export const countries = entriesOf(
  "name",
  `中华人民共和国=the_People's_Republic_of_China 香港=Hong_Kong 台湾=Taiwan|a:Taiwanese 澳门=Macau 北京=Beijing
  上海=Shanghai 湖北=Hubei 湖北省=Hubei_Province 武汉=Wuhan 武汉市=Wuhan 长江=the_Yangtze_River 荆州=Jingzhou
  襄阳=Xiangyang 朝鲜=North_Korea|a:North_Korean 广东=Guangdong|a 湖南=Hunan 四川=Sichuan 山东=Shandong 河南=Henan
  河北=Hebei 云南=Yunnan 江苏=Jiangsu 浙江=Zhejiang 陕西=Shaanxi 山西=Shanxi 贵州=Guizhou 甘肃=Gansu 青海=Qinghai
  福建=Fujian 安徽=Anhui 江西=Jiangxi 吉林=Jilin 辽宁=Liaoning 黑龙江=Heilongjiang 海南=Hainan 广西=Guangxi
  西藏=Tibet|a:Tibetan 新疆=Xinjiang 宁夏=Ningxia 内蒙古=Inner_Mongolia 重庆=Chongqing 天津=Tianjin 南京=Nanjing
  广州=Guangzhou 深圳=Shenzhen 黄河=the_Yellow_River 武昌=Wuchang 宜昌=Yichang 十堰=Shiyan 华北=North_China
  华东=East_China 华南=South_China 北京市=Beijing 上海市=Shanghai 江南=Jiangnan 北平=Beiping
  长江大桥=Yangtze_River_Bridge 黄冈=Huanggang 黄石=Huangshi 杭州=Hangzhou 成都=Chengdu 长沙=Changsha 西安=Xi'an
  洛阳=Luoyang 青岛=Qingdao 苏州=Suzhou 无锡=Wuxi 宁波=Ningbo 厦门=Xiamen 大连=Dalian 沈阳=Shenyang 哈尔滨=Harbin
  贵阳=Guiyang 兰州=Lanzhou 郑州=Zhengzhou 济南=Jinan 太原=Taiyuan 石家庄=Shijiazhuang 南昌=Nanchang 合肥=Hefei
  福州=Fuzhou 南宁=Nanning 海口=Haikou 拉萨=Lhasa 桂林=Guilin 三亚=Sanya 珠海=Zhuhai 东莞=Dongguan 佛山=Foshan
  温州=Wenzhou 徐州=Xuzhou 扬州=Yangzhou 台北=Taipei 高雄=Kaohsiung 荆门=Jingmen 随州=Suizhou 汉口=Hankou
  南海=the_South_China_Sea 东海=the_East_China_Sea 黄海=the_Yellow_Sea 渤海=the_Bohai_Sea 珠江=the_Pearl_River
  淮河=the_Huai_River 香港特别行政区=the_Hong_Kong_Special_Administrative_Region 俄国=Russia|a:Russian 东京=Tokyo
  伦敦=London 巴黎=Paris 南非=South_Africa|a:South_African 波斯=Persia|a:Persian 纽约=New_York
  越南=Vietnam|a:Vietnamese 泰国=Thailand|a:Thai 东南亚=Southeast_Asia|a:Southeast_Asian 恩施=Enshi 孝感=Xiaogan
  鄂州=Ezhou 咸宁=Xianning 仙桃=Xiantao 南阳=Nanyang 汉江=the_Han_River 长城=the_Great_Wall 华山=Mount_Hua
  满洲=Manchuria 湖南省=Hunan_Province 埃及=Egypt|a:Egyptian 新加坡=Singapore|a:Singaporean 美洲=America|a:American
  奥地利=Austria|a:Austrian 雅典=Athens|a:Athenian 苏维埃=Soviet|a:Soviet 西欧=Western_Europe|a:Western_European
  东欧=Eastern_Europe|a:Eastern_European 北欧=Northern_Europe|a:Nordic 南欧=Southern_Europe 中欧=Central_Europe
  中东=the_Middle_East|a:Middle_Eastern 北美=North_America|a:North_American 北美洲=North_America
  南美=South_America|a:South_American 南美洲=South_America 拉丁美洲=Latin_America|a:Latin_American
  中美洲=Central_America 中亚=Central_Asia|a:Central_Asian 东亚=East_Asia|a:East_Asian 南亚=South_Asia|a:South_Asian
  西亚=West_Asia 北非=North_Africa|a:North_African 西非=West_Africa 东非=East_Africa 撒哈拉以南非洲=sub-Saharan_Africa
  大洋洲=Oceania 南极洲=Antarctica 南极=the_Antarctic|a:Antarctic 北极=the_Arctic|a:Arctic 北极圈=the_Arctic_Circle
  赤道=the_equator 加勒比海=the_Caribbean 加勒比=the_Caribbean|a:Caribbean 波罗的海=the_Baltic_Sea 黑海=the_Black_Sea
  红海=the_Red_Sea 死海=the_Dead_Sea 里海=the_Caspian_Sea 北海=the_North_Sea 日本海=the_Sea_of_Japan
  印度洋=the_Indian_Ocean 北冰洋=the_Arctic_Ocean 太平洋=the_Pacific_Ocean|a:Pacific
  大西洋=the_Atlantic_Ocean|a:Atlantic 地中海=the_Mediterranean|a:Mediterranean 西域=the_Western_Regions 昆明=Kunming
  华中=Central_China 河南省=Henan_Province 陕西省=Shaanxi_Province 延安=Yan'an 大别山=the_Dabie_Mountains
  长江流域=the_Yangtze_River_basin 美国=the_United_States|a:American 英国=the_United_Kingdom|a:British
  法国=France|a:French 德国=Germany|a:German 中国=China|a:Chinese 日本=Japan|a:Japanese 俄罗斯=Russia|a:Russian
  印度=India|a:Indian 欧洲=Europe|a:European 非洲=Africa|a:African 亚洲=Asia|a:Asian 苏联=the_Soviet_Union|a:Soviet
  澳大利亚=Australia|a:Australian 澳洲=Australia|a:Australian 新西兰=New_Zealand|a 加拿大=Canada|a:Canadian
  意大利=Italy|a:Italian 西班牙=Spain|a:Spanish 葡萄牙=Portugal|a:Portuguese 希腊=Greece|a:Greek
  土耳其=Turkey|a:Turkish 伊朗=Iran|a:Iranian 伊拉克=Iraq|a:Iraqi 以色列=Israel|a:Israeli
  巴勒斯坦=Palestine|a:Palestinian 巴基斯坦=Pakistan|a:Pakistani 阿富汗=Afghanistan|a:Afghan 孟加拉=Bengal
  孟加拉国=Bangladesh|a:Bangladeshi 斯里兰卡=Sri_Lanka|a:Sri_Lankan 尼泊尔=Nepal|a:Nepalese 不丹=Bhutan
  马尔代夫=the_Maldives 缅甸=Myanmar|a:Burmese 老挝=Laos|a:Lao 柬埔寨=Cambodia|a:Cambodian
  马来西亚=Malaysia|a:Malaysian 印度尼西亚=Indonesia|a:Indonesian 印尼=Indonesia|a:Indonesian
  菲律宾=the_Philippines|a:Philippine 文莱=Brunei 东帝汶=East_Timor 韩国=South_Korea|a:South_Korean
  南韩=South_Korea|a:South_Korean 北韩=North_Korea|a:North_Korean 蒙古=Mongolia|a:Mongolian
  蒙古国=Mongolia|a:Mongolian 哈萨克斯坦=Kazakhstan|a:Kazakh 乌兹别克斯坦=Uzbekistan|a:Uzbek
  吉尔吉斯斯坦=Kyrgyzstan|a:Kyrgyz 塔吉克斯坦=Tajikistan|a:Tajik 土库曼斯坦=Turkmenistan|a:Turkmen
  格鲁吉亚=Georgia|a:Georgian 亚美尼亚=Armenia|a:Armenian 阿塞拜疆=Azerbaijan|a:Azerbaijani 乌克兰=Ukraine|a:Ukrainian
  白俄罗斯=Belarus|a:Belarusian 摩尔多瓦=Moldova|a:Moldovan 罗马尼亚=Romania|a:Romanian 保加利亚=Bulgaria|a:Bulgarian
  匈牙利=Hungary|a:Hungarian 捷克=the_Czech_Republic|a:Czech 捷克共和国=the_Czech_Republic
  捷克斯洛伐克=Czechoslovakia|a:Czechoslovak 斯洛伐克=Slovakia|a:Slovak 斯洛文尼亚=Slovenia|a:Slovenian
  克罗地亚=Croatia|a:Croatian 塞尔维亚=Serbia|a:Serbian 波斯尼亚=Bosnia|a:Bosnian
  波黑=Bosnia_and_Herzegovina|a:Bosnian 黑山=Montenegro 科索沃=Kosovo 马其顿=Macedonia|a:Macedonian
  阿尔巴尼亚=Albania|a:Albanian 南斯拉夫=Yugoslavia|a:Yugoslav 波兰=Poland|a:Polish 立陶宛=Lithuania|a:Lithuanian
  拉脱维亚=Latvia|a:Latvian 爱沙尼亚=Estonia|a:Estonian 芬兰=Finland|a:Finnish 瑞典=Sweden|a:Swedish
  挪威=Norway|a:Norwegian 丹麦=Denmark|a:Danish 冰岛=Iceland|a:Icelandic 格陵兰=Greenland 格陵兰岛=Greenland
  荷兰=the_Netherlands|a:Dutch 比利时=Belgium|a:Belgian 卢森堡=Luxembourg 瑞士=Switzerland|a:Swiss
  列支敦士登=Liechtenstein 摩纳哥=Monaco 安道尔=Andorra 圣马力诺=San_Marino 梵蒂冈=the_Vatican 马耳他=Malta|a:Maltese
  塞浦路斯=Cyprus|a:Cypriot 爱尔兰=Ireland|a:Irish 北爱尔兰=Northern_Ireland 苏格兰=Scotland|a:Scottish
  英格兰=England|a:English 威尔士=Wales|a:Welsh 直布罗陀=Gibraltar 摩洛哥=Morocco|a:Moroccan
  阿尔及利亚=Algeria|a:Algerian 突尼斯=Tunisia|a:Tunisian 利比亚=Libya|a:Libyan 苏丹=Sudan|a:Sudanese
  南苏丹=South_Sudan 埃塞俄比亚=Ethiopia|a:Ethiopian 厄立特里亚=Eritrea 索马里=Somalia|a:Somali 吉布提=Djibouti
  肯尼亚=Kenya|a:Kenyan 乌干达=Uganda|a:Ugandan 坦桑尼亚=Tanzania|a:Tanzanian 卢旺达=Rwanda|a:Rwandan 布隆迪=Burundi
  刚果=Congo|a:Congolese 刚果民主共和国=the_Democratic_Republic_of_the_Congo 加蓬=Gabon 喀麦隆=Cameroon|a:Cameroonian
  中非共和国=the_Central_African_Republic 乍得=Chad 尼日尔=Niger 尼日利亚=Nigeria|a:Nigerian 贝宁=Benin 多哥=Togo
  加纳=Ghana|a:Ghanaian 科特迪瓦=Côte_d'Ivoire 象牙海岸=Ivory_Coast 利比里亚=Liberia 塞拉利昂=Sierra_Leone
  几内亚=Guinea 几内亚比绍=Guinea-Bissau 冈比亚=the_Gambia 塞内加尔=Senegal|a:Senegalese 毛里塔尼亚=Mauritania
  马里=Mali|a:Malian 布基纳法索=Burkina_Faso 佛得角=Cape_Verde 安哥拉=Angola|a:Angolan 赞比亚=Zambia
  津巴布韦=Zimbabwe|a:Zimbabwean 马拉维=Malawi 莫桑比克=Mozambique 博茨瓦纳=Botswana 纳米比亚=Namibia 莱索托=Lesotho
  斯威士兰=Swaziland 马达加斯加=Madagascar 毛里求斯=Mauritius 塞舌尔=the_Seychelles 科摩罗=the_Comoros
  桑给巴尔=Zanzibar 撒哈拉=the_Sahara 撒哈拉沙漠=the_Sahara_Desert 墨西哥=Mexico|a:Mexican
  危地马拉=Guatemala|a:Guatemalan 洪都拉斯=Honduras|a:Honduran 萨尔瓦多=El_Salvador 尼加拉瓜=Nicaragua|a:Nicaraguan
  哥斯达黎加=Costa_Rica|a:Costa_Rican 巴拿马=Panama|a:Panamanian 伯利兹=Belize 古巴=Cuba|a:Cuban 海地=Haiti|a:Haitian
  多米尼加=the_Dominican_Republic|a:Dominican 牙买加=Jamaica|a:Jamaican 巴哈马=the_Bahamas
  波多黎各=Puerto_Rico|a:Puerto_Rican 特立尼达和多巴哥=Trinidad_and_Tobago 巴巴多斯=Barbados 百慕大=Bermuda
  哥伦比亚=Colombia|a:Colombian 委内瑞拉=Venezuela|a:Venezuelan 厄瓜多尔=Ecuador|a:Ecuadorian 秘鲁=Peru|a:Peruvian
  玻利维亚=Bolivia|a:Bolivian 巴西=Brazil|a:Brazilian 巴拉圭=Paraguay|a:Paraguayan 乌拉圭=Uruguay|a:Uruguayan
  阿根廷=Argentina|a:Argentine 智利=Chile|a:Chilean 圭亚那=Guyana 苏里南=Suriname 福克兰群岛=the_Falkland_Islands
  加拉帕戈斯群岛=the_Galapagos_Islands 沙特阿拉伯=Saudi_Arabia|a:Saudi 沙特=Saudi_Arabia|a:Saudi
  阿联酋=the_United_Arab_Emirates|a:Emirati 阿拉伯联合酋长国=the_United_Arab_Emirates 卡塔尔=Qatar|a:Qatari
  科威特=Kuwait|a:Kuwaiti 巴林=Bahrain 阿曼=Oman|a:Omani 也门=Yemen|a:Yemeni 约旦=Jordan|a:Jordanian
  叙利亚=Syria|a:Syrian 黎巴嫩=Lebanon|a:Lebanese 加沙=Gaza 加沙地带=the_Gaza_Strip 约旦河西岸=the_West_Bank
  耶路撒冷=Jerusalem 库尔德斯坦=Kurdistan 阿拉伯=Arabia|a:Arab 巴比伦=Babylon|a:Babylonian
  美索不达米亚=Mesopotamia|a:Mesopotamian 拜占庭=Byzantium|a:Byzantine 奥斯曼=Ottoman|a:Ottoman
  奥斯曼帝国=the_Ottoman_Empire 罗马帝国=the_Roman_Empire 罗马=Rome|a:Roman 大英帝国=the_British_Empire
  玛雅=Maya|a:Mayan 印加=Inca|a:Inca 阿兹特克=Aztec|a:Aztec 斐济=Fiji|a:Fijian 汤加=Tonga|a:Tongan
  萨摩亚=Samoa|a:Samoan 巴布亚新几内亚=Papua_New_Guinea 所罗门群岛=the_Solomon_Islands 瓦努阿图=Vanuatu
  新喀里多尼亚=New_Caledonia 帕劳=Palau 密克罗尼西亚=Micronesia 波利尼西亚=Polynesia|a:Polynesian 关岛=Guam
  夏威夷=Hawaii|a:Hawaiian 阿拉斯加=Alaska 塔斯马尼亚=Tasmania 西伯利亚=Siberia|a:Siberian 克里米亚=Crimea|a:Crimean
  车臣=Chechnya|a:Chechen 高加索=the_Caucasus 巴尔干=the_Balkans|a:Balkan 斯堪的纳维亚=Scandinavia|a:Scandinavian
  伊比利亚=Iberia|a:Iberian 加泰罗尼亚=Catalonia|a:Catalan 巴斯克=Basque|a:Basque 安达卢西亚=Andalusia
  巴伐利亚=Bavaria|a:Bavarian 普鲁士=Prussia|a:Prussian 西西里=Sicily|a:Sicilian 西西里岛=Sicily 撒丁岛=Sardinia
  科西嘉=Corsica 克里特岛=Crete 巴厘岛=Bali 爪哇=Java|a:Javanese 苏门答腊=Sumatra 婆罗洲=Borneo
  克什米尔=Kashmir|a:Kashmiri 旁遮普=Punjab|a:Punjabi 喜马拉雅=the_Himalayas|a:Himalayan 喜马拉雅山=the_Himalayas
  喜马拉雅山脉=the_Himalayas 珠穆朗玛峰=Mount_Everest 富士山=Mount_Fuji 乞力马扎罗山=Mount_Kilimanjaro
  阿尔卑斯山=the_Alps 阿尔卑斯=the_Alps|a:Alpine 安第斯山脉=the_Andes 安第斯=the_Andes|a:Andean
  落基山脉=the_Rocky_Mountains 乌拉尔=the_Urals 亚马逊=the_Amazon|a:Amazon 亚马逊河=the_Amazon_River
  亚马逊雨林=the_Amazon_rainforest 尼罗河=the_Nile 多瑙河=the_Danube 莱茵河=the_Rhine 泰晤士河=the_Thames
  塞纳河=the_Seine 伏尔加河=the_Volga 恒河=the_Ganges 印度河=the_Indus 湄公河=the_Mekong
  密西西比河=the_Mississippi_River 密苏里河=the_Missouri_River 科罗拉多河=the_Colorado_River 幼发拉底河=the_Euphrates
  底格里斯河=the_Tigris 刚果河=the_Congo_River 五大湖=the_Great_Lakes 贝加尔湖=Lake_Baikal 维多利亚湖=Lake_Victoria
  大堡礁=the_Great_Barrier_Reef 大峡谷=the_Grand_Canyon 苏伊士运河=the_Suez_Canal 巴拿马运河=the_Panama_Canal
  英吉利海峡=the_English_Channel 波斯湾=the_Persian_Gulf 墨西哥湾=the_Gulf_of_Mexico 孟加拉湾=the_Bay_of_Bengal
  马六甲海峡=the_Strait_of_Malacca 霍尔木兹海峡=the_Strait_of_Hormuz 白令海峡=the_Bering_Strait
  山东省=Shandong_Province 浙江省=Zhejiang_Province 江苏省=Jiangsu_Province 广东省=Guangdong_Province
  四川省=Sichuan_Province 河北省=Hebei_Province 安徽省=Anhui_Province 福建省=Fujian_Province 江西省=Jiangxi_Province
  云南省=Yunnan_Province 贵州省=Guizhou_Province 甘肃省=Gansu_Province 吉林省=Jilin_Province 辽宁省=Liaoning_Province
  黑龙江省=Heilongjiang_Province 山西省=Shanxi_Province 海南省=Hainan_Province 青海省=Qinghai_Province
  重庆市=Chongqing 天津市=Tianjin 深圳市=Shenzhen 广州市=Guangzhou 南京市=Nanjing 成都市=Chengdu 杭州市=Hangzhou
  西安市=Xi'an 泰山=Mount_Tai 黄山=Mount_Huangshan 嵩山=Mount_Song 恒山=Mount_Heng 天山=the_Tian_Shan 敦煌=Dunhuang
  长春=Changchun 绍兴=Shaoxing 襄州=Xiangzhou 朝阳=Chaoyang 港澳=Hong_Kong_and_Macao 吐蕃=Tubo 陕北=northern_Shaanxi
  三峡=the_Three_Gorges 昆仑=Kunlun 洞庭湖=Dongting_Lake 鄱阳湖=Poyang_Lake 太湖=Lake_Tai 西湖=West_Lake
  青藏高原=the_Qinghai-Tibet_Plateau 黄土高原=the_Loess_Plateau 塔里木=Tarim 塔克拉玛干沙漠=the_Taklamakan_Desert
  戈壁=the_Gobi 汶川=Wenchuan 唐山=Tangshan 台湾海峡=the_Taiwan_Strait 亚太地区=the_Asia-Pacific_region
  亚太=the_Asia-Pacific|a:Asia-Pacific 巴尔干半岛=the_Balkan_Peninsula 阿拉伯半岛=the_Arabian_Peninsula
  朝鲜半岛=the_Korean_Peninsula 伊比利亚半岛=the_Iberian_Peninsula 印度次大陆=the_Indian_subcontinent
  次大陆=subcontinent 爱琴海=the_Aegean_Sea 亚得里亚海=the_Adriatic_Sea 不列颠=Britain|a:British
  大不列颠=Great_Britain 特洛伊=Troy|a:Trojan 斯巴达=Sparta|a:Spartan 迦太基=Carthage 高卢=Gaul 哈拉帕=Harappa
  安纳托利亚=Anatolia 犹他=Utah 犹他州=Utah`,
);

/** Cities, provinces, rivers, mountains and seas. */
export const places = entriesOf(
  "name",
  `纽约市=New_York_City 纽约州=New_York 洛杉矶=Los_Angeles 芝加哥=Chicago 休斯顿=Houston 费城=Philadelphia
  凤凰城=Phoenix 圣安东尼奥=San_Antonio 圣地亚哥=San_Diego 达拉斯=Dallas 圣何塞=San_Jose 奥斯汀=Austin
  旧金山=San_Francisco 西雅图=Seattle 丹佛=Denver 波士顿=Boston 华盛顿=Washington 底特律=Detroit 孟菲斯=Memphis
  波特兰=Portland 拉斯维加斯=Las_Vegas 巴尔的摩=Baltimore 密尔沃基=Milwaukee 亚特兰大=Atlanta 迈阿密=Miami
  新奥尔良=New_Orleans 克利夫兰=Cleveland 明尼阿波利斯=Minneapolis 匹兹堡=Pittsburgh 辛辛那提=Cincinnati
  圣路易斯=St._Louis 奥兰多=Orlando 堪萨斯城=Kansas_City 檀香山=Honolulu 曼哈顿=Manhattan 布鲁克林=Brooklyn
  好莱坞=Hollywood 硅谷=Silicon_Valley 华尔街=Wall_Street 白宫=the_White_House 五角大楼=the_Pentagon
  国会山=Capitol_Hill 加利福尼亚=California 加利福尼亚州=California 加州=California 德克萨斯=Texas 德克萨斯州=Texas
  得克萨斯=Texas 得克萨斯州=Texas 德州=Texas 佛罗里达=Florida 佛罗里达州=Florida 宾夕法尼亚=Pennsylvania
  宾夕法尼亚州=Pennsylvania 伊利诺伊州=Illinois 俄亥俄州=Ohio 密歇根州=Michigan 新泽西州=New_Jersey 新泽西=New_Jersey
  弗吉尼亚州=Virginia 弗吉尼亚=Virginia 西弗吉尼亚州=West_Virginia 华盛顿州=Washington_state 亚利桑那州=Arizona
  马萨诸塞州=Massachusetts 田纳西州=Tennessee 印第安纳州=Indiana 密苏里州=Missouri 马里兰州=Maryland
  威斯康星州=Wisconsin 科罗拉多州=Colorado 明尼苏达州=Minnesota 南卡罗来纳州=South_Carolina
  北卡罗来纳州=North_Carolina 亚拉巴马州=Alabama 阿拉巴马州=Alabama 路易斯安那州=Louisiana 肯塔基州=Kentucky
  俄勒冈州=Oregon 俄克拉荷马州=Oklahoma 康涅狄格州=Connecticut 艾奥瓦州=Iowa 爱荷华州=Iowa 内华达州=Nevada
  阿肯色州=Arkansas 密西西比州=Mississippi 堪萨斯州=Kansas 新墨西哥州=New_Mexico 内布拉斯加州=Nebraska 爱达荷州=Idaho
  缅因州=Maine 新罕布什尔州=New_Hampshire 罗得岛=Rhode_Island 蒙大拿州=Montana 特拉华州=Delaware
  南达科他州=South_Dakota 北达科他州=North_Dakota 阿拉斯加州=Alaska 佛蒙特州=Vermont 怀俄明州=Wyoming 夏威夷州=Hawaii
  佐治亚州=Georgia 乔治亚州=Georgia 哥伦比亚特区=the_District_of_Columbia 多伦多=Toronto 温哥华=Vancouver
  蒙特利尔=Montreal 渥太华=Ottawa 魁北克=Quebec 安大略=Ontario 安大略省=Ontario 卡尔加里=Calgary
  不列颠哥伦比亚省=British_Columbia 阿尔伯塔省=Alberta 新斯科舍=Nova_Scotia 悉尼=Sydney 墨尔本=Melbourne
  布里斯班=Brisbane 珀斯=Perth 阿德莱德=Adelaide 堪培拉=Canberra 达尔文=Darwin 新南威尔士=New_South_Wales
  新南威尔士州=New_South_Wales 昆士兰=Queensland 昆士兰州=Queensland 维多利亚州=Victoria 奥克兰=Auckland
  惠灵顿=Wellington 基督城=Christchurch 曼彻斯特=Manchester 利物浦=Liverpool 伯明翰=Birmingham 利兹=Leeds 牛津=Oxford
  剑桥=Cambridge 布里斯托尔=Bristol 爱丁堡=Edinburgh 格拉斯哥=Glasgow 卡迪夫=Cardiff 贝尔法斯特=Belfast 都柏林=Dublin
  约克郡=Yorkshire 朴茨茅斯=Portsmouth 普利茅斯=Plymouth 马赛=Marseille 里昂=Lyon 尼斯=Nice 图卢兹=Toulouse
  波尔多=Bordeaux 斯特拉斯堡=Strasbourg 凡尔赛=Versailles 诺曼底=Normandy 柏林=Berlin 慕尼黑=Munich 汉堡=Hamburg
  法兰克福=Frankfurt 科隆=Cologne 斯图加特=Stuttgart 德累斯顿=Dresden 莱比锡=Leipzig 波恩=Bonn 马德里=Madrid
  巴塞罗那=Barcelona 瓦伦西亚=Valencia 塞维利亚=Seville 里斯本=Lisbon 波尔图=Porto 米兰=Milan 那不勒斯=Naples
  都灵=Turin 威尼斯=Venice 佛罗伦萨=Florence 热那亚=Genoa 博洛尼亚=Bologna 比萨=Pisa 庞贝=Pompeii 维也纳=Vienna
  萨尔茨堡=Salzburg 苏黎世=Zurich 日内瓦=Geneva 伯尔尼=Bern 布鲁塞尔=Brussels 安特卫普=Antwerp 阿姆斯特丹=Amsterdam
  鹿特丹=Rotterdam 海牙=The_Hague 哥本哈根=Copenhagen 斯德哥尔摩=Stockholm 哥德堡=Gothenburg 奥斯陆=Oslo
  赫尔辛基=Helsinki 雷克雅未克=Reykjavik 塔林=Tallinn 里加=Riga 维尔纽斯=Vilnius 华沙=Warsaw 克拉科夫=Krakow
  布拉格=Prague 布达佩斯=Budapest 布加勒斯特=Bucharest 索非亚=Sofia 贝尔格莱德=Belgrade 萨拉热窝=Sarajevo
  萨格勒布=Zagreb 莫斯科=Moscow 圣彼得堡=Saint_Petersburg 列宁格勒=Leningrad 斯大林格勒=Stalingrad 基辅=Kyiv
  敖德萨=Odesa 切尔诺贝利=Chernobyl 明斯克=Minsk 第比利斯=Tbilisi 巴库=Baku 伊斯坦布尔=Istanbul 安卡拉=Ankara
  君士坦丁堡=Constantinople 开罗=Cairo 亚历山大=Alexander 亚历山大港=Alexandria 特拉维夫=Tel_Aviv 贝鲁特=Beirut
  大马士革=Damascus 阿勒颇=Aleppo 巴格达=Baghdad 巴士拉=Basra 德黑兰=Tehran 迪拜=Dubai 阿布扎比=Abu_Dhabi 多哈=Doha
  利雅得=Riyadh 麦加=Mecca 麦地那=Medina 喀布尔=Kabul 坎大哈=Kandahar 伊斯兰堡=Islamabad 卡拉奇=Karachi 拉合尔=Lahore
  白沙瓦=Peshawar 新德里=New_Delhi 德里=Delhi 孟买=Mumbai 加尔各答=Kolkata 班加罗尔=Bangalore 达卡=Dhaka
  加德满都=Kathmandu 科伦坡=Colombo 仰光=Yangon 曼谷=Bangkok 清迈=Chiang_Mai 普吉岛=Phuket 金边=Phnom_Penh
  吴哥窟=Angkor_Wat 河内=Hanoi 胡志明市=Ho_Chi_Minh_City 西贡=Saigon 万象=Vientiane 吉隆坡=Kuala_Lumpur 雅加达=Jakarta
  马尼拉=Manila 首尔=Seoul 汉城=Seoul 釜山=Busan 平壤=Pyongyang 大阪=Osaka 京都=Kyoto 名古屋=Nagoya 横滨=Yokohama
  神户=Kobe 广岛=Hiroshima 长崎=Nagasaki 福岛=Fukushima 北海道=Hokkaido 冲绳=Okinawa 乌兰巴托=Ulaanbaatar
  塔什干=Tashkent 撒马尔罕=Samarkand 阿拉木图=Almaty 内罗毕=Nairobi 蒙巴萨=Mombasa 拉各斯=Lagos 阿布贾=Abuja
  阿克拉=Accra 达喀尔=Dakar 喀土穆=Khartoum 亚的斯亚贝巴=Addis_Ababa 摩加迪沙=Mogadishu 金沙萨=Kinshasa
  约翰内斯堡=Johannesburg 开普敦=Cape_Town 比勒陀利亚=Pretoria 哈拉雷=Harare 的黎波里=Tripoli 班加西=Benghazi
  卡萨布兰卡=Casablanca 马拉喀什=Marrakech 拉巴特=Rabat 廷巴克图=Timbuktu 达尔富尔=Darfur 墨西哥城=Mexico_City
  哈瓦那=Havana 太子港=Port-au-Prince 波哥大=Bogotá 加拉加斯=Caracas 基多=Quito 利马=Lima 库斯科=Cusco
  马丘比丘=Machu_Picchu 拉巴斯=La_Paz 圣保罗=São_Paulo 里约热内卢=Rio_de_Janeiro 里约=Rio 巴西利亚=Brasília
  布宜诺斯艾利斯=Buenos_Aires 蒙得维的亚=Montevideo 关塔那摩=Guantanamo 珍珠港=Pearl_Harbor 复活节岛=Easter_Island
  格林威治=Greenwich 格林尼治=Greenwich`,
);
