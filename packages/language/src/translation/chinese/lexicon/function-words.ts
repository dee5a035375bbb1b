import { entriesOf } from "./entries.ts";

export const modals = entriesOf(
  "modal",
  `可以=can 能=can 能够=can 可=can 可能=may|a:possible|d:possibly 会=will 将=will 将会=will 应=should 应该=should
  应当=should 必须=must 须=must 需=need_to 不能=cannot 不会=will_not 无法=cannot 不可=cannot 不得=must_not
  愿意=be_willing_to 得以=can 不应=should_not 或许=may`,
);

export const adverbs = entriesOf(
  "adverb",
  `不=not 没=not 没有=not 未=not 非常=very 很=very 十分=very 极=extremely 更=more 更加=more 最=most 较=relatively
  相对=relatively 也=also 还=also 又=again|c:and 再=again 都=all 均=all 仅=only 只=only|q: 只有=only 就=then 才=only
  已=already 已经=already 曾=once 曾经=once 正在=currently 目前=currently|a:current 现在=now 当前=currently
  一直=always 总是=always 经常=often 常=often 常常=often 有时=sometimes 通常=usually 尤其=especially 特别=especially
  其中=among_them 同时=at_the_same_time 此外=in_addition 另外=in_addition 因此=therefore 所以=so 于是=so
  然而=however|c 但是=but|c 但=but|c 不过=however 例如=for_example 比如=for_example 首先=first 其次=second
  最终=finally 进一步=further 逐渐=gradually 逐步=gradually 几乎=almost 大约=about 约=about 大概=about 至少=at_least
  甚至=even 当然=of_course 实际上=in_fact 事实上=in_fact 共=in_total 一共=in_total 总共=in_total 分别=respectively
  互相=mutually 相互=mutually 共同=jointly 一起=together 立即=immediately 马上=immediately 突然=suddenly 迅速=rapidly
  仍=still 仍然=still 依然=still 永远=forever 从未=never 从不=never 其实=actually 随后=then 之后=later 后来=later
  以后=later 之前=before 刚=just 刚刚=just 当时=at_that_time 今后=in_the_future 综上所述=in_summary 总之=in_short
  即=that_is 也就是说=that_is 换言之=in_other_words 相反=on_the_contrary 反之=conversely 往往=often 完全=completely
  大多=mostly 尚=yet 就是=precisely 却=but 重新=again 再次=again 并未=not 并不=not 只是=only|c:but 才能=can
  据说=reportedly 尽可能=as_much_as_possible 显然=obviously 原本=originally 看起来=seemingly 早些=earlier
  随即=immediately 此后=since_then 终于=finally 如何=how 是否=whether 尚未=not_yet 先=first 为此=for_this_reason
  一样=likewise 这样=in_this_way 那样=in_that_way 却是=but 截至=as_of 还有=also 太=too 越=more 似乎=seemingly
  究竟=exactly 到底=exactly 毕竟=after_all 果然=indeed 的确=indeed 确实=indeed 恰好=just 好像=seemingly 不再=no_longer
  无疑=undoubtedly 较为=relatively 极为=extremely 颇=quite 相当=quite 尤为=especially 日益=increasingly
  过度=excessively 独自=alone 一旦=once 便= 则= 被= 者=`,
);

export const conjunctions = entriesOf(
  "conjunction",
  `和=and 与=and 及=and 以及=and 并=and 并且=and 而=and 而且=and 且=and 或=or 或者=or 还是=or 如果=if 若=if
  因为=because 由于=because 虽然=although 尽管=although 即使=even_if 只要=as_long_as 除非=unless 当=when 直到=until
  以便=so_that 从而=thereby 因而=thus 不仅=not_only 不但=not_only 无论=no_matter 同=and 跟=and 以=to 所=that|q:
  那么=then 然后=then 以免=lest 而是=but 既=both 之所以=the_reason_why 与其=rather_than 鉴于=given 如=if 即便=even_if`,
);

export const pronouns = entriesOf(
  "pronoun",
  `我=I 我们=we 你=you 你们=you 您=you 他=he 她=she 它=it 他们=they 她们=they 它们=they 自己=oneself 大家=everyone
  谁=who 什么=what 这里=here 那里=there 哪里=where 其=its 此=this|x 这=this|x 那=that|x 之=it 两者=both
  前者=the_former 后者=the_latter 有人=someone 人人=everyone 本人=I`,
);

export const determiners = entriesOf(
  "determiner",
  `这些=these 那些=those 该=the 本=this|q: 每=each 各=each 某=a_certain 某些=some 一些=some 有些=some 所有=all 全部=all
  任何=any 许多=many 大多数=most 其他=other 其它=other 另=another 另一=another 几=several 数=several 若干=several
  诸多=many 各种=various 各类=various 种种=various 这种=this 那种=that 这个=this 那个=that 这项=this 该项=the
  上述=the_above 一定=certain 一种=a 一个=a 一项=a 一名=a 一位=a 一架=a 一辆=a 一场=a 一次=a 一座=a 两个=two 两种=two
  各个=each 任意=any 何=any 同一=the_same 诸=various 首=first|q: 首次=first`,
);
