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
  昆明=Kunming 贵阳=Guiyang 兰州=Lanzhou 郑州=Zhengzhou 济南=Jinan 太原=Taiyuan 石家庄=Shijiazhuang 南昌=Nanchang
  合肥=Hefei 福州=Fuzhou 南宁=Nanning 海口=Haikou 拉萨=Lhasa 桂林=Guilin 三亚=Sanya 珠海=Zhuhai 东莞=Dongguan
  佛山=Foshan 温州=Wenzhou 徐州=Xuzhou 扬州=Yangzhou 台北=Taipei 高雄=Kaohsiung 荆门=Jingmen 随州=Suizhou 汉口=Hankou
  南海=the_South_China_Sea 东海=the_East_China_Sea 黄海=the_Yellow_Sea 渤海=the_Bohai_Sea 珠江=the_Pearl_River
  淮河=the_Huai_River 香港特别行政区=the_Hong_Kong_Special_Administrative_Region 俄国=Russia|a:Russian 东京=Tokyo
  伦敦=London 巴黎=Paris 南非=South_Africa|a:South_African 波斯=Persia|a:Persian 纽约=New_York
  越南=Vietnam|a:Vietnamese 泰国=Thailand|a:Thai 东南亚=Southeast_Asia|a:Southeast_Asian 恩施=Enshi 孝感=Xiaogan
  鄂州=Ezhou 咸宁=Xianning 仙桃=Xiantao 南阳=Nanyang 汉江=the_Han_River 长城=the_Great_Wall 华山=Mount_Hua
  满洲=Manchuria 湖南省=Hunan_Province 埃及=Egypt|a:Egyptian`,
);
