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
  长江流域=the_Yangtze_River_basin`,
);
