import { entriesOf } from "./entries.ts";

export const times = entriesOf(
  "time",
  `今天=today 昨天=yesterday 明天=tomorrow 今年=this_year 去年=last_year 明年=next_year 周一=Monday 周二=Tuesday
  周三=Wednesday 周四=Thursday 周五=Friday 周六=Saturday 周日=Sunday 星期一=Monday 星期二=Tuesday 星期四=Thursday
  星期五=Friday 星期六=Saturday 星期日=Sunday 星期天=Sunday 上午=the_morning 下午=the_afternoon 晚上=the_evening
  早上=the_morning 近年来=in_recent_years 近年=in_recent_years 如今=today 当天=that_day 当年=that_year 上周=last_week
  上个月=last_month 早晨=the_morning 中午=noon 夜间=night 春天=spring 夏季=summer 冬季=winter 周末=the_weekend
  上周五=last_Friday 今日=today 现今=today 当今=today 眼下=now 昨日=yesterday 明日=tomorrow 昨晚=last_night
  今晚=tonight 当晚=that_night 当日=that_day 次日=the_next_day 第二天=the_next_day 翌日=the_next_day
  前天=the_day_before_yesterday 前一天=the_day_before 同年=the_same_year 次年=the_following_year
  翌年=the_following_year 本周=this_week 这周=this_week 下周=next_week 本月=this_month 上月=last_month 下月=next_month
  每月=every_month 每周=every_week 每晚=every_night 每日=every_day|a:daily 凌晨=the_early_morning
  清晨=the_early_morning 傍晚=the_evening 午夜=midnight 半夜=midnight 深夜=late_at_night 白天=the_day 夜晚=night
  夜里=the_night 秋天=autumn 秋季=autumn 冬天=winter 夏天=summer 春季=spring 年初=the_beginning_of_the_year
  年底=the_end_of_the_year 年末=the_end_of_the_year 月底=the_end_of_the_month 前年=the_year_before_last
  后年=the_year_after_next 从前=once 古时候=ancient_times 古时=ancient_times 史前=prehistoric_times
  中世纪=the_Middle_Ages 近代=modern_times|a:modern 近期=recently|a:recent 近日=recently 日前=recently 不久前=recently
  刚才=just_now 此刻=at_this_moment 周日上午=Sunday_morning 元旦=New_Year's_Day 春节=the_Spring_Festival
  圣诞节=Christmas 感恩节=Thanksgiving 万圣节=Halloween 复活节=Easter 情人节=Valentine's_Day 二战=World_War_II
  一战=World_War_I 第二次世界大战=World_War_II 第一次世界大战=World_War_I 工业革命=the_Industrial_Revolution
  文艺复兴=the_Renaissance 多年=many_years|x:many_years_of 全年=the_whole_year 清代=the_Qing_Dynasty
  清朝=the_Qing_Dynasty 明朝=the_Ming_Dynasty 明代=the_Ming_Dynasty 宋代=the_Song_Dynasty 宋朝=the_Song_Dynasty
  唐代=the_Tang_Dynasty 唐朝=the_Tang_Dynasty 元代=the_Yuan_Dynasty 元朝=the_Yuan_Dynasty 汉代=the_Han_Dynasty
  汉朝=the_Han_Dynasty 隋朝=the_Sui_Dynasty 秦朝=the_Qin_Dynasty 三国时期=the_Three_Kingdoms_period
  春秋=the_Spring_and_Autumn_period 战国=the_Warring_States_period 明清=the_Ming_and_Qing_Dynasties
  民国=the_Republic_of_China 古代=ancient_times|a:ancient 五年=five_years 两年=two_years 三年=three_years
  四年=four_years 八年=eight_years 六年=six_years 七年=seven_years 九年=nine_years 半年=half_a_year 数年=several_years
  多年来=for_many_years 近几年=in_recent_years 近些年=in_recent_years 长期以来=for_a_long_time 有史以来=in_history
  同一天=the_same_day 两天=two_days 三天=three_days 几小时=a_few_hours 数小时=several_hours 数天=several_days
  数月=several_months 几个月=several_months 两个月=two_months 三个月=three_months 六个月=six_months 数周=several_weeks
  两周=two_weeks 一周=one_week 一个月=one_month 一小时=one_hour 早些时候=earlier 不久之后=soon_after 不久后=soon_after
  很久以前=a_long_time_ago 将来=the_future 中期=the_middle_period|a:mid-term 二年=two_years 上年=the_previous_year
  东汉=the_Eastern_Han_Dynasty 西汉=the_Western_Han_Dynasty 文化大革命=the_Cultural_Revolution
  抗日战争=the_War_of_Resistance_against_Japan 辛亥革命=the_Xinhai_Revolution 北宋=the_Northern_Song_Dynasty
  南宋=the_Southern_Song_Dynasty 西周=the_Western_Zhou_Dynasty 三国=the_Three_Kingdoms 本世纪=this_century
  上世纪=the_last_century 一年级=first_grade 二十世纪=the_20th_century 二十一世纪=the_21st_century
  十九世纪=the_19th_century 十八世纪=the_18th_century 百年=a_hundred_years 这天=that_day 有一天=one_day 那年=that_year
  那一年=that_year 五代=the_Five_Dynasties 民国时期=the_Republican_period 西晋=the_Western_Jin_Dynasty
  东晋=the_Eastern_Jin_Dynasty 北魏=the_Northern_Wei_Dynasty 一夜=one_night|d:overnight 童年=childhood|n:childhood
  青春期=puberty 当代=contemporary_times|a:contemporary 前不久=recently 三月=March 四月=April 五月=May 八月=August
  一月=January 二月=February 六月=June 七月=July 九月=September 十月=October 十一月=November 十二月=December
  中叶=the_middle 战后=after_the_war|a:postwar 二十年=twenty_years 十五年=fifteen_years 几十年=decades
  早年=the_early_years 时下=now 岁月=the_years 日间=the_daytime 有时候=sometimes 西元=AD 公元=AD 公元前=BC
  晚年=old_age|n:later_years 清末=the_late_Qing_Dynasty 上次=last_time 下次=next_time 中旬=the_middle_of_the_month
  上旬=the_beginning_of_the_month 下旬=the_end_of_the_month 南北朝=the_Northern_and_Southern_Dynasties 黄昏=dusk
  末年=the_last_years 上半年=the_first_half_of_the_year 下半年=the_second_half_of_the_year
  中年=middle_age|a:middle-aged 千年=a_thousand_years|n:millennium 三十年=thirty_years 国庆节=National_Day
  上半场=the_first_half 下半场=the_second_half 假期=the_holiday|n:vacation 暑假=the_summer_vacation
  寒假=the_winter_vacation 雨季=the_rainy_season 旱季=the_dry_season 旺季=the_peak_season 淡季=the_off-season
  工作日=weekday|n:working_day 星期三=Wednesday 新年=New_Year 除夕=New_Year's_Eve 平安夜=Christmas_Eve
  中秋节=the_Mid-Autumn_Festival 端午节=the_Dragon_Boat_Festival 清明节=the_Qingming_Festival
  元宵节=the_Lantern_Festival 白垩纪=the_Cretaceous 侏罗纪=the_Jurassic 三叠纪=the_Triassic 石器时代=the_Stone_Age
  青铜时代=the_Bronze_Age 铁器时代=the_Iron_Age 冰河时代=the_Ice_Age 启蒙运动=the_Enlightenment 前夕=eve|n:eve
  明末=the_late_Ming_Dynasty 第二年=the_following_year 初年=the_early_years 往年=previous_years
  正月=the_first_lunar_month 数日=several_days 数十年=decades 今夜=tonight 那日=that_day 十二年=twelve_years
  十三年=thirteen_years 十七年=seventeen_years 一世=lifetime|n 十分钟=ten_minutes 五分钟=five_minutes
  两分钟=two_minutes 三分钟=three_minutes 几分钟=a_few_minutes 数分钟=several_minutes 十五分钟=fifteen_minutes
  二十分钟=twenty_minutes 三十分钟=thirty_minutes 半小时=half_an_hour 半个小时=half_an_hour 两小时=two_hours
  几个小时=a_few_hours 十年=ten_years 十天=ten_days 十几年=more_than_ten_years 二十多年=more_than_twenty_years
  十多年=more_than_ten_years 几百年=hundreds_of_years 几千年=thousands_of_years 数百年=hundreds_of_years
  数千年=thousands_of_years 数百万年=millions_of_years 上千年=thousands_of_years 几十年来=for_decades
  数十年来=for_decades 多年以来=for_many_years 几天后=a_few_days_later 几天前=a_few_days_ago 几年前=a_few_years_ago
  几年后=a_few_years_later 多年前=many_years_ago 多年后=many_years_later 不久以后=soon_after 之后不久=shortly_after
  当地时间=local_time 北京时间=Beijing_time 格林尼治标准时间=GMT 协调世界时=UTC 美国东部时间=Eastern_Time
  东部时间=Eastern_Time 同时期=the_same_period 同期=the_same_period|a:same-period 这段时间=this_period
  一段时间=a_period_of_time 很长一段时间=a_long_time 长时间=a_long_time|d:for_a_long_time|a:long 短时间=a_short_time
  短时间内=in_a_short_time|d:in_a_short_time 短期内=in_the_short_term|d:in_the_short_term 长期内=in_the_long_term
  有生之年=one's_lifetime 世纪末=the_end_of_the_century 世纪初=the_beginning_of_the_century 年代初=the_early_years
  年代末=the_late_years 白垩纪时期=the_Cretaceous_period 侏罗纪时期=the_Jurassic_period
  那时候=that_time|d:at_that_time 从那时候起=since_then 此时此刻=at_this_moment 后天=the_day_after_tomorrow|a:acquired
  昨夜=last_night 隋唐=the_Sui_and_Tang_Dynasties 先秦=the_pre-Qin_period|a:pre-Qin 世代=generations|d:for_generations
  过往=the_past|a:past 月初=the_beginning_of_the_month 幼年=childhood`,
);

