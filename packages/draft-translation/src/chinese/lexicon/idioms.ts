import { entriesOf } from "./entries.ts";

/** Fixed expressions that describe a noun. */
export const adjectiveIdioms = entriesOf(
  "adjective",
  `莫名其妙=inexplicable 非同小可=no_small_matter 小心翼翼=cautious|d:cautiously 轰轰烈烈=vigorous 至高无上=supreme
  威风凛凛=majestic 肆无忌惮=unscrupulous 得天独厚=uniquely_favorable 一成不变=unchanging 接连不断=continuous
  惊心动魄=thrilling 光彩夺目=dazzling 举世闻名=world-famous 闻名中外=world-famous 世界闻名=world-famous
  微不足道=negligible 坚定不移=firm|d:firmly 卓有成效=fruitful 从容不迫=calm 当之无愧=well-deserved
  无与伦比=unparalleled 源源不断=continuous 惊天动地=earth-shaking 骇人听闻=shocking 绝无仅有=unique
  行之有效=effective 轻而易举=easy|d:easily 触目惊心=shocking 迫在眉睫=imminent 为数不多=few 一年一度=annual
  顺理成章=logical 无动于衷=indifferent 手无寸铁=unarmed 大名鼎鼎=famous 鼎鼎大名=famous 鼎鼎有名=famous 鼎鼎=great
  一模一样=identical 突如其来=sudden 不为人知=unknown 鲜为人知=little-known 众多=numerous 形形色色=all_kinds_of
  五花八门=various 林林总总=various 多种多样=diverse 各种各样=various 千变万化=ever-changing 变幻莫测=unpredictable
  难以预测=unpredictable 不可预知=unpredictable 不可磨灭=indelible 不可估量=immeasurable 不可战胜=invincible
  不可逾越=insurmountable 不计其数=countless 不胜枚举=too_numerous_to_mention 不折不扣=outright
  不拘一格=unconventional 不切实际=unrealistic 不合时宜=out_of_date 不尽如人意=unsatisfactory 不容置疑=unquestionable
  无可争议=undisputed 无可替代=irreplaceable 无可比拟=incomparable 无足轻重=insignificant 无家可归=homeless
  无关紧要=unimportant 无忧无虑=carefree 无处不在=ubiquitous 无所不在=ubiquitous 无边无际=boundless 无穷无尽=endless
  一望无际=boundless 永无止境=endless 根深蒂固=deep-rooted 深入人心=deeply_rooted 坚不可摧=indestructible
  牢不可破=unbreakable 势不可挡=unstoppable 不相上下=evenly_matched 旗鼓相当=evenly_matched 势均力敌=evenly_matched
  恰如其分=appropriate 恰到好处=just_right 名副其实=veritable 名不副实=undeserved 有名无实=nominal 徒有其名=nominal
  声势浩大=massive 规模宏大=large-scale 规模庞大=large 气势恢宏=magnificent 雄伟壮观=magnificent 金碧辉煌=splendid
  美轮美奂=magnificent 栩栩如生=lifelike 惟妙惟肖=lifelike 引人入胜=fascinating 扣人心弦=thrilling 激动人心=exciting
  振奋人心=inspiring 鼓舞人心=inspiring 发人深省=thought-provoking 耐人寻味=thought-provoking 令人担忧=worrying
  令人不安=disturbing 令人满意=satisfactory 令人失望=disappointing 令人兴奋=exciting 令人困惑=confusing
  令人沮丧=depressing 令人难忘=unforgettable 令人信服=convincing 令人鼓舞=encouraging 令人尴尬=embarrassing
  难以忘怀=unforgettable 历历在目=vivid 记忆犹新=fresh_in_memory 众说纷纭=controversial 见仁见智=debatable
  扑朔迷离=confusing 错综复杂=complex 盘根错节=complex 纷繁复杂=complex 杂乱无章=disorderly 乱七八糟=messy
  井井有条=orderly 有条不紊=orderly 一尘不染=spotless 独具特色=distinctive 各具特色=distinctive 独具一格=unique
  别具一格=unique 独一无二=unique 与生俱来=innate 天生=born|d:naturally 难能可贵=commendable 来之不易=hard-won
  弥足珍贵=precious 不可多得=rare 罕为人知=little-known 闻所未闻=unheard-of 前无古人=unprecedented 密密麻麻=dense
  稀稀拉拉=sparse 郁郁葱葱=lush 枝繁叶茂=lush 热血沸腾=excited 兴高采烈=elated 欣喜若狂=ecstatic 心满意足=contented
  心甘情愿=willing|d:willingly 忧心忡忡=worried 惊慌失措=panic-stricken 目瞪口呆=stunned 大吃一惊=shocked
  垂头丧气=dejected 筋疲力尽=exhausted 精疲力竭=exhausted 疲惫不堪=exhausted 奄奄一息=dying
  遍体鳞伤=covered_with_wounds 伤痕累累=scarred 岌岌可危=precarious 危在旦夕=in_imminent_danger 摇摇欲坠=crumbling
  破旧不堪=dilapidated 年久失修=dilapidated 年轻力壮=young_and_strong 身强力壮=strong 体弱多病=weak_and_sickly
  经验丰富=experienced 训练有素=well-trained 才华横溢=talented 聪明伶俐=clever 勤劳勇敢=hardworking_and_brave
  热情好客=hospitable 平易近人=approachable 彬彬有礼=polite 自以为是=opinionated 固执己见=stubborn
  心胸狭窄=narrow-minded 目光短浅=short-sighted 深谋远虑=far-sighted 高瞻远瞩=far-sighted 雄心勃勃=ambitious
  野心勃勃=ambitious 忠心耿耿=loyal 光明磊落=upright 口是心非=hypocritical 虚有其表=superficial
  中看不中用=impressive-looking_but_useless 有利可图=profitable 无利可图=unprofitable 有目共睹=obvious
  有据可查=documented 有意识=conscious|d:consciously 无意识=unconscious|d:unconsciously
  下意识=subconscious|d:subconsciously 潜意识=subconscious|n:subconscious 有意思=interesting 没意思=boring
  不要紧=not_serious 了不得=terrific 不得了=extremely 没完没了=endless 近现代=modern 明摆着=obvious 第一流=first-rate
  一流=first-class 二流=second-rate`,
);

