import { entriesOf } from "./entries.ts";

export const modals = entriesOf(
  "modal",
  `能=can 能够=can 可=can 会=will 将=will 应=should 应该=should 应当=should 必须=must 须=must 需=need_to 不能=cannot
  不会=will_not 无法=cannot 不可=cannot 不得=must_not 愿意=be_willing_to 不应=should_not 或许=may 可能会=may
  也许会=may 将会=will 一定会=will_certainly 应该会=should 得以=can 足以=can 可以=can 用不着=need_not 不用=need_not
  不必=need_not 不敢=dare_not 不愿=be_unwilling_to 不愿意=be_unwilling_to 可能=may|a:possible|d:possibly|n:possibility
  将要=will 有待=need_to 有待于=need_to`,
);

export const adverbs = entriesOf(
  "adverb",
  `不=not 没=not 没有=not 未=not 非常=very 很=very 极=extremely 更=more 更加=more 最=most 较=relatively 相对=relatively
  也=also 还=also 都=all 均=all 仅=only 只=only|q: 就=then 已=already 已经=already 正在=currently
  目前=currently|a:current 现在=now 当前=currently 一直=always 常=often 常常=often 有时=sometimes 通常=usually
  尤其=especially 其中=among_them 因此=therefore 所以=so 但是=but|c 但=but|c 不过=however 进一步=further
  逐渐=gradually 逐步=gradually 几乎=almost 大约=about 约=about 至少=at_least 甚至=even 当然=of_course 共=in_total
  一共=in_total 分别=respectively 相互=mutually 一起=together 立即=immediately 马上=immediately 突然=suddenly 仍=still
  仍然=still 永远=forever 从未=never 从不=never 其实=actually 随后=then 之后=later 后来=later 以后=later 之前=before
  刚=just 刚刚=just 今后=in_the_future 总之=in_short 也就是说=that_is 反之=conversely 往往=often 完全=completely
  大多=mostly 尚=yet 就是=precisely 却=but 重新=again 并未=not 只是=only|c:but 才能=can 据说=reportedly
  尽可能=as_much_as_possible 显然=obviously 早些=earlier 随即=immediately 终于=finally 如何=how 是否=whether 先=first
  一样=likewise 这样=in_this_way 那样=in_that_way 却是=but 截至=as_of 太=too 越=more 似乎=seemingly 究竟=exactly
  到底=exactly 果然=indeed 的确=indeed 确实=indeed 恰好=just 好像=seemingly 不再=no_longer 无疑=undoubtedly
  较为=relatively 极为=extremely 颇=quite 相当=quite 尤为=especially 日益=increasingly 过度=excessively 便= 则= 被=
  者= 又=also|c:and 再=again 才=only_then 原来=originally|a:original 当时=at_the_time 难=difficult
  虽=although|c:although 别=do_not 必=certainly 亦=also 忽=suddenly 竟=unexpectedly 越来越=increasingly 正是=precisely
  这么=so 怎么=how 为什么=why 如此=so 一下= 左右=about 似=seemingly|v:resemble 此时=at_this_time 这时=at_this_time
  这次=this_time|x:this 十分=very 甚=very 不要=do_not 来说= 同=together|c:and|p:with 一般来说=generally_speaking
  皆=all 忽然=suddenly 怎样=how 怎=how 喜= 经常=often|a:frequent 真是=really 本来=originally 一边=at_the_same_time
  便是= 也许=perhaps 还要=still 一面=on_one_hand 竟然=unexpectedly 真的=really 接着=then|v:go_on 等等=and_so_on
  立刻=immediately 欲= 不是=not 只好=have_to|m:have_to 一时=for_a_while 不了= 始终=always
  从此=since_then|c:from_then_on 亲自=personally 更是=even 早已=already 很快=soon|a:fast 纷纷=one_after_another
  略=slightly 绝=absolutely 大声=loudly 不久=soon|a:short 似的= 来看= 一步=one_step 倘若=if|c:if 凡=all 尽=all|n:end
  周围=around|n:surroundings 前面=ahead|n:front 真的是=really 之外=besides 一半=half|x:half_of|n:half
  常年=all_year_round 互相=mutually 依然=still 依旧=still 渐=gradually 挺=quite 稍=slightly 慢慢=slowly 轻轻=gently
  那时=at_that_time 当下=at_present|n:present 遂=then 始=then 再也=ever_again 下面=below|n:following 而言= 并非=not
  有点=a_little 渐渐=gradually 从来=always 平时=usually 大大=greatly 到处=everywhere 至今=so_far
  不由得=cannot_help_but 很少=rarely|a:few 仅仅=only 可惜=unfortunately 早就=already 赶快=quickly 一会儿=for_a_while
  微微=slightly 居然=unexpectedly 远远=far 登时=immediately 仿佛=as_if 不得不=have_to|m:have_to 而已= 向前=forward
  这般=so 最为=most 更为=more 一路=all_the_way 只得=have_to|m:have_to 家里=at_home|n:home 心里=in_one's_heart|n:heart
  眼前=before_one's_eyes|a:present 门外=outside_the_door 头上=overhead 门前=in_front_of_the_door 低声=in_a_low_voice
  然= 确= 莫=not 几天=a_few_days|t:a_few_days 几年=a_few_years|t:a_few_years 当中=among_them 一道=together
  必定=certainly 一会=for_a_while 依法=in_accordance_with_the_law 提前=in_advance|a:early 独=alone 自行=by_oneself
  故意=deliberately 深深=deeply 多么=how 未必=not_necessarily 片刻=for_a_moment 四周=around|n:surroundings
  一齐=together 正好=just 一度=once 即将=about_to|m:will 万岁= 愈=more 好好=well 半天=for_a_long_time 尤=especially
  丝毫=at_all 赶紧=quickly 差不多=almost 几次=several_times 大力=vigorously 网上=online 随时=at_any_time
  相继=successively 当真=really 一遍=once 终=finally 简直=simply 一下子=suddenly 怎么样=how 就要=will|m:will
  顿时=suddenly 如同=like|p:like 一身= 俱=all 那天=that_day|t:that_day 紧紧=tightly 只不过=only
  尽量=as_much_as_possible 反正=anyway 急忙=hurriedly 暗暗=secretly 如下=as_follows 陆续=successively
  遍=throughout|q:time 上下=up_and_down 凡是=all 当初=originally 连忙=quickly 也好= 历来=always 缓缓=slowly
  不免=inevitably 全都=all 互=mutually 随便=casually 一个个=one_by_one 不停=constantly 极其=extremely 大致=roughly
  总共=in_total 无不=all 后面=behind 大都=mostly 一顿= 此前=previously 早日=soon 早晚=sooner_or_later
  迟早=sooner_or_later 偶尔=occasionally 偶然=accidentally|a:accidental 时常=often 不时=from_time_to_time
  屡次=repeatedly 反复=repeatedly 再三=repeatedly 一再=repeatedly 一向=always 向来=always 总=always|a:total
  老是=always 不禁=cannot_help_but 几近=almost 近乎=almost 差点=almost 险些=almost 恰恰=precisely 恰巧=coincidentally
  刚好=just 正巧=just 明明=clearly 分明=clearly 大肆=wantonly 擅自=without_permission 私下=privately 暗中=secretly
  公然=openly 悄悄=quietly 默默=silently 静静=quietly 匆匆=hurriedly 渐次=gradually 日渐=increasingly
  愈发=increasingly 越发=increasingly 愈来愈=increasingly 分外=particularly 格外=especially 异常=unusually|a:abnormal
  无比=extremely|a:incomparable 颇为=quite 稍微=slightly 略微=slightly 略有=slightly 稍稍=slightly 不太=not_very
  不大=not_very|a:small 不怎么=not_very 大幅度=significantly|a:substantial 大举=massively 全力=with_all_efforts
  竭力=strive_to 极力=strongly 努力地=hard 分批=in_batches 逐一=one_by_one 逐个=one_by_one 逐年=year_by_year
  逐渐地=gradually 一律=all 一概=all 统统=all 通通=all 总是=always 处处=everywhere 亲手=personally
  亲眼=with_one's_own_eyes 当场=on_the_spot 就地=on_the_spot 即刻=immediately 立马=immediately 当即=immediately
  随之=subsequently 尔后=then 此后=since_then 后续=subsequently|a:subsequent 终究=after_all 到头来=in_the_end
  毕竟=after_all 本该=should_have 原先=originally|a:original 原本=originally 未曾=never 不曾=never 从没=never
  绝不=never 决不=never 并不=not 并没有=not 并无=not 毫不=not_at_all 根本不=not_at_all 不能不=have_to
  必将=will_certainly|m:will 势必=inevitably 定会=will_certainly|m:will 必会=will|m:will 应会=should|m:should
  理应=should|m:should 只需=only_need_to|m:only_need_to 难免=inevitably 不妨=might_as_well 何必=why 何不=why_not
  为何=why 何时=when 何处=where 几时=when 何以=why 怎能=how_can 岂=how 难道= 过于=too 以南=to_the_south 依次=in_turn
  平日=usually 以往=in_the_past|a:previous 不该=should_not|m:should_not 这时候=at_this_time 为止= 却说= 说不定=maybe
  天天=every_day 立时=immediately 其间=meanwhile 罢了= 半晌=for_a_long_time 个个=all 尽快=as_soon_as_possible
  一一=one_by_one 大体=generally 适才=just_now 不算=not_very 固然=admittedly|c:although 仍旧=still 多半=mostly
  事先=in_advance 不料=unexpectedly 大为=greatly 越是=the_more 浑身=all_over 据悉=reportedly 已然=already
  先前=previously|a:previous 就此=on_this 国内外=at_home_and_abroad|a:domestic_and_foreign 不易=not_easy|a:not_easy
  上前=forward 怎地=how 内外=inside_and_outside 暂=temporarily 不远=not_far 不宜=should_not|m:should_not
  切实=effectively 整整=fully 别说=let_alone 连连=repeatedly 可不= 三次=three_times 不觉=unconsciously 方才=just_now
  瞬间=instantly|n:moment 日后=later 莫非= 近来=recently 乃至=and_even|c:and_even 极了=extremely 随意=at_will|a:casual
  干脆=simply 偏偏= 再度=again 从小=since_childhood 干什么=why 可不是=indeed 几下= 稳步=steadily 精心=carefully
  在校=at_school|a:enrolled 如是=so 猛地=suddenly 途中=on_the_way|n:way 从中=from_it 总算=finally 小声=quietly 不成=
  屡=repeatedly 不仅仅=not_only|c:not_only 隐隐=faintly 这会儿=now 乘机=take_the_opportunity 那末=then 先是=first
  算了= 底下=below|n:bottom 四下=around 本书=this_book|n:this_book 从头=from_the_beginning 几分=somewhat
  拼命=desperately 在家=at_home 不止=more_than 率先=first 使劲=hard 相传=according_to_legend 随手=casually 独自=alone
  接连=one_after_another 楼上=upstairs 楼下=downstairs 谁知=unexpectedly 往前=forward 即可=can|m:can 只管=just
  自幼=since_childhood 四处=around 一同=together 自古=since_ancient_times 自古以来=since_ancient_times 着实=really
  接下来=next 顺便=incidentally 一旁=aside 未免=rather 不尽=not_entirely 恰=just 狠狠=hard 届时=then 厉声=sternly
  从来不=never 日趋=increasingly 向上=upward 向下=downward 全然=completely 昼夜=day_and_night 日夜=day_and_night
  尽力=with_all_one's_effort 整天=all_day 一心=wholeheartedly 想必=presumably 偷偷=secretly 预先=in_advance
  一举=in_one_fell_swoop 快步=quickly 决不能=must_never 无非=nothing_but 起初=initially 尽数=all 连夜=overnight
  顺手=conveniently 加之=moreover|c:moreover 来讲= 不已= 兀自=still 特意=specially 稍后=later 长久以来=for_a_long_time
  一直以来=for_a_long_time 趁机=take_the_opportunity 断然=flatly 遥遥领先=far_ahead|v:lead_by_far 务必=must|m:must
  尽早=as_soon_as_possible 据称=reportedly 据报道=reportedly 据统计=according_to_statistics 据了解=reportedly
  一般情况下=in_general 通常情况下=usually 在此期间=during_this_period 在此之前=before_this 在此之后=after_this
  在此过程中=in_this_process 从这个意义上说=in_this_sense 显著性地=significantly 相对较=relatively 相对来说=relatively
  更好地=better 更多地=more 进一步地=further 有效地=effectively 不可避免=inevitably|a:inevitable 不可避免地=inevitably
  循序渐进=step_by_step 潜移默化=imperceptibly 自然而然=naturally 毫不犹豫=without_hesitation 无可奈何=helplessly
  显而易见=obviously|a:obvious 毋庸置疑=undoubtedly 不约而同=unanimously 一如既往=as_always 综上所述=in_summary
  换句话说=in_other_words 相比之下=in_contrast 生前=during_one's_lifetime 强行=forcibly 再有=moreover 轮流=in_turn
  抓紧=firmly 极度=extremely 细细=carefully 索性=simply 万分=extremely 是因为=because 连声=repeatedly 照例=as_usual
  可知= 其后=subsequently 蓦地=suddenly 各处=everywhere 其时=at_that_time 一味=blindly 一路上=all_the_way 以示=to_show
  或者说=or 一点点=a_little_bit 不定=not_necessarily 难怪=no_wonder 忽地=suddenly 按时=on_time 往日=in_the_past
  定然=certainly 层层=layer_by_layer 沿途=along_the_way 还好=fortunately 当面=face_to_face 幸好=fortunately
  几日=for_several_days 紧接着=immediately_afterwards 好多=many 今儿=today 永不=never 慌忙=hurriedly
  一早=early_in_the_morning 茫然=blankly 终年=all_year_round 往后=from_now_on 照样=still 暗自=secretly 时时=constantly
  频频=frequently 几经=after_several 唯有=only 无从=not_know_how_to 无处=nowhere 数次=several_times 赶忙=hurriedly
  奋力=with_all_one's_strength 径直=straight 过后=afterwards 并肩=side_by_side 无论如何=in_any_case 总而言之=in_short
  曾= 曾经=once 尚未=not_yet 能不能=whether 会不会=whether 是不是=whether 要不要=whether 有没有=whether 能否=whether
  可否=whether 会上=at_the_meeting 会后=after_the_meeting 更确切地说=more_precisely 确切地说=to_be_precise
  准确地说=to_be_precise 具体地说=specifically 严格来说=strictly_speaking 严格地说=strictly_speaking 简单来说=in_short
  简单地说=in_short 坦率地说=frankly 老实说=honestly 说实话=to_be_honest 众所周知=as_is_well_known 有人说=some_say
  令人遗憾的是=unfortunately 不幸的是=unfortunately 遗憾的是=unfortunately 有趣的是=interestingly 奇怪的是=strangely
  重要的是=importantly 更重要的是=more_importantly 最重要的是=most_importantly 令人惊讶的是=surprisingly
  相反的是=on_the_contrary 与之相反=in_contrast 与之相比=in_comparison 与之相对=in_contrast 除此之外=in_addition
  不仅如此=moreover 尽管如此=nevertheless 即便如此=even_so 虽然如此=nevertheless 正因如此=for_this_reason
  正因为如此=for_this_reason 正因为=precisely_because|c:precisely_because 因此而=thus 从那时起=since_then
  从那以后=since_then 从此以后=since_then 自那时起=since_then 自那以后=since_then 自那以来=since_then 自此=since_then
  到那时=by_then 到时候=then 到现在=until_now 到今天=to_this_day 直到现在=until_now 直到今天=to_this_day
  至今为止=so_far 截至目前=so_far 就目前而言=for_now 现阶段=at_this_stage|n:current_stage
  当前阶段=at_the_current_stage|n:current_stage 在那之后=after_that 在那之前=before_that 在这之后=after_this
  在这之前=before_this 在此=here 在此基础上=on_this_basis 在此背景下=in_this_context 在这种情况下=in_this_case
  在某些情况下=in_some_cases 在许多情况下=in_many_cases 在大多数情况下=in_most_cases 多数情况下=in_most_cases
  某种程度上=to_some_extent 从长远来看=in_the_long_run 从根本上=fundamentally 从整体上看=on_the_whole 总体上=overall
  整体上=overall 大体上=generally 原则上=in_principle 理论上=in_theory 实践中=in_practice 事实上=in_fact
  本质上=in_essence 基本上=basically 表面上=on_the_surface 客观上=objectively 主观上=subjectively 历史上=in_history
  世界上=in_the_world 地球上=on_Earth 社会上=in_society 生活中=in_life 现实中=in_reality 日常生活中=in_daily_life
  传统上=traditionally 习惯上=customarily 名义上=nominally 法律上=legally 政治上=politically 经济上=economically
  技术上=technically 科学上=scientifically 数量上=in_quantity 质量上=in_quality 时间上=in_time 空间上=in_space
  字面上=literally 严格意义上=in_the_strict_sense 一定意义上=in_a_sense 全国范围内=nationwide 全球范围内=globally
  世界范围内=worldwide 短期来看=in_the_short_term 长期来看=in_the_long_term 一般来讲=generally_speaking
  相对地=relatively 相应地=accordingly 同样地=similarly 反过来=conversely 反过来说=conversely 与此同时=meanwhile
  同一时间=at_the_same_time 第一次=for_the_first_time|a:first 第二次=for_the_second_time|a:second 多次=repeatedly
  有一次=once 这一次=this_time 每一次=every_time 再一次=once_again 又一次=once_again 一次次=again_and_again
  一步步=step_by_step 一步一步=step_by_step 一天天=day_by_day 一年年=year_after_year 慢慢地=slowly 渐渐地=gradually
  不断地=constantly 成功地=successfully 迅速地=rapidly 清楚地=clearly 明显地=obviously 自然地=naturally
  单独地=separately 再次=again 由此可见=thus 可见=thus 值得注意的是=notably 需要指出的是=notably 需要注意的是=notably
  值得一提的是=notably 据估计=according_to_estimates 事实证明=as_it_turns_out 究其原因=the_reason_is
  已有=already|a:existing 最好=had_better|a:best 在世界各地=around_the_world 在全国各地=across_the_country
  在全球=globally 在全球范围内=globally 在线上=online 之久= 这样一来=thus 幸运的是=fortunately 以此=thus 呢= 吧= 啊=
  吗= 么= 啦= 呀= 嘛= 哦= 唉= 哩= 矣= 哎= 嗯= 般= 相= 非=not 勿=do_not 唯=only 犹=still 究=after_all 复=again
  随着时间的推移=over_time 随时间的推移=over_time 是的=yes 本不应=should_not 本应=should_have 前前后后=altogether
  无缘无故=for_no_reason 好不容易=finally 好容易=finally 转而=instead 起码=at_least 迎面=head-on
  无须=need_not|m:need_not 轻声=softly 唯独=only 快要=about_to 最先=first 小时候=in_childhood 中途=midway
  幸亏=fortunately 事后=afterwards 甚为=very 一连=in_a_row 特地=specially 一经=once|c:once 亲身=personally
  肆意=wantonly 随身=with_one 宁愿=would_rather|m:would_rather 霎时=instantly 将近=nearly 暂且=for_now 时而=sometimes
  轮番=in_turn 多方=in_many_ways 真个=really 端的=really 之所以= 首先=first 其次=second 此外=in_addition
  另外=in_addition|a:other 同时=at_the_same_time|c:while 一方面=on_the_one_hand 另一方面=on_the_other_hand`,
);