export const measures = entriesOf(
  "measure",
  `个= 种=kind_of 名= 位= 次=time 年=year 月=month 日=day 天=day|n 小时=hour 分钟=minute 秒=second 周=week 岁=year_old
  件= 条= 张= 座= 架= 辆= 支= 家= 台= 部= 篇= 段= 份= 套= 批=batch_of 双=pair_of 类=class_of 层=layer_of 场= 届=
  米=meter 英里=mile 英尺=foot 英寸=inch 克=gram 吨=ton 升=liter 度=degree 元=yuan 英镑=pound 美分=cent 例=case 颗=
  艘= 株= 片= 块= 枚= 道= 句= 级=level 点=point 户=household 公顷=hectare 摄氏度=degree_Celsius 个月=month
  平方千米=square_kilometer 平方公里=square_kilometer 平方米=square_meter 平方英里=square_mile 立方米=cubic_meter
  立方厘米=cubic_centimeter 平方英尺=square_foot 亩=mu 英亩=acre 海里=nautical_mile 微克=microgram 纳米=nanometer
  微米=micrometer 毫秒=millisecond 千瓦=kilowatt 兆瓦=megawatt 千瓦时=kilowatt_hour 赫兹=hertz 帕=pascal 伏=volt
  安培=ampere 千卡=kilocalorie 卡路里=calorie 磅=pound 盎司=ounce 加仑=gallon 码=yard 卢布=ruble 卢比=rupee 日元=yen
  韩元=won 人民币=yuan|n:renminbi 港元=Hong_Kong_dollar 法郎=franc 澳元=Australian_dollar 加元=Canadian_dollar
  比索=peso 百分点=percentage_point 星期=week|n:week 礼拜=week 钟头=hour 季度=quarter|n 学年=academic_year
  学期=semester 次数= 滴=drop_of 杯=cup_of 瓶=bottle_of 盒=box_of 箱=box_of 袋=bag_of 桶=barrel_of 堆=pile_of
  排=row_of 串=string_of 束=bundle_of 册=volume 匹= 棵= 朵= 粒= 顶= 扇= 幅= 幢= 栋= 滩= 代=generation 公里=km 千米=km
  厘米=cm 毫米=mm 毫克=mg 千克=kg 公斤=kg 毫升=mL 倍=time 档= 轮=round|n:wheel`,
);
