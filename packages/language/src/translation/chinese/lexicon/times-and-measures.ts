import { entriesOf } from "./entries.ts";

export const times = entriesOf(
  "time",
  `今天=today 昨天=yesterday 明天=tomorrow 今年=this_year 去年=last_year 明年=next_year 周一=Monday 周二=Tuesday
  周三=Wednesday 周四=Thursday 周五=Friday 周六=Saturday 周日=Sunday 星期一=Monday 星期二=Tuesday 星期三=Wednesday
  星期四=Thursday 星期五=Friday 星期六=Saturday 星期日=Sunday 星期天=Sunday 上午=the_morning 下午=the_afternoon
  晚上=the_evening 早上=the_morning 近年来=in_recent_years 近年=in_recent_years 如今=today 当天=that_day
  当年=that_year 上周=last_week 下周=next_week 上个月=last_month 早晨=the_morning 中午=noon 夜间=night 春天=spring
  夏季=summer 冬季=winter 周末=the_weekend`,
);

export const measures = entriesOf(
  "measure",
  `个= 种=kind_of 项=|n:item 名= 位= 次=time 年=year 月=month 日=day 天=day|n 小时=hour 分钟=minute 秒=second 周=week
  岁=year_old 件= 条= 张= 座= 架= 辆= 头=|n:head 支= 家= 台= 部= 篇= 段= 份= 套= 批=batch_of 双=pair_of 类=class_of
  层=layer_of 场= 届= 倍=times 米=meter 千米=kilometer 公里=kilometer 厘米=centimeter 毫米=millimeter 英里=mile
  英尺=foot 英寸=inch 克=gram 千克=kilogram 公斤=kilogram 吨=ton 升=liter 毫升=milliliter 度=degree 元=yuan 英镑=pound
  美分=cent 例=case 颗= 艘= 株= 片= 块= 枚= 道= 门=|n:door 句= 轮=round 级=level 代=generation 点=point 户=household
  桶=barrel 公顷=hectare 摄氏度=degree_Celsius 个月=month`,
);
