import { entriesOf } from "./entries.ts";

/** Verbs with what follows them as one word: result, direction, preposition or object. */
export const verbPhrases = entriesOf(
  "verb",
  `没什么= 哈哈大笑=laugh_loudly 看上去=seem 不同于=differ_from|p:unlike 来源于=come_from
  自动化=automate|n:automation|a:automated 归咎于=attribute_to 归一化=normalize|n:normalization
  可视化=visualize|n:visualization 等同于=be_equivalent_to 不足以=be_not_enough_to 得益于=benefit_from
  受益于=benefit_from 受限于=be_limited_by 依赖于=depend_on 取决于=depend_on 有赖于=depend_on 有别于=differ_from
  区别于=differ_from 来自于=come_from 起源于=originate_from 归功于=be_attributed_to 归因于=be_attributed_to
  服务于=serve 作用于=act_on 应用于=be_applied_to 适用于=be_applicable_to 运用于=be_applied_to 集中于=focus_on
  聚焦于=focus_on 着眼于=focus_on 侧重于=focus_on 倾向于=tend_to 趋向于=tend_to 局限于=be_limited_to
  仅限于=be_limited_to 有利于=be_conducive_to 不利于=be_detrimental_to 有助于=help_to 有益于=benefit
  立足于=be_based_on 根植于=be_rooted_in 植根于=be_rooted_in 建立在=be_based_on 意识到=realize 认识到=recognize
  涉及到=involve 称之为=be_called 命名为=name 定义为=define_as 表现为=manifest_as 表现出=show 体现出=reflect
  体现在=be_reflected_in 显示出=show 反映出=reflect 表达出=express 揭示出=reveal 得到了=obtain 取得了=achieve
  导致了=lead_to 引起了=cause 产生了=produce 造成了=cause 看出来=see 感觉到=feel 感受到=feel 观察到=observe
  检测到=detect 注意到=notice 接触到=come_into_contact_with 延伸到=extend_to 扩展到=extend_to 上升到=rise_to
  下降到=fall_to 增加到=increase_to 减少到=decrease_to 降低到=reduce_to 转移到=transfer_to 回归到=return_to
  进入到=enter 感染上=be_infected_with 徒步旅行=hike|n:hiking 不容忽视=cannot_be_ignored
  层出不穷=emerge_in_endless_succession 千差万别=vary_widely 因地制宜=adapt_to_local_conditions
  因人而异=vary_from_person_to_person 与时俱进=keep_pace_with_the_times 齐心协力=work_together 全力以赴=go_all_out
  坚持不懈=persevere 持之以恒=persevere 迫不及待=cannot_wait_to 不知所措=be_at_a_loss 无济于事=be_of_no_use
  名列前茅=rank_among_the_best 相辅相成=complement_each_other 相得益彰=complement_each_other
  供不应求=be_in_short_supply 脱颖而出=stand_out 突飞猛进=advance_rapidly 日新月异=change_rapidly
  方兴未艾=be_on_the_rise 不言而喻=go_without_saying 首当其冲=bear_the_brunt 四通八达=extend_in_all_directions
  络绎不绝=come_in_an_endless_stream 自力更生=be_self-reliant 艰苦奋斗=work_hard 实事求是=seek_truth_from_facts
  以身作则=lead_by_example 来得及=have_time 开玩笑=joke 看不见=cannot_see 不可忽视=cannot_be_ignored 出生在=be_born_in
  发生在=occur_in 生活在=live_in 集中在=be_concentrated_in 分布在=be_distributed_in 存在于=exist_in 保持在=remain_at
  控制在=be_controlled_at 表现在=be_reflected_in 稳定在=stabilize_at 工作在=work_in 坐落在=be_located_in
  坐落于=be_located_in 居住在=live_in 定居在=settle_in 出现在=appear_in 流行于=be_popular_in 成立于=be_founded_in
  始建于=be_built_in 创立于=be_founded_in 创建于=be_founded_in 毕业于=graduate_from 任职于=work_at 就职于=work_at
  就读于=study_at 产生于=arise_from 诞生于=be_born_in 形成于=form_in 发源于=originate_in 兴起于=rise_in
  得名于=be_named_after 相当于=be_equivalent_to 不低于=be_not_less_than|p:no_less_than 不高于=be_not_higher_than
  不少于=be_no_less_than|p:at_least 服从于=obey 从属于=be_subordinate_to 满足于=be_satisfied_with 习惯于=be_used_to
  擅长于=be_good_at 热衷于=be_keen_on 专注于=focus_on 致力于=be_committed_to 投身于=devote_oneself_to
  献身于=devote_oneself_to 沉迷于=be_addicted_to 归属于=belong_to 附着在=attach_to 附着于=attach_to
  暴露于=be_exposed_to 暴露在=be_exposed_to 面临着=face 存在着=exist 意味着=mean 标志着=mark 象征着=symbolize
  代表着=represent 影响着=affect 随之而来=follow|a:consequent 拥有着=have 伴随着=accompany|p:along_with
  围绕着=surround|p:around 承载着=carry 肩负着=shoulder 扮演着=play 发挥着=play 占据着=occupy 保持着=maintain
  充满着=be_full_of 隐藏着=hide 蕴含着=contain 包含着=contain 转变成=turn_into 转化成=convert_into 演变成=evolve_into
  发展成=develop_into 制作成=make_into 认定为=identify_as 任命为=appoint_as 转变为=transform_into 转化为=convert_into
  演变为=evolve_into 发展为=develop_into 改造为=transform_into 划分为=divide_into 归纳为=summarize_as
  概括为=summarize_as 表述为=express_as 解释为=interpret_as 理解为=understand_as 公认为=recognize_as
  确立为=establish_as 确定为=determine_as 当选为=be_elected 晋升为=be_promoted_to 合并为=merge_into 缩短为=shorten_to
  更名为=be_renamed 改名为=be_renamed 改称为=be_renamed 取名为=be_named 简称为=be_abbreviated_as
  统称为=be_collectively_called 又称为=be_also_known_as 也称为=be_also_called 也被称为=be_also_known_as
  被誉为=be_hailed_as 被视为=be_regarded_as 被认为=be_considered 被认为是=be_considered 被称作=be_called
  被称为=be_called 被命名为=be_named 被选为=be_elected_as 被评为=be_rated_as 被列为=be_listed_as 被告知=be_told
  提供给=provide_to 授予给=award_to 藏起来=hide 看起来=look 团结起来=unite 联合起来=unite 发展起来=develop
  建立起来=establish 结合起来=combine 站起来=stand_up 想起来=remember 加起来=add_up 说起来=speak_of 连接起来=connect
  联系起来=connect 组织起来=organize 停下来=stop 留下来=stay 保存下来=be_preserved 流传下来=be_handed_down
  传下来=be_handed_down 掉下来=fall_down 坐下来=sit_down 安定下来=settle_down 冷静下来=calm_down 慢下来=slow_down
  继续下去=continue 坚持下去=persist 传下去=pass_on 掉下去=fall 活下去=live_on 活下来=survive 生存下来=survive
  生存下去=survive 跑出来=run_out 说出来=say 提出来=propose 显示出来=show 表现出来=show 释放出来=release
  分离出来=separate 独立出来=become_independent 走出来=come_out 找出来=find 写出来=write 拿出来=take_out 救出来=rescue
  逃出来=escape 排出来=discharge 流出来=flow_out 走出去=go_out 传出去=spread 卖出去=sell 买下来=buy 拍下来=take
  记录下来=record 写下来=write_down 放下来=put_down 吸引住=attract 弄清楚=figure_out 搞清楚=figure_out 准备好=be_ready
  安排好=arrange 提高到=increase_to 扩大到=expand_to 缩小到=shrink_to 变化为=change_into 后来居上=come_from_behind
  看不到=cannot_see 听不到=cannot_hear 找不到=cannot_find 做不到=cannot_do 得不到=cannot_get 买不到=cannot_buy
  受不了=cannot_stand 离不开=be_inseparable_from 忘不了=cannot_forget 说不出=cannot_say 说不清=be_hard_to_say
  想不出=cannot_think_of 看不出=cannot_tell 看不起=look_down_on 买不起=cannot_afford 付不起=cannot_afford
  负担不起=cannot_afford 来不及=be_too_late_to 等不及=cannot_wait 达不到=fail_to_reach 跟不上=cannot_keep_up_with
  比不上=be_inferior_to 赶不上=cannot_catch_up_with 解决不了=cannot_solve 改变不了=cannot_change
  避免不了=be_unavoidable 少不了=be_indispensable 免不了=be_unavoidable 靠不住=be_unreliable 禁不住=cannot_help
  忍不住=cannot_help 不确定=be_uncertain|a:uncertain 有必要=be_necessary_to 有可能=be_likely_to|m:may
  很可能=be_likely_to|m:may 极有可能=be_very_likely_to 不太可能=be_unlikely_to 不大可能=be_unlikely_to 可能是=may_be
  引以为傲=be_proud_of 引以为豪=be_proud_of 打电话=call 发短信=text 发邮件=email 上厕所=go_to_the_bathroom
  看电视=watch_television 看电影=watch_a_movie 听音乐=listen_to_music 玩游戏=play_games 踢足球=play_football
  打篮球=play_basketball 打网球=play_tennis 拍电影=make_a_film 度蜜月=honeymoon 买东西=shop 找工作=look_for_a_job
  开公司=start_a_company 做生意=do_business 谈生意=do_business 签合同=sign_a_contract 生孩子=have_a_child
  养孩子=raise_a_child 带孩子=take_care_of_children 喝咖啡=drink_coffee 量体温=take_one's_temperature
  动手术=have_an_operation 伸出援手=lend_a_hand 提供帮助=help 起作用=work 发挥作用=play_a_role 产生影响=have_an_effect
  造成影响=have_an_effect 过生日=celebrate_one's_birthday 没想到=be_surprised_that 想不到=be_surprised_that
  舍不得=be_reluctant_to 呈现出=show 展现出=show 表示感谢=thank 表示衷心感谢=express_heartfelt_thanks
  得出结论=draw_conclusions 有统计学意义=be_statistically_significant 具有统计学意义=be_statistically_significant
  无统计学意义=be_not_statistically_significant 差异有统计学意义=differ_significantly
  具有显著性差异=differ_significantly 呈正相关=be_positively_correlated 呈负相关=be_negatively_correlated
  正相关=be_positively_correlated|n:positive_correlation 负相关=be_negatively_correlated|n:negative_correlation
  起中介作用=mediate 提供参考=provide_a_reference 提供依据=provide_a_basis 提供借鉴=provide_a_reference
  奠定基础=lay_a_foundation 推广应用=promote|n:promotion_and_application 广泛应用=be_widely_used|n:wide_application
  广泛应用于=be_widely_used_in 受到广泛关注=receive_wide_attention 引起关注=attract_attention
  备受关注=attract_much_attention 引起广泛关注=attract_wide_attention 取得进展=make_progress 取得成功=succeed
  取得成果=achieve_results 随机分为=randomly_divide_into 分别为=be_respectively 进行比较=compare 加以分析=analyze
  进行分析=analyze 进行研究=study 进行讨论=discuss 进行评价=evaluate 进行调查=investigate 进行测试=test 进行治疗=treat
  进行检测=detect 进行探讨=explore 进行验证=verify 进行实验=conduct_experiments 进行改进=improve 进行优化=optimize
  进行处理=process 进行管理=manage 进行控制=control 进行预测=predict 进行训练=train 进行对比=compare
  做出贡献=contribute 作出贡献=contribute 做出决定=decide 作出决定=decide 做出反应=respond 作出反应=respond
  做出选择=choose 采取措施=take_measures 采取行动=take_action 发挥重要作用=play_an_important_role
  发挥着重要作用=play_an_important_role 起重要作用=play_an_important_role 具有重要意义=be_of_great_significance
  具有重要作用=play_an_important_role 有重要意义=be_of_great_significance 相一致=be_consistent 相吻合=be_consistent
  相适应=be_adapted 相结合=be_combined 相联系=be_linked 相关联=be_associated 相对应=correspond 相匹配=match
  相互影响=influence_each_other 相互促进=promote_each_other 相互作用=interact|n:interaction
  相互依存=be_interdependent|n:interdependence 出生于=be_born_in 努力学习=study_hard 努力工作=work_hard
  翻译成=translate_into 翻译为=translate_as 走向衰落=decline 下大雨=rain_heavily 逃出去=escape 拉开序幕=begin
  拉开帷幕=begin 观测到=observe 做准备=prepare 计算在内=be_included 死里逃生=escape_death 当仁不让=take_the_lead`,
);