/** Fixed expressions that say how or when, and those that link sentences. */
export const adverbIdioms = entriesOf(
  "adverb",
  `胡乱=carelessly 不由自主=involuntarily 情不自禁=involuntarily 一动不动=motionlessly 千方百计=by_every_possible_means
  想方设法=by_every_possible_means 全心全意=wholeheartedly 一心一意=wholeheartedly 全神贯注=with_full_attention
  不知去向=missing 可想而知=one_can_imagine 意想不到=unexpectedly|a:unexpected 出人意料=unexpectedly|a:unexpected
  意料之外=unexpectedly 意料之中=as_expected 一般说来=generally_speaking 一大早=early_in_the_morning
  一天到晚=all_day_long 从早到晚=from_morning_to_night 日日夜夜=day_and_night 夜以继日=day_and_night
  年复一年=year_after_year 日复一日=day_after_day 久而久之=over_time 长此以往=if_this_continues
  自始至终=from_beginning_to_end 从头到尾=from_beginning_to_end 由始至终=from_beginning_to_end 彻头彻尾=thoroughly
  时至今日=to_this_day 迄今=so_far 顷刻之间=in_an_instant 转眼间=in_the_blink_of_an_eye 一瞬间=in_an_instant
  刹那间=in_an_instant 不知不觉=unconsciously 毫无疑问=undoubtedly 毋庸讳言=admittedly 不可否认=admittedly
  无可否认=undeniably 不得不说=it_must_be_said 说到底=after_all 归根究底=in_the_final_analysis 总的说来=in_general
  总体上看=overall 大体来说=generally 不管怎么说=in_any_case 无论怎样=in_any_case 换个角度=from_another_perspective
  反之亦然=vice_versa 恰恰相反=on_the_contrary 正相反=on_the_contrary 怪不得=no_wonder 且不说=not_to_mention
  更不用说=let_alone 更别说=let_alone 尤有甚者=what_is_more 更有甚者=what_is_more 再加上=plus 除此而外=besides
  迫不得已=reluctantly 不得已=reluctantly 万不得已=as_a_last_resort 无奈之下=helplessly 顺其自然=naturally
  理所当然=naturally|a:natural 义无反顾=without_hesitation 毫无保留=unreservedly 毫无例外=without_exception
  无一例外=without_exception 千真万确=absolutely_true 确确实实=indeed 实实在在=truly|a:real 完完全全=completely
  彻彻底底=thoroughly 仔仔细细=carefully 认认真真=seriously 清清楚楚=clearly 明明白白=clearly 简简单单=simply
  普普通通=ordinary|a 断断续续=intermittently|a:intermittent 陆陆续续=one_after_another 反反复复=repeatedly
  来来回回=back_and_forth 里里外外=inside_and_out 上上下下=up_and_down 四面八方=in_all_directions|n:all_directions
  大街小巷=streets_and_lanes|n:streets_and_lanes 家家户户=every_household|n:every_household
  千家万户=every_household|n:every_household 近在咫尺=close_at_hand 远在天边=far_away 一言不发=without_a_word
  默不作声=silently 一声不响=silently 不动声色=calmly 赤手空拳=with_bare_hands 不经意=inadvertently
  不经意间=inadvertently 无意间=inadvertently 无意中=inadvertently 偶然间=by_chance 有朝一日=one_day 总有一天=one_day
  终有一天=one_day 在不久的将来=in_the_near_future 不久的将来=in_the_near_future 与此相关=related_to_this
  与此相应=accordingly 与之对应=correspondingly`,
);

