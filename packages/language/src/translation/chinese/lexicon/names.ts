import { entriesOf } from "./entries.ts";

/** Names that are neither of a place nor of a person. */
export const names = entriesOf(
  "name",
  `火星=Mars 金星=Venus 欧盟=the_European_Union 联合国=the_United_Nations 世界卫生组织=the_World_Health_Organization
  苏联=the_Soviet_Union 互联网=the_Internet 奥运会=the_Olympic_Games 京都=Kyoto 英语=English 汉语=Chinese
  西班牙语=Spanish 俄语=Russian 西方=the_West 东方=the_East 加州=California 众议院=the_House_of_Representatives
  国民党=the_Kuomintang 全国人民代表大会=the_National_People's_Congress 天安门=Tiananmen 百度=Baidu 微软=Microsoft
  世界杯=the_World_Cup 天主教会=the_Catholic_Church 北京大学=Peking_University 清华大学=Tsinghua_University
  复旦大学=Fudan_University 浙江大学=Zhejiang_University 武汉大学=Wuhan_University 南京大学=Nanjing_University`,
);

/** Organisations, firms and brands. */
export const organisations = entriesOf("name", `北约=NATO`);
