import { entriesOf } from "./entries.ts";

/** Verbs, with the preposition their object takes. */
export const verbs = entriesOf(
  "verb",
  `显示=show 指出=point_out 提出=propose 采用=adopt 运用=apply 进行=carry_out 实现=achieve 提高=improve|n:improvement
  完善=improve 增长=grow|n:growth 降低=reduce 缩小=narrow 产生=produce 构建=construct 选择=select|n:choice 选取=select
  验证=verify 比较=compare|d:relatively 探讨=explore 获得=obtain 包含=contain 具有=have 是=be 为=be 有=have 要=want
  想=want 试图=try 确定=determine 计划=plan 准备=prepare 开始=begin 保持=maintain 改变=change 支持=support|n
  防止=prevent 面临=face 面对=face 受到=receive 遭受=suffer 接受=accept 参加=take_part_in 加入=join 返回=return
  到达=reach 来=come|c:to 去=go 进入=enter 发生=occur 去世=die 称=say 声称=claim 宣布=announce 问=ask 谈到=speak_of
  知道=know 了解=understand 相信=believe 看到=see 听=listen 感到=feel 觉得=feel 记得=remember 忘记=forget 写=write
  读=read 学=learn 住=live 吃=eat 喝=drink 睡=sleep 买=buy 卖=sell 用=use 让=let 使=make 令=make 带来=bring 拿=take
  放=put 关闭=close 飞=fly 战胜=defeat 输=lose 举行=hold 举办=hold 会见=meet 发布=release 推出=launch
  位于=be_located_in 依赖=depend_on 适合=suit 对应=correspond_to 体现=reflect 分为=be_divided_into 关注=focus_on
  重视=attach_importance_to 缓解=alleviate 抑制=inhibit 优化=optimize 整合=integrate 测定=determine 当选=be_elected
  乘坐=take 穿过=pass_through 跨越=cross 分=divide 预计=expect 阅读=read 超过=exceed 泄漏=leak 受=be_affected_by
  富有=be_rich 用于=be_used_for 负责=be_responsible_for 取消=cancel 拒绝=refuse 领先=lead 带=carry 使得=make 说道=say
  发动=launch 作出=make 做出=make 提到=mention 发起=launch 遭到=suffer 等待=wait_for 作战=fight 加盟=join 持有=hold
  隐藏=hide 暗示=imply 变得=become 陷入=fall_into 颁布=issue 关押=hold 接替=succeed 驱逐=evict 涉嫌=be_suspected_of
  节省=save 追溯=date_back 创下=set 吸引=attract 损坏=damage 坠落=fall 保证=guarantee 采取=take 着陆=land 同意=agree
  达成=reach 浮=float 咬=bite 算=count 享有=enjoy 属=belong_to 记载=record 发挥=play 履行=fulfill 符=match 呈现=show
  存=exist 阐述=describe 归纳=summarize 针对=target 开放=open 赶=rush 逃避=evade 堵住=block 败=lose 享受=enjoy
  负担=bear 解放=liberate 超越=surpass 下跌=fall 跌=fall 涨=rise 播放=play 出售=sell 接管=take_over 划过=cross
  流入=flow_into 流=flow 容纳=hold 录入=enter 追踪=track 掏出=take_out 揭开=unveil 说服=persuade 引领=lead 看守=guard
  加油=refuel 降落=land 促使=prompt 迫使=force 欣赏=enjoy 抱怨=complain 写下=write_down 推翻=overthrow 推测=infer
  比拟=compare 引用=cite 服用=take 激励=motivate 满足=meet 拓展=expand 贯彻=implement 健全=improve 统筹=coordinate
  倡导=advocate 到=arrive 说=say 看=look_at 出=come_out 见=see 叫=call 做=do 给=give 作=do 开=open 进=enter 死=die
  笑=laugh 派=send 倒=fall 找=look_for 入=enter 发=send 设=set_up 定=set 坐=sit 走=go 活=live 换=change 出来=come_out
  起来=get_up 下来=come_down 下去=go_down 出去=go_out 回来=come_back 进来=come_in 进去=go_in 上来=come_up 上去=go_up
  过去=pass|d:in_the_past|a:past|t:the_past 回去=go_back 领导=lead|n:leadership 代表=represent|n:representative
  决定=decide|n:decision 表现=perform|n:performance 组成=make_up 认识=know|n:understanding 出现=appear|n:appearance
  实行=implement|n:implementation 执行=carry_out|n:execution 讲=speak 送=send 利用=use|n:use 动=move 完=finish
  爱=love|n:love 知=know 望=hope 教=teach 变=become 转=turn 建=build 指=refer_to 管=manage 穿=wear 跑=run 怕=be_afraid
  置=place 统治=rule|n:rule 取=take 传=pass_on 接=take 办=handle 待=treat 提=mention 系=be|n:department
  坚持=insist_on|n:persistence 讲话=speak|n:speech 看见=see 背=carry|n:back 喜欢=like 离=leave 通=lead_to 言=say
  需要=need|n:need|m:need_to 合=combine 罢=stop 建议=suggest|n:suggestion 改=change 破=break
  集中=concentrate|n:concentration 召开=hold 居=live 只见=see 战=fight|n:war 靠=rely_on 落=fall
  设立=set_up|n:establishment 掌=master 扩大=expand|n:expansion 联合=unite|a:joint 率=lead|n:rate 现=appear 跳=jump
  惊=startle 搞=do 冲=rush 承=bear 立=stand 收=receive|n:income 供=supply|n:supply 命令=order|n:order 敢=dare_to
  获=win 安排=arrange|n:arrangement 指挥=command|n:command 指导=guide|n:guidance 断=break 感觉=feel|n:feeling
  调=adjust 恐怕=fear 经过=pass|p:after 建立=establish|n:establishment 形成=form|n:formation 保护=protect|n:protection
  增加=increase|n:increase 提供=provide|n:provision 使用=use|n:use 发现=find|n:discovery 完成=complete|n:completion
  制定=formulate|n:formulation 解决=solve|n:solution 继续=continue 成立=found|n:founding 开发=develop|n:development
  控制=control|n:control 告诉=tell 考虑=consider|n:consideration 结束=end|n:end 介绍=introduce|n:introduction
  说明=explain|n:explanation 发表=publish|n:publication 处理=deal_with|n:treatment 实施=implement|n:implementation
  批准=approve|n:approval 回答=answer|n:answer 努力=strive|n:effort 拥有=have 规定=stipulate|n:regulation
  要求=require|n:requirement 希望=hope|n:hope 辖=govern 见到=see 装备=equip|n:equipment 治=govern 问道=ask 哭=cry
  伤=injure|n:injury 归=return 退=retreat 减少=reduce|n:reduction 游=swim 心想=think 刺=stab 选=choose
  进攻=attack|n:attack 关=close 骂=scold 从事=engage_in 含=contain 开展=carry_out|n:development 装=install
  驻=be_stationed_in 铺=pave 领=lead 投入=invest|n:investment 看着=look_at 谈=talk 觉=feel 创造=create|n:creation
  促进=promote|n:promotion 挂=hang 留=stay 推动=promote|n:promotion 反映=reflect|n:reflection 坐在=sit_in
  放在=place_in 愿=be_willing_to 举=raise 帮=help 抓=catch 求=seek 讨论=discuss|n:discussion
  制造=manufacture|n:manufacture 担任=serve_as 食=eat 错=make_a_mistake|a:wrong 拜=worship 保障=guarantee|n:protection
  推=push 强调=emphasize|n:emphasis 看看=look_at 主张=advocate|n:proposition 救=save 胜=win
  肯定=be_certain|a:certain|d:certainly 怪=blame|a:strange 抱=hold 拍=pat 交=hand_over 降=drop 修=repair
  适应=adapt_to|n:adaptation 出版=publish|n:publication 考=take_an_exam 停=stop 解=untie 听说=hear
  培养=cultivate|n:cultivation 抢=rob 弄=make 感=feel|n:sense 追=chase 守=guard 端=hold|n:end 散=scatter 发出=emit
  理解=understand|n:understanding 攻=attack 留下=leave 引=lead 投=throw 行使=exercise|n:exercise
  公布=announce|n:announcement 成长=grow|n:growth 规划=plan|n:planning 实践=practice|n:practice|a:practical
  响=sound|a:loud 掌握=master|n:mastery 招生=enroll_students|n:enrollment 包=wrap|n:bag 突出=highlight|a:prominent
  进步=make_progress|n:progress 招=recruit 审议=deliberate|n:deliberation 冒=emit 修改=modify|n:modification
  计算=calculate|n:calculation 贴=stick 主持=preside_over 在于=lie_in 答=answer 保=protect 欢迎=welcome|n:welcome
  想起=remember 限制=limit|n:restriction 交流=communicate|n:exchange 有所=have_some 撤销=revoke
  破坏=destroy|n:destruction 计=count 忘=forget 射=shoot 推进=advance|n:advancement 显得=appear 烧=burn
  担心=worry|n:concern 下降=decline|n:decline 翻=turn 逃=flee 闻=smell 喊=shout 生于=be_born_in 发射=launch|n:launch
  绣=embroider 习惯=be_used_to|n:habit 决=decide 压=press 弹=play 显=show 任免=appoint_and_remove
  持续=continue|a:continuous 距=be_away_from|p:from 怒=be_angry|n:anger 恢复=restore|n:recovery
  解释=explain|n:explanation 参与=participate_in|n:participation 导致=lead_to 欢呼=cheer 处于=be_in 不肯=refuse_to
  只能=can_only|m:can_only 见面=meet 需求=demand|n 抢劫=rob|n:robbery 表明=show 观察=observe|n:observation
  爆炸=explode|n:explosion 投票=vote|n:vote 死亡=die|n:death 损失=lose|n:loss 行=go|q:line 打=hit 列=list|q:column
  摸=touch 扑=rush_at 听见=hear 炒=fry 闹=make_noise 抬=lift 划分=divide|n:division 骑=ride 符合=meet 摆=place
  借=borrow 折=fold 击=hit 戴=wear 奉=offer 率领=lead 录取=admit|n:admission 观=watch 唱=sing 伸手=reach_out
  判断=judge|n:judgment 失去=lose 亮=shine|a:bright 配合=cooperate_with|n:cooperation 兴=rise 购买=purchase|n:purchase
  打击=strike|n:blow 改善=improve|n:improvement 承认=admit|n:recognition 象征=symbolize|n:symbol 飞行=fly|n:flight
  具备=have 玩=play 练=practice 盖=build 缺乏=lack|n:lack 吓=frighten 乘=take 叹=sigh 恨=hate 祭=offer_sacrifice_to
  起义=revolt|n:uprising 考察=examine|n:investigation 答应=promise 演出=perform|n:performance 相比=compare 吹=blow
  吸收=absorb|n:absorption 够=be_enough|a:enough 环=surround|n:ring 承担=bear 争取=strive_for 挥=wave 爬=climb 奏=play
  召集=convene 持=hold 围=surround 出席=attend|n:attendance 懂=understand 游行=march|n:parade 念=read
  平衡=balance|n:balance|a:balanced 寻找=look_for|n:search 团结=unite|n:unity 插=insert 献=offer
  估计=estimate|n:estimate 出发=set_out|n:departure 招聘=recruit|n:recruitment 超=exceed|a:super 点头=nod 隔=separate
  放心=rest_assured 改造=transform|n:transformation 停止=stop 争=compete_for 休息=rest|n:rest 顾=look_after
  演习=exercise|n:exercise 志愿=volunteer|n:volunteer|a:voluntary 更新=update|n:update 脱=take_off 撞=hit
  结=form|n:knot 犯=commit 告=tell 试=try 松=loosen|a:loose 不在=not_be_in 痛=hurt|n:pain 转化=convert|n:conversion
  准=allow|a:accurate 失=lose 回头=look_back 害=harm 陪=accompany 躲=hide 逼=force 烤=bake
  规范=standardize|n:norm|a:standardized 交换=exchange|n:exchange 喝道=shout 废除=abolish|n:abolition 劝=persuade
  算是=be_considered 简称=be_abbreviated_as|n:abbreviation 加速=accelerate|n:acceleration 灭=extinguish
  发行=issue|n:issue 接近=approach|a:close_to 寻=seek 备案=put_on_record|n:filing 重建=rebuild|n:reconstruction 躺=lie
  生存=survive|n:survival 评价=evaluate|n:evaluation 记录=record|n:record 跪=kneel 遇=meet 印=print
  累计=total|a:cumulative|d:in_total 拖=drag 查=check 抗=resist 伸=stretch
  满意=be_satisfied|a:satisfied|n:satisfaction 害怕=be_afraid_of 补充=supplement|n:supplement 运行=operate|n:operation
  支付=pay|n:payment 采访=interview|n:interview 占领=occupy|n:occupation 操=operate 载=carry 部署=deploy|n:deployment
  移=move 砍=cut 养=raise 遭=suffer 呼=call 签订=sign|n:signing 点亮=light_up 关心=care_about|n:concern 盛=fill
  补=make_up 邀请=invite|n:invitation 转身=turn_around 授予=award 托=hold_up 费=cost|n:fee 剩下=remain|a:remaining
  眼见=see 改进=improve|n:improvement 值得=be_worth|a:worth 改称=be_renamed 吩咐=order 交给=give_to 洗=wash
  分类=classify|n:classification 上市=go_public|n:listing|a:listed 回家=go_home 止=stop 饮=drink 设有=have
  放弃=give_up 打算=plan_to|n:plan 依靠=rely_on 适用=apply|n:application|a:applicable 通知=notify|n:notice 夺=seize
  搭=build 扶=support 投降=surrender|n:surrender 分享=share 表演=perform|n:performance 访问=visit|n:visit 动手=start
  联=unite 走出=walk_out_of 保存=preserve|n:preservation 消失=disappear|n:disappearance 追求=pursue|n:pursuit 造=make
  露出=reveal 登=climb 增=increase 熟悉=be_familiar_with|a:familiar 流行=be_popular|a:popular|n:epidemic 取出=take_out
  绕=go_around 毁=destroy 过渡=transition|n:transition|a:transitional 蒙=cover 切=cut 繁殖=reproduce|n:reproduction
  防=prevent 表达=express|n:expression 通信=communicate|n:communication 踢=kick 听取=hear 肯=be_willing_to
  批评=criticize|n:criticism 侵略=invade|n:aggression 前进=advance|n:advance 视=regard
  决策=make_decisions|n:decision-making 挡=block 滑=slide 吐=spit 扎=tie 编制=compile|n:preparation 闯=rush_into
  捧=hold 前来=come 注重=pay_attention_to 塞=fill 闪=flash 震=shake 编=compile 推荐=recommend|n:recommendation
  维持=maintain 避免=avoid 转变=change|n:transformation 建造=build|n:construction 操作=operate|n:operation
  种植=plant|n:planting 失败=fail|n:failure 上升=rise|n:rise 应用=apply|n:application
  协调=coordinate|n:coordination|a:coordinated 总结=summarize|n:summary 接触=contact|n:contact 占=account_for
  居住=live|n:residence 允许=allow|n:permission 充满=be_full_of 呆=stay 乃=be 挖=dig
  主管=be_in_charge_of|n:supervisor|a:competent 混=mix 刺激=stimulate|n:stimulation 夹=clamp 搬=move
  摇头=shake_one's_head 扯=tear 丢=lose 跨=cross|a:cross- 授=award 得名=be_named 挑=pick 擦=wipe 防御=defend|n:defense
  露=reveal 注=note 护=protect 制成=be_made_into 识=know 醒=wake_up 积累=accumulate|n:accumulation 演=play 抽=draw
  地处=be_located_in 治理=govern|n:governance 创=create 执政=govern|n:ruling|a:ruling 对付=deal_with 跃=leap 料=expect
  透=penetrate 走进=walk_into 排列=arrange|n:arrangement 滚=roll 舞=dance|n:dance 审=review 配=match
  投诉=complain|n:complaint 商量=discuss 摇=shake 只怕=fear 激动=be_excited|a:excited|n:excitement
  企图=attempt_to|n:attempt 纪念=commemorate|n:commemoration|a:commemorative 鼓=drum|n:drum 扩展=expand|n:expansion
  袭=attack 到来=arrive|n:arrival 附=attach 睁=open 面试=interview|n:interview 废=abolish 容=hold 颁=issue
  指示=instruct|n:instruction 感受=feel|n:feeling 呼吸=breathe|n:breathing|a:respiratory 思=think
  修建=build|n:construction 建有=have 征=levy 拔=pull_out 抵触=conflict|n:conflict 提醒=remind|n:reminder 透露=reveal
  参考=refer_to|n:reference 坐下=sit_down 延伸=extend|n:extension 继承=inherit|n:inheritance 偷=steal 寄=send
  沟通=communicate|n:communication 歇=rest 想法=think|n:idea 吸=absorb 大叫=shout 收费=charge|n:fee 截止=end|p:as_of
  闭=close 检察=inspect|a:procuratorial 怀疑=suspect|n:doubt 刻=carve|n:quarter 快乐=be_happy|a:happy|n:happiness
  划=delimit 认=recognize 缺=lack 谢=thank 吻=kiss 聚=gather 毫无=have_no 赢=win 任职=serve 留在=stay_in 抵=arrive
  限=limit 确立=establish 保留=retain|n:retention 监=supervise 小心=be_careful|d:carefully 摔=fall 积=accumulate
  镇压=suppress|n:suppression 扩张=expand|n:expansion 赏=reward 避=avoid 分裂=split|n:division
  决心=be_determined_to|n:determination 出入=come_and_go 沉=sink 埋=bury 伸出=stretch_out 捉=catch 探=explore
  像是=be_like 迎接=welcome 尊重=respect|n:respect 安装=install|n:installation 垂=hang 引进=introduce|n:introduction
  赐=grant 斩=behead 把握=grasp|n:grasp 钻=drill 猜=guess 始建=be_built 泡=soak 读书=study|n:reading
  倾向=tend_to|n:tendency 有权=have_the_right_to 继=follow 生成=generate|n:generation 输出=output|n:output
  想象=imagine|n:imagination 办事=handle_affairs 分离=separate|n:separation 嫁=marry 消除=eliminate|n:elimination
  接待=receive|n:reception 选出=elect 布置=arrange 砸=smash 备=prepare 递=hand 庆=celebrate 扔=throw 收拾=tidy_up
  占有=possess 握=hold 煮=boil 代替=replace 挤=squeeze 不见=disappear 拥=hold 排名=rank|n:ranking
  示威=demonstrate|n:demonstration 询问=ask 反抗=resist|n:resistance 转过=turn 批判=criticize|n:criticism 讨=ask_for
  涌=surge 思考=think|n:thinking 议=discuss 攻关=tackle_key_problems 抹=wipe 亡=die 喂=feed 统=unify 起身=get_up
  指着=point_at 消灭=eliminate 赋予=give 懂得=understand 撤=withdraw 夺取=seize 娶=marry 创办=found
  照顾=take_care_of|n:care 拨=allocate 兴建=build 说出=say 争夺=compete_for|n:competition 办理=handle
  名叫=be_called|a:named 释放=release|n:release 得知=learn 开辟=open_up 忍=endure 助=help 炸=blow_up 减=reduce
  捕=catch 侦察=reconnoiter|n:reconnaissance 磨=grind 服从=obey 整顿=rectify|n:rectification 渡=cross 测=measure
  下令=order 抛=throw 租=rent 诞生=be_born|n:birth 弯=bend 缩=shrink 不住= 派出=send 翻译=translate|n:translation
  创建=create|n:creation 巩固=consolidate|n:consolidation 预防=prevent|n:prevention 祭祀=worship|n:sacrifice
  改名=rename 相连=be_connected 取代=replace 宣告=declare 列入=be_included_in 支援=support|n:support 更名=rename
  采=pick 刷=brush 谋=seek 信任=trust|n:trust 遵守=comply_with|n:compliance 出生=be_born|n:birth 参观=visit|n:visit
  委托=entrust 悬挂=hang 盯=stare_at 研发=develop|n:research_and_development 牵=lead 确保=ensure 带有=have
  评论=comment|n:comment 落实=implement|n:implementation 描述=describe|n:description 感染=infect|n:infection
  连接=connect|n:connection 申请=apply_for|n:application 推广=promote|n:promotion 提升=improve|n:improvement
  展示=show|n:display 引导=guide|n:guidance 签署=sign|n:signing 任命=appoint|n:appointment 占据=occupy
  禁止=prohibit|n:ban 鼓励=encourage|n:encouragement 搜索=search|n:search 退出=withdraw_from|n:withdrawal
  探索=explore|n:exploration 覆盖=cover|n:coverage 围绕=center_on|p:around 入侵=invade|n:invasion
  收购=acquire|n:acquisition 尊=respect 所属=belong_to 展=spread 损害=damage|n:damage 付=pay 缺少=lack|n:lack
  兴起=rise|n:rise 号称=be_known_as 拿出=take_out 敲=knock 整理=organize|n:arrangement 绘=draw 扩=expand 扫=sweep
  观看=watch 推行=implement 对待=treat|n:treatment 携带=carry 拟=plan_to 怀=cherish 担=bear 聚集=gather 撒=scatter
  可怜=pity|a:pitiful 轰=bombard 带领=lead 回国=return_home 抬头=look_up 请愿=petition|n:petition 碰=touch
  送到=send_to 绘画=paint|n:painting 祝=wish 协助=assist|n:assistance 赚=earn 葬=bury 悬=hang 改建=rebuild 疼=ache
  当作=treat_as 遭遇=encounter|n:encounter 接过=take_over 管辖=govern|n:jurisdiction 感动=move 买卖=trade|n:trade
  选拔=select|n:selection 重复=repeat|n:repetition|a:repeated 割=cut 号召=call_on|n:call 登记=register|n:registration
  复习=review|n:review 奠定=lay 对抗=fight_against|n:confrontation 树立=establish 增多=increase 杀人=kill|n:murder
  演变=evolve|n:evolution 查看=view 遣=send 出土=be_unearthed 危害=endanger|n:harm 译=translate 骗=cheat
  封闭=close|a:closed 拆=tear_down 低头=bow_one's_head 提议=propose|n:proposal 添加=add|n:addition 瞪=stare
  施行=implement|n:implementation 辞=resign 开创=create 禁=ban 等候=wait_for 醉=be_drunk|a:drunk 打倒=overthrow
  睡觉=sleep|n:sleep 阻=block 商议=discuss 传递=transmit|n:transmission 出门=go_out 误=miss 嫌=dislike
  感谢=thank|n:thanks 输入=input|n:input 会谈=hold_talks|n:talks 指定=designate|a:designated 丧失=lose|n:loss
  愣=be_stunned 生效=take_effect 灌=pour 盼=hope 抬起=lift 锻炼=exercise|n:exercise 奋斗=strive|n:struggle
  送给=give_to 维修=repair|n:maintenance 议论=discuss|n:discussion 颤=tremble 统帅=command|n:commander
  用力=exert_oneself|d:hard 扬=raise 变为=become 动员=mobilize|n:mobilization 派遣=send|n:dispatch 招呼=greet
  定位=position|n:positioning 流传=spread 转换=convert|n:conversion 提起=mention 跪下=kneel_down 产卵=lay_eggs
  辨=distinguish 装饰=decorate|n:decoration 打听=inquire 交往=associate|n:interaction 唤=call 恐=fear 说起=mention
  阻止=prevent 历时=last 披露=disclose|n:disclosure 包围=surround 惹=provoke 制约=restrict|n:constraint
  受命=be_ordered_to 剪=cut 配置=configure|n:configuration 掩=cover 报考=apply_for 亏=lose 发掘=excavate|n:excavation
  壮=strengthen|a:strong 记忆=remember|n:memory 讲究=be_particular_about 防守=defend|n:defense
  确认=confirm|n:confirmation 伴=accompany 创立=found|n:founding 感激=be_grateful 欠=owe 保卫=defend
  征服=conquer|n:conquest 注入=inject|n:injection 深受=be_deeply_affected_by 汇报=report|n:report 召=summon
  干扰=interfere_with|n:interference 瞒=hide 协商=negotiate|n:consultation 充=fill 压迫=oppress|n:oppression
  描写=describe|n:description 订=order 瞅=look_at 缠=wind 用作=be_used_as 写作=write|n:writing 可谓=can_be_called
  晃=shake 防治=prevent_and_control|n:prevention_and_control 雕刻=carve|n:carving 押=escort 要说=say
  设想=imagine|n:idea 付出=pay|n:effort 扣=deduct 涌现=emerge 违反=violate|n:violation 纠正=correct 飘=float
  拆除=dismantle 减轻=reduce 得罪=offend 支撑=support|n:support 不及=be_inferior_to 长大=grow_up 想想=think 劈=split
  接到=receive 烂=rot|a:rotten 勉强=force|d:barely 眼看=see 强化=strengthen|n:strengthening 转头=turn 舍=give_up
  克服=overcome 缝=sew 安慰=comfort|n:comfort 浏览=browse 出手=act 督=supervise 开口=speak 晒=dry_in_the_sun 蒸=steam
  拿到=get 认定=identify|n:identification 增添=add 禀=report 否定=deny|a:negative 承受=bear 抖=shake 擒=capture
  得意=be_proud 组建=form|n:formation 淡=fade|a:light 吊=hang 涂=apply 视察=inspect|n:inspection 访=visit
  出征=go_to_war 弃=abandon 截=cut_off 尚无=have_no 展览=exhibit|n:exhibition 惧=fear 对话=talk|n:dialogue 侵入=invade
  分散=disperse|a:scattered 分泌=secrete|n:secretion 注册=register|n:registration|a:registered
  创新=innovate|n:innovation|a:innovative 承诺=promise|n:commitment 反击=counterattack|n:counterattack
  庆祝=celebrate|n:celebration 收集=collect|n:collection 证实=confirm|n:confirmation
  模拟=simulate|n:simulation|a:simulated 定义=define|n:definition 体验=experience|n:experience 用人=employ 乃是=be
  困=trap 裁=cut 制订=formulate|n:formulation 沿用=continue_to_use 开采=mine|n:mining 犹如=be_like|p:like 裂=crack
  欢喜=be_happy 答复=reply|n:reply 兑换=exchange 回忆=recall|n:memory 增设=add 揭露=expose 敬=respect 撑=support
  起到=play 催=urge 致使=cause 开通=open|n:opening 调动=mobilize 叙述=narrate|n:narration 活着=be_alive|a:alive
  发放=issue 添=add 凑=gather 颁发=issue 怨=blame 联想=associate|n:association 抄=copy 中毒=be_poisoned|n:poisoning
  服役=serve|n:service 营造=create 裹=wrap 假定=assume|n:assumption 晓得=know 绑=tie 披=wear
  延续=continue|n:continuation 看作=regard_as 书写=write|n:writing 填报=fill_in 分解=decompose|n:decomposition 填=fill
  粘=stick 征集=collect 揪=seize 喜爱=love|n:love 扭=twist 膨胀=expand|n:expansion 携=carry 理会=pay_attention_to
  占地=cover 赞=praise 从业=work 变更=change|n:change 辅助=assist|a:auxiliary 沉吟=ponder 说来=say 认得=know
  争论=argue|n:debate 就让=let 完毕=finish 逃走=escape 候=wait 判=sentence 分流=divert|n:diversion
  挣扎=struggle|n:struggle 期望=expect|n:expectation 盛产=be_rich_in 剥削=exploit|n:exploitation 罢工=strike|n:strike
  陷=sink 出台=introduce|n:introduction 刮=scrape 停留=stay 大笑=laugh 排除=exclude|n:exclusion 评=evaluate
  消耗=consume|n:consumption 闻名=be_famous|a:famous 转让=transfer|n:transfer 求职=seek_a_job|n:job_search 晕=faint
  疯=be_mad|a:mad 对立=oppose|n:opposition|a:opposing 尝=taste 高出=exceed 见于=be_found_in 通车=be_opened_to_traffic
  应付=cope_with 蹲=squat 耐=endure 劫=rob 名为=be_called|a:named 侵犯=violate|n:violation 造反=rebel
  安定=stabilize|a:stable 垮=collapse 喷=spray 有意=intend_to 处罚=punish|n:punishment 必需=need|a:necessary
  回归=return|n:return 跟随=follow 邀=invite 放松=relax|n:relaxation 畅销=sell_well|a:best-selling 身穿=wear 鸣=sound
  皱=wrinkle 提倡=advocate|n:advocacy 歪=be_crooked 通行=pass|n:passage 损伤=damage|n:injury 设法=try_to 罩=cover
  探明=prove 收藏=collect|n:collection 佩服=admire 拒=refuse 踩=step_on 出任=serve_as 相见=meet 联络=contact|n:contact
  熬=boil 签字=sign|n:signature 咳嗽=cough|n:cough 失望=be_disappointed|a:disappointed|n:disappointment
  替代=replace|n:replacement|a:alternative 擅长=be_good_at 鉴定=identify|n:identification 遵循=follow
  探测=detect|n:detection 跟踪=track|n:tracking 向往=yearn_for 期待=look_forward_to|n:expectation 习=practice
  粉碎=smash 即位=ascend_the_throne 营业=do_business|n:business 违法=break_the_law|a:illegal
  失误=make_a_mistake|n:mistake 尚有=still_have 受理=accept 谓=call 盛行=prevail|a:popular 征求=solicit
  审计=audit|n:audit 操纵=manipulate|n:manipulation 预付=pay_in_advance 掠=plunder 耍=play 指点=advise|n:advice
  缔结=conclude 开拓=open_up 堵=block 供奉=worship 辩=argue 侵=invade 执法=enforce_the_law|n:law_enforcement
  掀起=set_off 报仇=take_revenge 竖=erect|a:vertical 自杀=commit_suicide|n:suicide|a:suicide 骑马=ride_a_horse 染=dye
  转入=transfer_to 判决=sentence|n:judgment 摘=pick 描绘=depict|n:depiction 撰=write 愁=worry 新增=add|a:new
  伐=cut_down 签=sign 响应=respond_to|n:response 认证=certify|n:certification 横贯=cross 打仗=fight 赞成=approve_of
  拦=stop 遗=leave 收获=harvest|n:harvest 灭亡=perish 死去=die 警告=warn|n:warning 下载=download|n:download
  召见=summon 叩=knock 疑=doubt 拽=pull 升高=rise|n:rise 传入=be_introduced_to 出名=be_famous|a:famous 带动=drive
  追赶=chase 结成=form 致富=become_rich 嚷=shout 捡=pick_up 浪费=waste|n:waste 回报=repay|n:return 抱住=hold 织=weave
  泛=overflow 打扮=dress_up 超出=exceed 办学=run_a_school 解除=lift 渴望=desire|n:desire 演奏=play|n:performance
  高呼=shout 下达=issue 配备=equip 削弱=weaken 来回=go_back_and_forth 吞=swallow 响起=sound 杀害=kill
  策划=plan|n:planning 隶属=be_subordinate_to 始于=begin_in 劳=work 拼=spell 甩=throw 炼=refine 信奉=believe_in
  饲养=raise 下辖=govern 服=take 相距=be_apart 转动=rotate|n:rotation 云集=gather 同情=sympathize_with|n:sympathy
  启=open 吊销=revoke 深化=deepen|n:deepening 概括=summarize|n:summary 讨伐=attack 逮捕=arrest|n:arrest
  暴露=expose|n:exposure 拍摄=shoot|n:shooting 旋转=rotate|n:rotation 寻求=seek|n:search
  区分=distinguish|n:distinction 激发=stimulate 对比=compare|n:comparison 指责=accuse|n:accusation
  称赞=praise|n:praise 识别=identify|n:identification 引入=introduce|n:introduction 反射=reflect|n:reflection
  处置=handle|n:disposal 续=continue 落下=fall 在场=be_present 称呼=call|n:name 接收=receive|n:reception 揭=uncover
  等到=wait_until 生怕=fear 招收=recruit 掌管=be_in_charge_of 着重=focus_on 挣=earn 装有=be_equipped_with
  集会=gather|n:rally 退休=retire|n:retirement 赔偿=compensate|n:compensation 取决=depend 推送=push 予=give 着急=worry
  自称=call_oneself 强迫=force 拍卖=auction|n:auction 兼备=combine 定为=set_as 叫作=be_called 漏=leak
  同步=synchronize|a:synchronous|d:synchronously 改装=modify 拦截=intercept 淘汰=eliminate|n:elimination 相差=differ
  绿化=green|n:greening 进化=evolve|n:evolution|a:evolutionary 注视=watch 进军=march 卧=lie 紧闭=close 制止=stop
  铸=cast 吵=quarrel 表态=take_a_position 加紧=step_up 荒=lie_waste 幻想=fantasize|n:fantasy 清理=clean_up
  体会=experience|n:understanding 援=aid 洒=sprinkle 练习=practice|n:exercise 叛乱=rebel|n:rebellion 置于=place_in
  撰写=write 得分=score|n:score 宛如=be_like|p:like 监视=monitor|n:surveillance 起飞=take_off|n:takeoff
  实习=intern|n:internship 递给=hand_to 剥=peel 伴随=accompany|p:along_with 放到=put_in 跟着=follow
  交涉=negotiate|n:negotiation 担负=bear 取胜=win 捐=donate 购=buy 加热=heat|n:heating 改编=adapt|n:adaptation
  兼任=serve_concurrently_as 挥手=wave 放开=let_go_of 度假=vacation|n:vacation 殖民=colonize|n:colonization|a:colonial
  攻占=capture 新建=build|a:new 翻身=turn_over 剥夺=deprive|n:deprivation 叹息=sigh 放入=put_into 购物=shop|n:shopping
  围攻=besiege|n:siege 北上=go_north 审核=review|n:review 拥护=support|n:support 提示=prompt|n:hint
  获奖=win_an_award|a:award-winning 后悔=regret 鼓舞=inspire 遇上=encounter 否认=deny|n:denial 逢=meet
  回避=avoid|n:avoidance 扩散=spread|n:diffusion 充当=act_as 示范=demonstrate|n:demonstration 扮=play
  没法=cannot|m:cannot 撤退=retreat|n:retreat 主办=host 进出=enter_and_leave 提请=submit 缩短=shorten|n:shortening
  告别=say_goodbye_to|n:farewell 审批=approve|n:approval 干预=intervene_in|n:intervention 直达=reach_directly|a:direct
  传出=come_out 保全=preserve 开门=open_the_door 捞=fish 模仿=imitate|n:imitation 流经=flow_through 任教=teach
  指望=count_on 走近=approach 花费=spend|n:cost 发光=glow|a:luminous 挽=pull 倾听=listen_to|n:listening
  堪称=can_be_called 为期=last 卸=unload 跳槽=change_jobs 力求=strive_to 给出=give 编写=compile|n:compilation
  追加=add|a:additional 著称=be_famous|a:famous 通商=trade 储存=store|n:storage 发病=fall_ill|n:onset 搁=put
  笼罩=envelop 靠近=be_close_to|d:near|p:near 触=touch 与会=attend 站立=stand 大哭=cry 开设=offer|n:opening 寄托=place
  挖掘=dig|n:excavation 查询=query|n:query 强制=force|a:mandatory 收复=recover 度过=spend 环绕=surround
  较量=compete|n:contest 迫=force 冻=freeze 迈=step 统领=lead 提交=submit|n:submission 泼=splash
  代谢=metabolize|n:metabolism|a:metabolic 忽略=ignore 下手=start 衡量=measure|n:measurement
  认可=recognize|n:recognition 中断=interrupt|n:interruption 防范=prevent|n:prevention 安置=resettle|n:resettlement
  打断=interrupt 出国=go_abroad 包裹=wrap|n:package 打量=look_at 手持=hold 预备=prepare 撕=tear
  交付=deliver|n:delivery 交代=explain 扮演=play 驾驶=drive|n:driving 包装=package|n:packaging
  交谈=talk|n:conversation 离去=leave 发觉=discover 挑选=choose|n:selection 汇集=gather 升起=rise 追究=investigate
  修行=practice|n:practice 怀着=harbor 琢磨=ponder 示意=signal 走私=smuggle|n:smuggling 存款=deposit|n:deposit
  宣读=read_out 崩溃=collapse|n:collapse 绝望=despair|n:despair|a:desperate 警惕=be_vigilant|n:vigilance
  制裁=sanction|n:sanctions 推向=push_to 施展=display 明知=know 出面=appear 塑造=shape|n:shaping
  盈利=make_a_profit|n:profit 征收=levy|n:collection 栖息=live 兼并=merge|n:merger 抽出=draw 遮=cover
  没收=confiscate|n:confiscation 落入=fall_into 传到=spread_to 攻克=capture 判处=sentence 望去=look 违背=violate
  限于=be_limited_to 申诉=appeal|n:appeal 目睹=witness 关联=relate|n:association 烧烤=barbecue|n:barbecue
  节约=save|n:saving 收缩=contract|n:contraction 无意=have_no_intention_to|a:unintentional
  求助=ask_for_help|n:help-seeking 上学=go_to_school|n:schooling 督察=supervise|n:inspection 循=follow 抵挡=resist
  节制=control|n:moderation 开工=start_work 历经=experience 疑惑=doubt|n:doubt 颤抖=tremble 供养=support 办公=work
  进门=enter 夸=praise 形容=describe 通报=notify|n:notification 热爱=love|n:love 趋于=tend_to 写道=write
  应聘=apply_for_a_job 点燃=ignite 来访=visit|n:visit 溶=dissolve 简化=simplify|n:simplification|a:simplified
  清除=remove|n:removal 赔=compensate 驱=drive 振=shake 展现=show 挽救=save 拿下=take 走过=walk_through 迟疑=hesitate
  传授=teach 出动=dispatch 启用=put_into_use 瞄准=aim_at 评选=select|n:selection 通向=lead_to 抵御=resist|n:resistance
  缓和=ease|n:easing 冒险=take_risks|n:adventure 打发=send 围剿=encircle 带到=bring_to 思索=think
  修订=revise|n:revision 到位=be_in_place 密布=be_dense 找出=find 忍受=endure 抢救=rescue|n:rescue
  提取=extract|n:extraction 打工=work 遍布=be_found_throughout 上网=go_online 侵占=occupy 生出=give_birth_to
  获胜=win|n:victory 销=sell 恋爱=fall_in_love|n:love 出自=come_from 请教=ask
  协同=cooperate|n:collaboration|a:collaborative 埋伏=ambush|n:ambush 记述=record|n:account 掏=take_out
  更换=replace|n:replacement 发扬=carry_forward 弥补=make_up_for 拦住=stop 防护=protect|n:protection 不一=vary
  享=enjoy 尊敬=respect|n:respect 攀=climb 料想=expect 筹备=prepare|n:preparation 还原=restore|n:reduction
  渗透=penetrate|n:penetration 蕴藏=contain 重修=rebuild 怀抱=embrace|n:arms 抵制=resist|n:boycott
  出境=leave_the_country 定居=settle|n:settlement 出卖=betray 拟定=draw_up 聊=chat 不服=disagree 想来=
  增产=increase_production 控股=hold_a_controlling_stake|a:holding 约定=agree|n:agreement 借鉴=draw_on|n:reference
  上书=write_to 修正=correct|n:correction|a:modified 铸造=cast|n:casting 只顾=only_care_about 来临=come|n:arrival
  动摇=shake 走路=walk|n:walking 讽刺=satirize|n:irony|a:ironic 投产=go_into_production 撞击=hit|n:impact
  推迟=postpone 疏散=evacuate|n:evacuation 封锁=block|n:blockade 敦促=urge 遏制=curb|n:containment 发送=send
  堕胎=have_an_abortion|n:abortion 参赛=compete|n:participant 夺冠=win_the_championship 出场=appear|n:appearance
  交手=play 重返=return_to|n:return 担忧=worry|n:concern 告知=inform 拥堵=be_congested|n:congestion 就读=study
  播出=air|n:broadcast 解雇=dismiss|n:dismissal 查阅=consult 问世=be_published 草拟=draft 入狱=be_imprisoned
  重申=reiterate 开启=open 显现=appear 反驳=refute 领取=collect 分发=distribute|n:distribution
  发烧=have_a_fever|n:fever 妨碍=hinder 阻碍=hinder|n:obstacle 落选=lose 照射=irradiate|n:irradiation
  暂停=suspend|n:suspension 编织=weave 剥离=peel_off 撤离=evacuate|n:evacuation 搜寻=search_for|n:search
  骚乱=riot|n:riot 让步=concede|n:concession 崇拜=worship|n:worship 认同=identify_with|n:identity 穿越=cross
  碰撞=collide|n:collision 加固=reinforce|n:reinforcement 逝去=pass_away 知情=be_informed|a:informed 身亡=die
  复苏=recover|n:recovery 喷发=erupt|n:eruption 坍塌=collapse|n:collapse 拘留=detain|n:detention
  退役=retire|n:retirement 延误=delay|n:delay 行进=move 行驶=travel 应对=respond_to|n:response 表彰=honor
  归类=classify 归因=attribute|n:attribution 虐待=abuse|n:abuse 照明=illuminate|n:lighting 导航=navigate|n:navigation
  互动=interact|n:interaction|a:interactive 扫描=scan|n:scan 裁剪=crop 触发=trigger 诱发=induce
  衍生=derive|a:derivative 推断=infer|n:inference 推导=derive|n:derivation 量化=quantify|n:quantification
  聚类=cluster|n:clustering 迭代=iterate|n:iteration 收敛=converge|n:convergence 拟合=fit|n:fitting 求解=solve
  采样=sample|n:sampling 抽样=sample|n:sampling 编码=encode|n:coding 解码=decode|n:decoding 调试=debug 优于=outperform
  小于=be_less_than|p:less_than 源自=originate_from 致力=devote_oneself 聚焦=focus_on|n:focus 侧重=focus_on
  趋向=tend_to|n:trend 等于=equal 介于=lie_between 面向=face|p:for 朝向=face|n:orientation 基于=be_based_on|p:based_on
  居于=be_in 位居=rank 名列=rank 位列=rank 排在=rank 跻身=rank_among 看待=view 称作=be_called 誉为=be_hailed_as
  得出=draw 做到=achieve 看出=see 想出=think_of 想到=think_of 找到=find 听到=hear 遇到=encounter 碰到=encounter
  买到=buy 收到=receive 学到=learn 达到=reach 回到=return_to 走向=move_toward 迈向=move_toward 转向=turn_to
  导向=guide|n:orientation|a:-oriented 引向=lead_to 通往=lead_to 前往=go_to 开往=go_to 飞往=fly_to 送往=send_to
  运往=ship_to 发往=send_to 来到=come_to 赶到=arrive_at 抵达=arrive_in 远离=stay_away_from 脱离=break_away_from
  摆脱=get_rid_of 逃离=flee 逃脱=escape 逃生=escape 幸存=survive 生还=survive 遇难=die|n:death 丧命=die
  牺牲=sacrifice|n:sacrifice 阵亡=be_killed_in_action 殉职=die_on_duty 遇害=be_killed 被杀=be_killed
  受害=suffer|n:victimization 受伤=be_injured|a:injured 负伤=be_wounded 中弹=be_shot 枪杀=shoot_dead
  刺杀=assassinate|n:assassination 暗杀=assassinate|n:assassination 处决=execute|n:execution 绑架=kidnap|n:kidnapping
  劫持=hijack|n:hijacking 强奸=rape|n:rape 性侵=sexually_assault|n:sexual_assault 盗窃=steal|n:theft
  偷窃=steal|n:theft 贩卖=sell|n:trafficking 洗钱=launder_money|n:money_laundering 逃税=evade_taxes|n:tax_evasion
  起诉=prosecute|n:prosecution 控告=accuse|n:charge 判刑=sentence|n:sentence 上诉=appeal|n:appeal
  辩护=defend|n:defense 作证=testify 宣判=sentence 开枪=open_fire 开火=fire 交战=fight|n:fighting
  交火=exchange_fire|n:exchange_of_fire 停火=cease_fire|n:ceasefire 宣战=declare_war 参战=join_the_war
  撤军=withdraw_troops|n:troop_withdrawal 驻军=garrison|n:garrison 增兵=reinforce 包抄=outflank 轰炸=bomb|n:bombing
  炮击=shell|n:shelling 击中=hit 击落=shoot_down 击沉=sink 击退=repel 缴获=capture 俘获=capture 投掷=throw
  引爆=detonate 爆发=break_out|n:outbreak 蔓延=spread|n:spread 肆虐=rage 席卷=sweep 袭来=strike 登陆=land|n:landing
  减弱=weaken|n:weakening 增强=strengthen|n:enhancement 消散=dissipate 消退=fade 恶化=worsen|n:deterioration
  好转=improve|n:improvement 康复=recover|n:rehabilitation 痊愈=recover 死于=die_of 患有=suffer_from 患上=develop
  罹患=suffer_from 接种=vaccinate|n:vaccination 确诊=diagnose|n:diagnosis|a:confirmed 就诊=see_a_doctor|n:visit
  就医=seek_medical_treatment|n:medical_treatment 看病=see_a_doctor 出院=be_discharged|n:discharge
  住院=be_hospitalized|n:hospitalization 入院=be_admitted|n:admission 手术=operate|n:surgery
  服药=take_medicine|n:medication 给药=administer|n:administration 注射=inject|n:injection
  输血=transfuse|n:blood_transfusion 分娩=give_birth|n:delivery 戒烟=quit_smoking|n:smoking_cessation
  吸烟=smoke|n:smoking 抽烟=smoke 饮酒=drink|n:drinking 吸毒=use_drugs|n:drug_abuse 减肥=lose_weight|n:weight_loss
  跑步=run|n:running 散步=walk|n:walk 徒步=hike|n:hiking 爬山=climb_mountains 登山=climb|n:mountaineering
  攀登=climb|n:climb 潜水=dive|n:diving 冲浪=surf|n:surfing 滑雪=ski|n:skiing 滑冰=skate|n:skating
  溜冰=skate|n:skating 划船=row|n:boating 钓鱼=fish|n:fishing 捕鱼=fish|n:fishing 打猎=hunt|n:hunting
  狩猎=hunt|n:hunting 露营=camp|n:camping 野营=camp|n:camping 野餐=picnic|n:picnic 骑车=ride_a_bicycle|n:cycling
  开车=drive|n:driving 驾车=drive|n:driving 停车=park|n:parking 乘车=ride 上车=get_on 下车=get_off
  登机=board|n:boarding 起降=take_off_and_land 飞越=fly_over 航行=sail|n:navigation 出海=go_to_sea 启航=set_sail
  靠岸=dock 停泊=anchor 搁浅=run_aground 沉没=sink|n:sinking 坠毁=crash|n:crash 坠机=crash|n:plane_crash
  相撞=collide|n:collision 出轨=derail|n:derailment 脱轨=derail|n:derailment 有望=be_expected_to 不惜=not_hesitate_to
  堆积=pile_up|n:accumulation 爱好=like|n:hobby 养成=develop 获悉=learn 衰落=decline|n:decline 分割=divide|n:division
  富于=be_rich_in 散发=give_off 造就=create 做事=work 遗留=leave_behind 担保=guarantee|n:guarantee 改制=restructure
  毁灭=destroy|n:destruction 奴役=enslave|n:slavery 演化=evolve|n:evolution 高涨=surge 改良=improve|n:improvement
  流血=bleed|n:bleeding 复兴=revive|n:revival 自学=teach_oneself|n:self-study 解答=answer|n:answer 产于=be_produced_in
  崛起=rise|n:rise 碰上=encounter 落到=fall_to 捕捞=catch|n:fishing 嚼=chew 接见=receive 勾结=collude_with
  报复=retaliate|n:retaliation 留给=leave_to 折腾=torment 相处=get_along 汇合=converge 讲述=tell 掩护=cover|n:cover
  构=construct 逾=exceed 选用=select 催促=urge 流露=reveal 下山=go_down_the_mountain 适=suit
  妥协=compromise|n:compromise 传达=convey 出兵=send_troops 转型=transform|n:transformation 上台=come_to_power
  命中=hit 提拔=promote 近似=approximate|a:approximate 闪烁=flash 促=promote 自愿=volunteer|a:voluntary|d:voluntarily
  呻吟=groan 平定=suppress 交叉=cross|n:cross 欺骗=deceive|n:deception 素有=be_known_as 搞好=do_well
  并入=be_merged_into 流出=flow_out|n:outflow 迎来=usher_in 感慨=sigh 歼灭=annihilate 启发=inspire|n:inspiration
  讨厌=dislike 干活=work 继位=succeed_to_the_throne 修筑=build 变质=deteriorate|n:metamorphism 外出=go_out
  集成=integrate|n:integration|a:integrated 局限=limit|n:limitation 排水=drain|n:drainage 相交=intersect 相接=join
  陷于=be_caught_in 共有=share|d:in_total 奉献=dedicate|n:dedication 补给=supply|n:supply 放下=put_down
  腐蚀=corrode|n:corrosion 起草=draft|n:drafting 集结=assemble 迁移=migrate|n:migration 驻扎=be_stationed 感叹=sigh
  遇见=meet 归来=return|n:return 摆在=place_in 写出=write 斩首=behead 在位=reign 经受=withstand 吸取=draw 塌=collapse
  弃权=abstain|n:abstention 讲求=stress 入境=enter_the_country|n:entry 好奇=be_curious|a:curious|n:curiosity
  当做=treat_as 赞同=agree_with 立足=be_based 采集=collect|n:collection 压缩=compress|n:compression 参见=see
  宣称=claim 分辨=distinguish 隐居=live_in_seclusion 播种=sow|n:sowing 躲避=avoid 凝聚=unite|n:cohesion
  流失=lose|n:loss 联手=join_forces 夸张=exaggerate|n:exaggeration|a:exaggerated 迫害=persecute|n:persecution
  下滑=decline|n:decline 下落=fall|n:whereabouts 盼望=look_forward_to 结算=settle|n:settlement 后退=retreat 耽误=delay
  震撼=shock|n:shock 青睐=favor|n:favor 不对=be_wrong|a:wrong 交错=interlace 力图=try_to 攻打=attack
  增收=increase_income 终止=terminate|n:termination 搜集=collect 浓缩=concentrate|a:concentrated 注定=be_destined_to
  坚守=hold_fast_to 压制=suppress 罚款=fine|n:fine 兼有=have_both 求得=obtain 竣工=be_completed|n:completion
  下设=have_under_it 行军=march|n:march 介入=intervene|n:intervention 抛弃=abandon 察看=inspect 惭愧=be_ashamed
  羡慕=envy 过境=transit|n:transit 激战=fight_fiercely|n:fierce_battle 牵引=pull|n:traction 破裂=rupture|n:rupture
  贬值=depreciate|n:depreciation 见证=witness|n:witness 逼近=approach 带头=take_the_lead 择=choose 开办=open
  忍耐=endure|n:patience 掠夺=plunder|n:plunder 身着=wear 传送=transmit|n:transmission 复制=copy|n:copy
  成交=close_a_deal|n:transaction 困扰=trouble|n:trouble 察觉=notice 观赏=watch|a:ornamental 隐瞒=conceal
  共享=share|n:sharing|a:shared 抗击=resist 会晤=meet|n:meeting 理财=manage_money|n:financial_management 修炼=practice
  振兴=revitalize|n:revitalization 发抖=tremble 胜过=surpass 钻进=get_into 倒退=regress|n:regression 力争=strive_to
  巡逻=patrol|n:patrol 独具=have_unique 亮相=appear|n:debut 敞开=open 假装=pretend_to 运送=transport 攻入=break_into
  倡议=propose|n:initiative 兼顾=take_into_account 检=inspect 步行=walk|d:on_foot 相遇=meet 迈进=advance
  插入=insert|n:insertion 动身=set_out 劝说=persuade 扭转=reverse 冲出=rush_out_of
  战败=be_defeated|a:defeated|n:defeat 摇晃=shake 绕过=bypass 调和=reconcile|a:harmonic 预言=predict|n:prediction
  精通=be_proficient_in 排斥=exclude|n:exclusion 涵盖=cover 解散=disband|n:dissolution 打入=enter 相识=know_each_other
  暴动=riot|n:riot 任用=appoint 借款=borrow|n:loan 摔倒=fall 纠缠=entangle 利于=be_good_for
  解体=disintegrate|n:disintegration 降价=cut_prices|n:price_cut 整治=rectify|n:rectification 显出=show
  渡过=get_through 再生=regenerate|n:regeneration|a:renewable 使出=use 输送=transport|n:transport
  防卫=defend|n:defense 依托=rely_on 剩余=remain|a:remaining|n:surplus 合计=total|d:in_total 开业=open|n:opening
  掠过=sweep_over 承包=contract 赠=give 捕食=prey_on|n:predation 提防=beware_of 操心=worry 争执=dispute|n:dispute
  扶持=support|n:support 下班=get_off_work 追问=ask 化解=resolve 护卫=guard|n:guard 呼叫=call|n:call
  惊慌=panic|n:panic 查处=investigate_and_punish 排出=discharge 望见=see 奔跑=run 赞扬=praise|n:praise
  推理=reason|n:reasoning 列举=list 修复=repair|n:repair 感知=perceive|n:perception 退化=degrade|n:degradation
  萎缩=shrink|n:shrinkage 表征=characterize|n:characterization 合并=merge|n:merger 沉积=deposit|n:deposition
  富集=enrich|n:enrichment 降解=degrade|n:degradation 去除=remove|n:removal 净化=purify|n:purification
  过滤=filter|n:filtration 搅拌=stir|n:stirring 冷凝=condense|n:condensation 燃烧=burn|n:combustion
  固化=solidify|n:curing 老化=age|n:aging 失效=fail|n:failure 损耗=lose|n:loss 校准=calibrate|n:calibration
  校正=correct|n:correction 标定=calibrate|n:calibration 标注=label|n:annotation 标记=mark|n:mark
  匹配=match|n:matching 筛选=screen|n:screening 剔除=remove 纳入=include|n:inclusion 赋值=assign
  评定=evaluate|n:evaluation 测评=evaluate|n:evaluation 打分=score 量表= 证伪=falsify 阐释=interpret|n:interpretation
  解读=interpret|n:interpretation 诠释=interpret|n:interpretation 梳理=sort_out 回溯=trace_back 审视=examine
  反思=reflect_on|n:reflection 质疑=question|n:doubt 争辩=argue 辨析=distinguish 厘清=clarify 界定=define|n:definition
  划定=delimit 勾勒=outline 构想=conceive|n:idea 设定=set|n:setting 创设=create 搭建=build 构筑=build 打造=create
  重塑=reshape 重构=reconstruct|n:reconstruction 建构=construct|n:construction 解构=deconstruct|n:deconstruction
  嵌入=embed|n:embedding|a:embedded 融入=integrate_into|n:integration 联动=link|n:linkage 赋能=empower|n:empowerment
  驱使=drive 制衡=check_and_balance 规避=avoid|n:avoidance 治愈=cure|n:cure 捐赠=donate|n:donation
  捐款=donate|n:donation 募捐=raise_funds 资助=fund|n:funding 赞助=sponsor|n:sponsorship 补助=subsidize|n:subsidy
  补贴=subsidize|n:subsidy 贴现=discount 融通=finance 拨款=allocate_funds|n:funding 缴纳=pay|n:payment
  征税=tax|n:taxation 报销=reimburse|n:reimbursement 承保=underwrite 索赔=claim|n:claim 破产=go_bankrupt|n:bankruptcy
  清算=liquidate|n:liquidation 裁员=lay_off_workers|n:layoffs 雇佣=employ|n:employment 聘用=employ|n:employment
  聘请=hire 招募=recruit|n:recruitment 解聘=dismiss 离职=leave_one's_job|n:turnover 晋升=be_promoted|n:promotion
  升职=be_promoted|n:promotion 就职=take_office|n:inauguration 上任=take_office 卸任=leave_office
  连任=be_re-elected|n:re-election 参选=run_for_election 胜选=win_the_election 败选=lose_the_election
  提名=nominate|n:nomination 罢免=recall|n:recall 弹劾=impeach|n:impeachment 倒台=fall|n:fall 下台=step_down
  流亡=go_into_exile|n:exile 游说=lobby|n:lobbying 抨击=criticize|n:attack 谴责=condemn|n:condemnation 斥责=rebuke
  声讨=denounce 呼吁=call_for|n:call 恳求=beg 请求=request|n:request 哀悼=mourn|n:mourning 悼念=mourn|n:mourning
  祈祷=pray|n:prayer 祝贺=congratulate|n:congratulations 祝福=bless|n:blessing 欢庆=celebrate|n:celebration
  致敬=pay_tribute_to|n:tribute 致谢=thank|n:acknowledgment 致歉=apologize|n:apology 鞠躬=bow
  握手=shake_hands|n:handshake 拥抱=hug|n:hug 亲吻=kiss|n:kiss 哭泣=cry 尖叫=scream|n:scream 咆哮=roar|n:roar
  嘲笑=laugh_at|n:ridicule 嘲讽=mock|n:mockery 侮辱=insult|n:insult 羞辱=humiliate|n:humiliation
  恐吓=intimidate|n:intimidation 骚扰=harass|n:harassment 折磨=torture|n:torture 殴打=beat|n:beating
  打架=fight|n:fight 打斗=fight|n:fight 推搡=push 践踏=trample 焚烧=burn|n:burning 纵火=set_fire|n:arson
  摧毁=destroy|n:destruction 毁坏=destroy|n:damage 损毁=damage|n:damage 拆迁=demolish|n:demolition
  搬迁=relocate|n:relocation 搬家=move 迁徙=migrate|n:migration 逃亡=flee|n:escape 躲藏=hide 藏匿=hide 潜伏=lurk
  埋葬=bury|n:burial 火化=cremate|n:cremation 安葬=bury|n:burial 订婚=get_engaged|n:engagement 约会=date|n:date
  求婚=propose|n:proposal 结识=meet 邂逅=meet|n:encounter 重逢=reunite|n:reunion 团聚=reunite|n:reunion
  离别=part|n:parting 分手=break_up 抚养=raise|n:upbringing 领养=adopt|n:adoption 收养=adopt|n:adoption
  照料=care_for|n:care 看护=nurse|n:care 陪伴=accompany|n:companionship 陪同=accompany 跟进=follow_up 站在=stand_in
  住在=live_in 走在=walk_in 躺在=lie_in 写在=write_in 建在=be_built_in 用在=use_in 死在=die_in 停在=stop_at
  挂在=hang_on 藏在=hide_in 坐落=be_located 设在=be_located_in 处在=be_in 建于=be_built_in 源于=originate_from
  出于=be_out_of 属于=belong_to 低于=be_lower_than|p:below 高于=be_higher_than|p:above 多于=be_more_than|p:more_than
  少于=be_less_than|p:less_than 大于=be_greater_than|p:greater_than 早于=be_earlier_than 晚于=be_later_than
  强于=be_stronger_than 弱于=be_weaker_than 快于=be_faster_than 慢于=be_slower_than 劣于=be_inferior_to
  不足=be_insufficient|a:insufficient|n:shortage 不到=be_less_than|p:less_than 长达=last|p:up_to 高达=reach|p:up_to
  多达=reach|p:up_to 达=reach|p:up_to 等同=be_equivalent 善于=be_good_at 勇于=dare_to 乐于=be_willing_to 敢于=dare_to
  忙于=be_busy_with 急于=be_eager_to 投身=throw_oneself_into 有着=have 承载=carry|n:bearing 肩负=shoulder 蕴含=contain
  变成=become 分成=divide_into 做成=make_into 译成=translate_into 改成=change_to 看成=regard_as 当成=treat_as
  写成=write 造成=cause 构成=constitute 建成=complete 叫做=be_called 译为=translate_as 命名=name|n:naming 设为=set_to
  降为=be_reduced_to 升为=be_promoted_to 增至=increase_to 升至=rise_to 降至=fall_to 减至=decrease_to 跌至=fall_to
  涨至=rise_to 视为=regard_as 视作=regard_as 评为=be_rated_as 列为=list_as 选为=elect_as 选定=select 沦为=become
  化为=turn_into 取名=be_named 俗称=be_commonly_known_as 又称=be_also_known_as 又名=be_also_known_as
  亦称=be_also_called 也称=be_also_called 也叫=be_also_called 被迫=be_forced_to 被捕=be_arrested 被困=be_trapped
  被害=be_killed 卖给=sell_to 带给=bring_to 寄给=send_to 传给=pass_on_to 借给=lend_to 颁给=award_to 分给=give_to
  教给=teach_to 还给=return_to 献给=dedicate_to 让给=give_to 嫁给=marry 输给=lose_to 救出=rescue 逃出=escape_from
  飞出=fly_out_of 卖出=sell 买下=buy 拍下=take 记下=write_down 脱下=take_off 穿上=put_on 戴上=put_on 关上=close
  赶上=catch_up_with 追上=catch_up_with 爱上=fall_in_love_with 迷上=become_obsessed_with 考上=be_admitted_to
  当上=become 登上=climb 踏上=set_foot_on 走上=embark_on 跟上=keep_up_with 带上=bring 加上=add|c:plus 贴上=attach
  印上=print 用上=use 吃掉=eat 卖掉=sell 杀掉=kill 扔掉=throw_away 除掉=get_rid_of 去掉=remove 删掉=delete
  关掉=turn_off 烧掉=burn 毁掉=destroy 忘掉=forget 丢掉=lose 失掉=lose 打掉=destroy 吃完=finish_eating 做完=finish
  看完=finish_reading 用完=use_up 写完=finish_writing 读完=finish_reading 说完=finish_speaking 打开=open 离开=leave
  分开=separate 解开=untie 拉开=open 推开=push_away 避开=avoid 展开=carry_out 抓住=catch 记住=remember 握住=hold
  守住=hold 保住=keep 停住=stop 站住=stop 忍住=hold_back 困住=trap 挡住=block 留住=retain 打败=defeat 击败=defeat
  打破=break 冲破=break_through 戳破=puncture 识破=see_through 弄清=clarify 搞清=figure_out 认清=recognize
  看清=see_clearly 分清=distinguish 查明=find_out 打死=kill 杀死=kill 饿死=starve_to_death 冻死=freeze_to_death
  淹死=drown 烧死=burn_to_death 累死=work_to_death 吓死=scare_to_death 击毙=shoot_dead 枪毙=execute_by_shooting
  听懂=understand 看懂=understand 读懂=understand 学会=learn|n:society 学好=learn_well 做好=do_well 改好=correct
  修好=repair 治好=cure 上涨=rise|n:rise 增大=increase|n:increase 加快=speed_up 放慢=slow_down 减慢=slow_down
  变慢=slow_down 变快=speed_up 变大=grow_larger 变小=become_smaller 变高=become_higher 变低=become_lower 变长=lengthen
  变短=shorten 变强=become_stronger 变弱=weaken 变好=improve 变坏=get_worse 变差=get_worse 变暖=warm|n:warming
  变冷=cool 变热=heat_up 变干=dry 变红=turn_red 变老=age 长高=grow_taller 长出=grow 长成=grow_into 养大=raise
  放大=enlarge|n:amplification 吹走=blow_away 带走=take_away 拿走=take_away 偷走=steal 抢走=snatch 赶走=drive_away
  夺走=take_away 夺去=take 夺回=recapture 收回=take_back 找回=recover 追回=recover 退回=return 返还=return
  召回=recall|n:recall 撤回=withdraw 带回=bring_back 送回=send_back 拿回=take_back 买回=buy_back 引来=attract
  招来=attract 传来=come_from 飞来=fly_in 送来=send 寄来=send 走来=come 跑来=run 赶来=come 派来=send 运来=ship_in
  过来=come_over 拿来=bring 用来=use_to 看来=seem|d:apparently 不符=be_inconsistent|a:inconsistent
  不利=be_unfavorable|a:unfavorable 不如=be_not_as_good_as|c:rather_than
  不满=be_dissatisfied_with|a:dissatisfied|n:dissatisfaction 不堪=cannot_bear 没能=fail_to 未能=fail_to
  难以=be_difficult_to|m:cannot 易于=be_easy_to 便于=facilitate 得到=get 取得=achieve 赢得=win
  获取=obtain|n:acquisition 荣获=win 夺得=win 博得=win 引起=cause 引发=trigger 激起=arouse 唤起=arouse 触及=touch
  波及=affect 涉及=involve 普及=popularize|n:popularization 遍及=spread_throughout 顾及=take_into_account 提及=mention
  谈及=talk_about 论及=discuss 危及=endanger 累及=involve 殃及=affect 推及=extend_to 惠及=benefit 关乎=concern
  在乎=care_about 合乎=conform_to 给予=give 予以=give 加以= 施加=exert 施以=apply 处以=impose 赋以=give
  辅以=supplement 报以=respond_with 以为=think 认为=believe 作为=serve_as|p:as 成为=become 身为=be|p:as 改为=change_to
  转为=turn_to 称为=be_called 洗澡=bathe|n:bath 刷牙=brush_one's_teeth 洗手=wash_one's_hands 起床=get_up
  睡着=fall_asleep 做梦=dream 生病=be_sick|a:sick 看书=read 唱歌=sing|n:singing 跳舞=dance|n:dancing 演戏=act|n:acting
  踢球=play_football 打球=play_ball 下棋=play_chess 打牌=play_cards 拍照=take_photos|n:photography 照相=take_photos
  画画=paint|n:painting 写字=write 说谎=lie 撒谎=lie 骗人=deceive 道歉=apologize|n:apology 请假=ask_for_leave
  放假=have_a_holiday 出差=travel_on_business 逛街=shop 花钱=spend_money 省钱=save_money 挣钱=earn_money
  赚钱=make_money 借钱=borrow_money 还钱=repay 付款=pay|n:payment 付费=pay 收钱=collect_money 上班=go_to_work
  加班=work_overtime 辞职=resign|n:resignation 失业=be_unemployed|n:unemployment
  创业=start_a_business|n:entrepreneurship 开店=open_a_shop 结婚=marry|n:marriage 离婚=divorce|n:divorce 做饭=cook
  做菜=cook 吃饭=eat 吃药=take_medicine 喝水=drink_water 喝茶=drink_tea 喝酒=drink 抽血=draw_blood
  打针=give_an_injection 开刀=operate 帮忙=help|n:help 帮助=help|n:help 起火=catch_fire 失火=catch_fire
  着火=catch_fire 灭火=extinguish_the_fire|n:firefighting 救火=fight_fires 报警=call_the_police|n:alarm
  破案=solve_the_case 办案=handle_cases 开会=hold_a_meeting 发言=speak|n:speech 表决=vote|n:vote
  提问=ask_questions|n:question 回信=reply 写信=write_a_letter 看望=visit 做客=be_a_guest 请客=treat 送礼=give_gifts
  过年=celebrate_the_New_Year 排队=line_up 迟到=be_late 早退=leave_early 逃课=skip_class 上课=attend_class
  下课=finish_class 放学=leave_school 留学=study_abroad|n:study_abroad 毕业=graduate|n:graduation
  入学=enroll|n:enrollment 报名=sign_up|n:registration 交费=pay 退学=drop_out 辍学=drop_out_of_school|n:dropout
  不顾=disregard|p:regardless_of 忽视=ignore|n:neglect 不等=vary 不怕=be_unafraid_of 不行=be_unacceptable 不准=ban
  不许=forbid 起=play 起着=play 存在=exist|n:existence 呈=show 制备=prepare|n:preparation
  合成=synthesize|n:synthesis|a:synthetic 收治=admit 占比=account_for|n:proportion 概述=outline|n:overview
  阐明=clarify 论述=discuss|n:discussion 揭示=reveal 佐证=support 回顾=review|n:review 展望=look_ahead|n:outlook
  指明=point_out 印证=confirm 契合=fit 吻合=be_consistent|n:agreement 相符=be_consistent 递增=increase|n:increase
  递减=decrease|n:decrease 骤降=plummet 激增=surge|n:surge 剧增=surge 锐减=fall_sharply 飙升=soar 暴跌=plummet
  持平=remain_flat 滞后=lag|n:lag 落后=lag_behind|a:backward 偏离=deviate_from|n:deviation 趋同=converge|n:convergence
  叠加=superimpose|n:superposition 抵消=offset 抵偿=compensate 弥合=bridge 消减=reduce 削减=cut|n:cut 压减=reduce
  精简=streamline 缩减=reduce|n:reduction 扩充=expand|n:expansion 扩增=amplify|n:amplification 拓宽=broaden 延缓=delay
  延长=extend|n:extension 加深=deepen 加剧=intensify 加大=increase 加重=aggravate 加强=strengthen|n:strengthening
  旨在=aim_to 意在=aim_to 赶往=rush_to 打进=score 为生=make_a_living 谋生=make_a_living 下雨=rain|n:rain
  下雪=snow|n:snow 刮风=blow 救治=treat|n:treatment 效力=serve|n:effect 反超=overtake 烧坏=burn_out 咬碎=crush
  打碎=break 砸碎=smash 撞碎=smash 撕碎=tear_up 压碎=crush 击碎=smash 切碎=chop 为食=feed 反对=oppose|n:opposition
  成名=become_famous 刊登=publish 丧生=die 热身=warm_up|n:warm-up 上演=stage 成=become 无=have_no 回=return 请=please
  连=connect|d:even 杀=kill 忙=be_busy|a:busy 瞧=look_at 藏=hide 掉=fall 曰=say 封=seal|q: 具=have 斗=fight 奔=run
  凭=rely_on 致=cause 照=shine|p:according_to 忌=avoid 宜=be_suitable 侧=tilt|n:side 拱=arch 毕=finish 哼=hum
  临=face|p:before 煎=fry 掷=throw 休=rest 执=hold 筑=build 搜=search 罚=punish 驾=drive 纳=accept 倾=lean 哄=coax
  剩=remain 踏=step_on 免=exempt 溜=slip_away 疏=dredge 整=rectify|a:whole 潜=dive 勾=hook 捏=pinch 消=eliminate
  挨=suffer 钉=nail 察=examine 辟=open 隐=hide 摄=absorb 贺=congratulate 戒=quit 衔=hold 抚=comfort 赋=endow 允=allow
  逆=go_against|a:reverse 趋=tend 兑=exchange 宣=announce 戳=poke 导=guide 腾=gallop 捣=pound 汇=gather 侍=serve
  驰=gallop 拌=mix 仰=look_up 赦=pardon 覆=cover 竞=compete 窜=flee 缚=tie 倚=lean_on 悟=realize 咽=swallow 赌=bet
  吼=roar 训=train 模=imitate 誓=swear 辅=assist 烫=burn 沾=touch 泄=leak 损=damage 擅=be_good_at 丧=lose 凿=chisel
  揉=rub 磕=knock 恼=be_annoyed 欺=bully 示=show 觅=seek 铲=shovel 饰=decorate 嵌=embed 逛=stroll 播=broadcast
  爆=explode 驶=drive 返=return 述=describe 控=control 涉=involve 猎=hunt 诉=sue 虐=abuse 预=anticipate 赴=go_to
  迎=welcome 迷=be_lost 迁=move 掘=dig 饿=be_hungry|a:hungry 盗=steal 会说=speak 入伍=join_the_army 入读=attend
  弥漫=pervade 愈合=heal|n:healing 盛开=bloom|n:bloom 临近=approach 寄生=be_parasitic|a:parasitic|n:parasitism
  感冒=catch_a_cold|n:cold 增进=enhance|n:enhancement 定价=price|n:pricing 耗=consume 耗费=consume
  觉醒=awaken|n:awakening 整修=renovate 诱惑=tempt|n:temptation 教导=teach|n:teaching 徘徊=hover 修理=repair|n:repair
  开幕=open|n:opening 招商=attract_investment 兼职=work_part-time|a:part-time 开头=begin|n:beginning
  渡江=cross_the_river 增值=appreciate|n:value_added 促成=facilitate 展出=exhibit 掩盖=cover_up 移居=emigrate
  填补=fill 归于=belong_to 替换=replace|n:replacement 散布=spread 知晓=know 签名=sign|n:signature 归还=return|n:return
  抗争=fight|n:struggle 焚=burn 融=melt 观光=sightsee|n:sightseeing 阻挡=block 显露=appear 静止=be_still|a:static
  捕捉=capture 赞赏=appreciate|n:appreciation 完工=be_completed|n:completion 断定=conclude 派兵=send_troops
  演唱=sing|n:singing 预料=expect|n:expectation 欺负=bully 减小=decrease|n:decrease 阻挠=obstruct
  争吵=quarrel|n:quarrel 走访=visit 按摩=massage|n:massage 处死=execute 着眼=focus 认出=recognize
  救济=relieve|n:relief 治国=govern_the_country 绵延=stretch 安心=feel_at_ease 烧毁=burn_down 看重=value 停下=stop
  浸=soak 交锋=clash 厌恶=hate 看似=seem|d:seemingly 动用=use 意味=mean|n:meaning 抉择=choose|n:choice
  表述=express|n:expression 伸展=stretch 繁衍=reproduce|n:reproduction 聊天=chat 搭配=match|n:collocation
  衔接=connect|n:connection 营救=rescue|n:rescue 互助=help_each_other|n:mutual_aid 参照=refer_to|n:reference
  失踪=disappear|a:missing|n:disappearance 严禁=strictly_prohibit 耽搁=delay 辞去=resign_from 护送=escort
  注释=annotate|n:note 采纳=adopt|n:adoption 推举=elect 回应=respond_to|n:response
  误会=misunderstand|n:misunderstanding 留意=pay_attention_to 落成=be_completed 防备=guard_against 滥用=abuse|n:abuse
  聘=hire 抗拒=resist|n:resistance 背叛=betray|n:betrayal 降临=come 举报=report|n:report 路过=pass_by 耕种=farm
  偏重=emphasize 关切=be_concerned|n:concern 指引=guide|n:guidance 畏惧=fear|n:fear 增高=increase 治病=treat_diseases
  领会=understand 南下=go_south 抬高=raise 刻画=portray|n:portrayal 宣扬=promote 回想=recall 追逐=chase|n:chase
  淹没=flood 瓦解=collapse|n:disintegration 责备=blame|n:blame 贯通=run_through 急需=urgently_need 牵制=contain
  绘制=draw|n:drawing 克制=restrain|n:restraint 拯救=save 转发=forward|n:forwarding 填写=fill_in 踌躇=hesitate
  点缀=decorate 自给=be_self-sufficient|n:self-sufficiency 对照=contrast|n:control 成型=take_shape|n:molding
  贮藏=store|n:storage 追击=pursue|n:pursuit 晃动=shake|n:shaking 退却=retreat|n:retreat 闻到=smell
  升值=appreciate|n:appreciation 启示=inspire|n:implication 审讯=interrogate|n:interrogation 感应=sense|n:induction
  珍惜=cherish 共计=total|d:in_total 转折=turn|n:turning_point 听从=obey 步入=enter 预订=book|n:booking 委派=appoint
  照耀=shine_on 飞跃=leap|n:leap 首创=pioneer 密封=seal|n:sealing|a:sealed 通话=talk|n:call
  再现=reproduce|n:reproduction 盘旋=circle 起步=start|n:start 验收=accept|n:acceptance 酿成=lead_to
  精选=select|a:selected 谋求=seek 放射=radiate|n:radiation|a:radial 泄露=leak|n:leak 深感=feel_deeply 进发=set_out
  守护=guard 平息=subside 建交=establish_diplomatic_relations 瓜分=carve_up 切割=cut|n:cutting 呼喊=shout 做人=behave
  奉行=pursue 惊动=alarm 赌博=gamble|n:gambling 伴有=be_accompanied_by 表示=say`,
);