export const conjunctions = entriesOf(
  "conjunction",
  `和=and 与=and 及=and 或=or 或者=or 还是=or 如果=if 若=if 尽管=although 只要=as_long_as 当=when 直到=until
  不仅=not_only 不但=not_only 无论=no_matter 跟=and 所=that|q: 那么=then 然后=then 以免=lest 而是=but 既=both
  与其=rather_than 如=if 可是=but 虽然=although 以及=and 及其=and_its 不管=regardless_of 既然=since
  至于=as_for|p:as_for 的话= 以致=so_that 以至=so_that 以至于=so_that 或是=or 要么=either 亦或=or 假如=if 假使=if
  倘=if 万一=if 不论=regardless_of 就算=even_if 哪怕=even_if 纵然=even_if 何况=let_alone 况且=moreover 而=and 而且=and
  并=and 直至=until|p:until 只有=only 一旦=once 除非=unless 不然=otherwise 要不然=otherwise 以=to|p:with
  总的来说=in_general 总体而言=overall 总体来说=overall 一般而言=generally_speaking 具体来说=specifically
  具体而言=specifically 与此相反=on_the_contrary 除此以外=in_addition 简而言之=in_short 简言之=in_short 实际上=in_fact
  由于=because|p:due_to 因为=because|p:because_of 相对而言=relatively_speaking 迄今为止=so_far 到目前为止=so_far
  有鉴于此=in_view_of_this 归根结底=in_the_final_analysis 归根到底=in_the_final_analysis 举例来说=for_example
  譬如=for_example 诸如=such_as 比方说=for_example 例如=for_example|p:such_as 比如=for_example
  包括=including|v:include 再者=furthermore 再说=besides 其一=first 其二=second 其三=third 综合来看=taken_together
  从某种意义上说=in_a_sense 在某种程度上=to_some_extent 一定程度上=to_a_certain_extent
  在一定程度上=to_a_certain_extent 很大程度上=to_a_large_extent 在很大程度上=to_a_large_extent 尤其是=especially
  特别是=especially 更何况=let_alone 反而=instead 反倒=instead 相反=on_the_contrary|a:opposite 然而=however
  不管怎样=in_any_case 即使=even_if 即便=even_if 虽说=although 要是=if 如果说=if 若是=if 换言之=in_other_words
  综上=in_summary 同理=similarly 一来=first 二来=second 每当=whenever 鉴于=given 免得=lest 不致=so_as_not_to
  无论是=whether 不管是=whether 还有=and|d:also 用以=to 借以=to 且=and 并且=and 以期=in_order_to 以求=in_order_to
  以便=so_that 进而=and_then 从而=thereby 由此=thus 故=therefore|d:therefore 故而=therefore 因而=therefore
  是以=therefore 于是=so 而后=then 继而=then 然则=then 否则=otherwise 抑或=or 亦即=that_is 也即=that_is 即=that_is
  就是说=that_is 这就是说=that_is_to_say 鉴于此=in_view_of_this 基于此=based_on_this 为此=to_this_end 据此=accordingly
  对此=in_this_regard 至此=so_far 一是=first 二是=second 三是=third 四是=fourth 以防=in_case`,
);