/** Fixed expressions that stand where a verb stands. */
export const verbIdioms = entriesOf(
  "verb",
  `比比皆是=be_everywhere 随处可见=be_seen_everywhere 焕然一新=take_on_a_new_look 恍然大悟=suddenly_realize
  面面相觑=look_at_each_other 自言自语=talk_to_oneself 咬牙切齿=gnash_one's_teeth 流芳百世=be_immortalized
  拨乱反正=set_things_right 挺身而出=step_forward 一拥而上=swarm 此起彼伏=rise_and_fall
  世代相传=be_passed_down_for_generations 有所不同=differ 有所作为=accomplish_something 有所提高=improve
  有所下降=decline 有所增加=increase 有所改善=improve 耀武扬威=swagger 垂帘听政=rule_behind_the_scenes
  平起平坐=be_on_an_equal_footing 措手不及=be_caught_off_guard 为所欲为=do_as_one_pleases 束手无策=be_helpless
  接踵而来=come_one_after_another 接踵而至=come_one_after_another 纷至沓来=come_in_a_continuous_stream 应运而生=emerge
  取而代之=replace 针锋相对=confront_each_other 同归于尽=perish_together 荡然无存=be_gone 不复存在=no_longer_exist
  付之一炬=be_burned_down 讨价还价=bargain 视而不见=turn_a_blind_eye 置之不理=ignore 相提并论=be_mentioned_together
  滔滔不绝=talk_on_and_on 流连忘返=linger 热泪盈眶=have_tears_in_one's_eyes 气喘吁吁=pant 愈演愈烈=intensify
  每况愈下=deteriorate 蒸蒸日上=flourish 欣欣向荣=flourish 蓬勃发展=flourish 不断发展=continue_to_develop
  不断完善=improve_continuously 不断增加=increase_continuously 不断提高=improve_continuously
  日益严重=become_increasingly_serious 日益突出=become_increasingly_prominent 日趋完善=improve_gradually
  逐步完善=improve_gradually 逐渐消失=gradually_disappear 逐年增加=increase_year_by_year
  逐年下降=decrease_year_by_year 独占鳌头=rank_first 首屈一指=be_second_to_none 名垂青史=go_down_in_history
  载入史册=go_down_in_history 家破人亡=lose_one's_family 背井离乡=leave_home 漂洋过海=cross_the_sea
  长途跋涉=travel_a_long_way 安居乐业=live_and_work_in_peace 自食其力=support_oneself 养家糊口=support_a_family
  白手起家=start_from_scratch 东山再起=make_a_comeback 卷土重来=make_a_comeback 重蹈覆辙=repeat_the_same_mistake
  得不偿失=be_not_worth_it 事半功倍=get_twice_the_result_with_half_the_effort 弄巧成拙=backfire 适得其反=backfire
  有助于提高=help_to_improve 取长补短=complement_each_other 未雨绸缪=prepare_in_advance
  防患于未然=take_preventive_measures 亡羊补牢=mend_the_fold 对症下药=apply_the_right_remedy
  因材施教=teach_according_to_aptitude 学以致用=apply_what_is_learned 融会贯通=achieve_mastery
  举一反三=draw_inferences 温故知新=review_the_old 百花齐放=flourish 百家争鸣=contend 求同存异=seek_common_ground
  同舟共济=stand_together 互利共赢=achieve_mutual_benefit|a:win-win
  合作共赢=cooperate_for_mutual_benefit|n:win-win_cooperation 共同努力=work_together|n:joint_efforts
  携手合作=work_together 如法炮制=follow_suit 奋不顾身=be_fearless 罄竹难书=be_too_numerous_to_record
  毁于一旦=be_destroyed 出人头地=stand_out 大功告成=be_accomplished 谈不上=be_far_from 说了算=have_the_final_say
  巴不得=be_eager_to 顾不上=have_no_time_to 无所谓=not_matter 没关系=be_fine 对不起=be_sorry`,
);
