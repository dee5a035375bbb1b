import { entriesOf } from "./entries.ts";

/** Verbs, with the preposition their object takes. */
export const verbs = entriesOf(
  "verb",
  `表明=show 显示=show 说明=illustrate 发现=find 认为=believe 指出=point_out 提出=propose 提供=provide 采用=adopt
  使用=use|n 利用=use 运用=apply 应用=apply|n:application 进行=carry_out 开展=carry_out 实施=implement 实现=achieve
  提高=improve|n:improvement 提升=improve 改善=improve 完善=improve 促进=promote 推动=promote 推进=advance
  加强=strengthen 增强=strengthen 增加=increase 增长=grow|n:growth 上升=rise 下降=decline 减少=reduce 降低=reduce
  缩小=narrow 扩大=expand 导致=lead_to 引起=cause 造成=cause 产生=produce 形成=form 构建=construct 建立=establish
  建设=build|n:construction 设计=design|n 开发=develop 制定=formulate 选择=select|n:choice 选取=select
  测量=measure|n:measurement 计算=calculate 评价=evaluate|n:evaluation 评估=assess 检验=test 验证=verify
  比较=compare|d:relatively 对比=compare 观察=observe 探讨=explore 探索=explore 考察=examine 收集=collect 回收=collect
  获得=obtain 得到=obtain 取得=achieve 包括=include 包含=contain 具有=have 拥有=have 存在=exist 属于=belong_to
  成为=become 作为=serve_as 是=be 为=be 有=have 要求=require 要=want 想=want 希望=hope 试图=try 尝试=try 努力=strive
  决定=decide 确定=determine 计划=plan 准备=prepare 开始=begin 继续=continue 停止=stop 结束=end 完成=complete
  保持=maintain 维持=maintain 改变=change 转变=transform 成立=found 帮助=help|n 支持=support|n 反对=oppose
  保护=protect|n:protection 保障=guarantee 解决=solve 处理=deal_with 控制=control 限制=limit 允许=allow 禁止=ban
  避免=avoid 防止=prevent 面临=face 面对=face 遇到=encounter 受到=receive 遭受=suffer 接受=accept 参加=take_part_in
  参与=participate_in|n:participation 加入=join 离开=leave 返回=return 到达=reach 抵达=arrive_in 前往=go_to
  来=come|c:to 去=go 到=arrive 进入=enter 出现=appear 发生=occur 消失=disappear 死亡=die|n:death 去世=die 杀死=kill
  受伤=be_injured 逮捕=arrest 指控=accuse 释放=release 说=say 表示=say 称=say 声称=claim 宣布=announce 告诉=tell
  解释=explain 回答=answer 问=ask 谈到=speak_of 知道=know 了解=understand 理解=understand 相信=believe 看到=see
  看=look_at 听=listen 感到=feel 觉得=feel 记得=remember 忘记=forget 写=write 读=read 学=learn 教=teach 工作=work|n
  生活=live|n:life 居住=live|n:residence 住=live 吃=eat 喝=drink 睡=sleep 玩=play 买=buy 卖=sell 做=do 作=do 用=use
  让=let 使=make 令=make 给=give 给予=give 带来=bring 拿=take 放=put 打=hit 打开=open 关闭=close 走=walk 跑=run 飞=fly
  赢得=win 获胜=win 击败=defeat 战胜=defeat 失去=lose 输=lose 得分=score 举行=hold 举办=hold 访问=visit 会见=meet
  讲话=speak 批准=approve 签署=sign 通过=pass 发布=release 发表=publish 出版=publish 推出=launch 发射=launch
  制造=manufacture 种植=plant 位于=be_located_in 来自=come_from 基于=be_based_on 依赖=depend_on 取决于=depend_on
  符合=conform_to 适合=suit 适用=apply 对应=correspond_to 反映=reflect 体现=reflect 代表=represent 意味着=mean
  构成=constitute 组成=compose 分为=be_divided_into 涉及=involve 关注=focus_on 重视=attach_importance_to
  强调=emphasize 考虑=consider 引入=introduce 引发=trigger 缓解=alleviate 抑制=inhibit 减弱=weaken 优化=optimize
  整合=integrate 培养=cultivate 激发=stimulate 调节=regulate 提取=extract 检测=detect 识别=identify 预测=predict
  模拟=simulate 训练=train 测定=determine 叫=call 叫做=call 被称为=be_called 称为=call 命名=name 担任=serve_as
  任命=appoint 当选=be_elected 辞职=resign 退出=withdraw 毕业=graduate 出生=be_born 结婚=marry 乘坐=take 驾驶=drive
  穿过=pass_through 跨越=cross 覆盖=cover 保存=preserve 破坏=destroy 摧毁=destroy 像=be_like 分=divide 预计=expect
  制作=make 入侵=invade 达到=reach 阅读=read 超过=exceed 泄漏=leak 受=be_affected_by 站=stand 富有=be_rich
  用于=be_used_for 起诉=prosecute 执行=carry_out 担心=worry 修改=revise 负责=be_responsible_for 取消=cancel
  拒绝=refuse 领先=lead 带=carry 使得=make 收购=acquire 表演=perform 恢复=restore 建造=build 撞=hit 行驶=travel
  被捕=be_arrested 说道=say 发动=launch 寻求=seek 作出=make 做出=make 确认=confirm 提到=mention 发起=launch
  旨在=aim_to 遭到=suffer 定罪=convict 等待=wait_for 接近=approach 持续=last 庆祝=celebrate 更换=replace 作战=fight
  加盟=join 持有=hold 隐藏=hide 暗示=imply 变得=become 变=become 变成=become 陷入=fall_into 荣获=win 展开=launch
  创造=create 颁布=issue 关押=hold 接替=succeed 驱逐=evict 涉嫌=be_suspected_of 节省=save 承认=admit 追溯=date_back
  打破=break 创下=set 怀疑=suspect 反射=reflect 收到=receive 吸引=attract 打造=create 损坏=damage 证实=confirm
  坠落=fall 保证=guarantee 采取=take 失败=fail 着陆=land 同意=agree 来到=come_to 领导=lead 达成=reach 资助=fund
  授权=authorize 旋转=rotate 逃=flee 浮=float 弯曲=bend 操作=operate 连接=connect 咬=bite 算=count 起=rise 享有=enjoy
  展示=show 证明=prove 属=belong_to 感染=infect 接触=contact 暴露=expose 梦想=dream 记载=record 发挥=play 扮演=play
  承担=bear 履行=fulfill 符=match 呈现=show 呈=show 存=exist 处于=be_in 介绍=introduce 阐述=describe 归纳=summarize
  总结=summarize 借鉴=draw_on 针对=target 围绕=center_on 开放=open 搜索=search 寻找=look_for 找到=find 追求=pursue
  赶=rush 逃离=flee 逃避=evade 堵住=block 败=lose 享受=enjoy 负担=bear 解放=liberate 占领=occupy 占=account_for
  高达=reach 多达=reach 超越=surpass 下跌=fall 上涨=rise 跌=fall 涨=rise 播放=play 出售=sell 提交=submit
  申请=apply_for 接管=take_over 划过=cross 流入=flow_into 流=flow 容纳=hold 录入=enter 追踪=track 推广=promote
  掏出=take_out 揭开=unveil 说服=persuade 引领=lead 引导=guide 看守=guard 加油=refuel 降落=land 起飞=take_off
  拍摄=film 促使=prompt 迫使=force 体验=experience 欣赏=enjoy 参观=visit 抱怨=complain 批评=criticize 指责=blame
  称赞=praise 道歉=apologize 留下=leave 写下=write_down 推翻=overthrow 建议=suggest 推荐=recommend 估计=estimate
  推测=infer 定义=define 描述=describe 概括=summarize 界定=define 区分=distinguish 比拟=compare 划分=divide 引用=cite
  修正=correct 改进=improve 更新=update 筛选=screen 注射=inject 服用=take 治愈=cure 干预=intervene 培训=train
  激励=motivate 鼓励=encourage 满足=meet 拓展=expand 深化=deepen 落实=implement 贯彻=implement 健全=improve
  统筹=coordinate 协调=coordinate 倡导=advocate`,
);