export const pronouns = entriesOf(
  "pronoun",
  `我=I 我们=we 你=you 你们=you 您=you 他=he 她=she 它=it 他们=they 她们=they 它们=they 自己=oneself 大家=everyone
  谁=who 什么=what 这里=here 那里=there 哪里=where 其=its 此=this|x 这=this|x 那=that|x 之=it 前者=the_former
  有人=someone 人人=everyone 本人=I 咱们=we 别人=others 他人=others 彼此=each_other 自身=itself|a:own 本身=itself
  其他人=others 任何人=anyone 每个人=everyone 无人=no_one 其中之一=one_of_them 一方=one_side 对方=the_other_party
  此处=here 这儿=here 那儿=there 哪儿=where 其余=the_rest 咱=we 各自=each|x:their_own 吾=I|x:my 啥=what 此事=this
  后者=the_latter 俺=I 己=oneself|x:own 一个人=a_person 朕=I 何人=who 何事=what 那边=there
  什么样=what_kind_of|x:what_kind_of 我军=our_army 本国=one's_own_country 彼=that 此地=here 何等=how 别处=elsewhere
  敝=our 某人=someone 某事=something 某物=something 众人=everyone 任何事情=anything 一切事物=everything
  所有人=everyone 诸位=everyone 二者=both 他家=his_family 你家=your_family 没有人=no_one`,
);

export const determiners = entriesOf(
  "determiner",
  `这些=these 那些=those 该=the 每=each 各=each 某些=some 一些=some 有些=some 许多=many 其他=other 其它=other
  另一=another 几=several 数=several 若干=several 诸多=many 各种=various 各类=various 种种=various 这种=this 这个=this
  那个=that 这项=this 该项=the 上述=the_above 一定=certain 一种=a 一个=a 一项=a 一位=a 两个=two 各个=each 任意=any
  何=any 诸=various 首=first|q: 这位=this 几个=several 一天=one_day|t:one_day 一年=one_year 一切=all|r:everything
  不少=many 任何=any|r:any 某=a_certain 那位=that 哪=which 哪些=which 多少=how_many 这样的=such 此类=such 此次=this
  这一=this 那一=that 另一个=another 另一种=another 各种各样的=various 大部份=most 绝大多数=the_vast_majority_of
  一系列=a_series_of 一批=a_group_of 多种=various 多个=multiple 数十=dozens_of 数百=hundreds_of 数千=thousands_of
  数万=tens_of_thousands_of 数百万=millions_of 成千上万=thousands_of 上百=hundreds_of 上千=thousands_of
  大批=a_large_number_of 少数=a_few|n:minority 少量=a_small_amount_of 不同=different|a
  大量=a_large_number_of|a:large_amounts_of 各级=all_levels_of 各国=all|n:countries 各项=various 一座=a 一件=a 一张=a
  一片=a 一只=a 一块=a_piece_of 一把=a 一家=a 一场=a 一名=a 一部分=part_of|n:part 每个=each 一眼=a|d:at_a_glance
  一部=a 一本=a 一篇=an 一份=a 一条=a 一套=a_set_of 一组=a_set_of 一群=a_group_of 一类=a_class_of 一双=a_pair_of
  一层=a_layer_of 一段=a 一点=a_little|d:a_little 一句=a 一阵=a_burst_of 一股=a 一根=a 一颗=a 一棵=a 一头=a 一匹=a
  一块儿=a_piece_of 一间=a 一所=a 一届=a 一届一次=a 一门=a 一杯=a_cup_of 一滴=a_drop_of 一份子=a 两者=both|r:both
  一整=a_whole 某种=some_kind_of|a:certain 这件=this 这场=this 本次=this 一大=a_large 这部=this 这家=this 这本=this
  这条=this 这类=this_kind_of 这一点=this 这两=these_two 这两个=these_two 这三=these_three 这几=these 这几个=these
  那场=that 那座=that 那次=that 那家=that 某个=a_certain 某一=a_certain 各式各样=various 其他的=other 别的=other
  同一个=the_same 一口=a_mouthful_of 一番=some 第一个=the_first|a:first 第二个=the_second|a:second 第三个=the_third
  最后一个=the_last 最后一次=the_last 下一个=the_next|a:next 下一=the_next 上一个=the_previous 一招=a 半个=half_a
  各省=all|n:provinces 这话=this|r:this 一处=a|n:one_place 一口气= 一次=a|d:once 一回=once|d:once
  一日=one_day|t:one_day 单个=a_single|a:single 每种=each 每一=every 每一个=every|r:each 每位=each 每名=each
  每次=each|d:every_time 每项=each 任一=any 全体=all|a:all 那一刻=that_moment 众=many|n:crowd 一副=a 哪个=which
  几种=several 各族=all_ethnic_groups|n:people_of_all_ethnic_groups 全党=the_whole_Party|n:whole_Party
  两代=two_generations 十大=ten_major 四大=four_major 三大=three_major 两大=two_major 五大=five_major
  首个=the_first|a:first 首位=the_first|a:first 首批=the_first_batch_of 另一位=another 另一名=another 另外一个=another
  另一些=other 另有=another|v:have_also 两座=two 几位=several 多家=many 一派=a 一小=a_small 一封=a
  这一系列=this_series_of 一丝=a_trace_of 一笔=a_sum_of 一团=a_ball_of 多名=several 多位=several 多项=many
  多数人=most_people|n:most_people 两面=both_sides|n:both_sides 两届=two 一碗=a_bowl_of 一瓶=a_bottle_of 一箱=a_box_of
  本=this|q: 二位=two 两层=two_layers_of 两级=two_levels_of 首轮=first_round_of 第一批=the_first_batch_of 那条=that
  这块=this 这点=this|r:this_point 各派=all_factions|n:all_factions 两家=two 一圈=a_circle_of 一株=a 一串=a_string_of
  几名=several 几条=several 两端=both_ends|n:both_ends 那种=that_kind_of 各方=all_parties|n:all_parties 本届=this
  本省=this_province|n:this_province 该校=the_school|n:the_school 该书=the_book|n:the_book 该市=the_city|n:the_city
  该国=the_country|n:the_country 该地区=the_region|n:the_region 该公司=the_company|n:the_company
  该研究=the_study|n:the_study 该方法=the_method|n:the_method 该模型=the_model|n:the_model 这笔=this
  这回=this_time|d:this_time 一侧=one_side|n:one_side 一端=one_end|n:one_end 这一项=this 这栋=this 这艘=this 这架=this
  这支=this 这幅=this 这首=this 这篇=this 这份=this 这批=this_batch_of 这群=this_group_of 这对=this_pair_of 这片=this
  这间=this 这所=this 这颗=this 这座=this 这段=this 这句=this 这届=this 这名=this 那名=that 那部=that 那本=that
  那段=that 那群=that_group_of 那栋=that 那架=that 那艘=that 那支=that 那所=that 那件=that 某项=a_certain
  某位=a_certain 某名=a_certain 各位=all|r:everyone 每件=each 每条=each 每年=every_year|d:every_year 每家=each
  每间=each 每座=each 每艘=each 每支=each 每部=each 每天=every_day|d:every_day 每小时=per_hour|d:per_hour
  每秒=per_second|d:per_second 每分钟=per_minute|d:per_minute 每公里=per_kilometer|d:per_kilometer
  每人=each_person|d:per_person 每吨=per_ton|d:per_ton 每平方公里=per_square_kilometer|d:per_square_kilometer 一栋=a
  一艘=a 一支=a 一台=a 一辆=a 一架=a 一枚=a 一款=a 一则=a 一幅=a 一首=a 一节=a 一轮=a_round_of 一波=a_wave_of
  一名男子=a_man|n:man 一名女子=a_woman|n:woman 两种=two 两类=two_types_of 许许多多=many 无数=countless
  数不清=countless 下一届=the_next 上一届=the_previous 下一张=the_next 下一轮=the_next_round_of 下一场=the_next
  上一场=the_previous 上一次=the_previous|d:last_time 下一次=the_next|d:next_time 一对=a_pair_of 同一=the_same
  三档=three 下一任=the_next 前一任=the_previous 怎样的=what_kind_of 什么样的=what_kind_of 另=another
  整个=the_whole|a:whole 首届=the_first|a:first 历届=all_previous 两头=both_ends|n:both_ends`,
);

export const ownPrepositions = entriesOf(
  "preposition",
  `依=according_to 顺=along 替=for|v:replace 考虑到=considering|v:consider 未经=without 除外=except 朝着=toward
  透过=through 除去=except_for 来自=from|v:come_from 像=like|v:be_like 通过=through|v:pass 不超过=no_more_than
  趁=while 比起=compared_with 至=to`,
);
