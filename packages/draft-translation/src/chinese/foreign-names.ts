/**
 * Foreign names written by their sound: how likely characters are part of one, and the Latin letters
 * they usually stand for.
 */

/** Characters that end names of peoples and places and are words of their own. */
const endings = /[人岛城河海山王州省县市镇村族语国士]/;
/** Characters of grammar: no name holds them. */
const grammatical = /[一二三四五六七八九十大小上下东南北中多与和在是的因]/;

/** Whether a character is no sound even in a name that has a dot. */
export function isNoSound(character: string): boolean {
  return grammatical.test(character);
}

const shortestName = 3;

/**
 * How likely a character is in a foreign name, as a natural logarithm, from a list of such names.
 * Characters that
 * hardly ever occur in one count only where they stand for usual sounds.
 */
export function soundsIn(names: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let total = 0;
  for (const name of names) {
    if (name.length < shortestName) continue;
    for (const character of name) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
      total += 1;
    }
  }
  const sounds = new Map<string, number>();
  for (const [character, count] of counts) {
    if (count > 2 && isUsual(character)) sounds.set(character, Math.log(count / total));
  }
  for (const character of letters.keys()) {
    if (!sounds.has(character) && isUsual(character)) sounds.set(character, Math.log(1 / total));
  }
  return sounds;
}

function isUsual(character: string): boolean {
  return !endings.test(character) && !grammatical.test(character);
}

/** Latin letters of a character; behind a comma those before a consonant or at the end. */
const letters: ReadonlyMap<string, string> = new Map(
  `阿a 埃e 艾ai 爱e 安an 昂ang 奥o 澳o 敖o 巴ba 芭ba 白bai 拜by 班ban 邦bon 包bao 保pau 鲍bo 贝be 倍be 本ben 比bi 毕bi 彼pe 宾bin
  波bo 玻bo 伯ber 勃b 博bo 布bu,b 查cha 昌chang 彻che 茨ts 达da 大da 代de 戴day 丹dan 当dang 道dow 德de,d 登den 邓den 狄di 迪di
  蒂ti 丁din 东dong 杜du 敦don 顿ton 多do 朵do 厄er 额e 恩en,n 尔r,l 法fa 凡van 范van 方fon 菲phi 腓phi 费fe 芬fen 丰fon 冯von
  佛fo 弗f 伏v 福fo 夫v,v 富fu 盖ga 甘gan 冈gon 戈go 哥co 歌go 格ge,g 葛ge 根gen 贡gon 古gu 瓜gua 圭gui 哈ha 海hai 汉han 豪ho
  赫he,h 黑he 亨hen 侯ho 胡hu 华wa 怀why 惠whi 霍ho 基ki,k 吉gi 季di 加ga 迦ga 佳ja 嘉ga 贾ja 简jan 杰je 捷tse 金kin 津zin
  京king 久giu 喀ka 卡ca 开kai 凯kai 坎can 康con 考cow 科co 柯co 可co 克k,k 肯ken 孔kon 寇cou 库cu 夸qua 奎qui 坤kun 昆qun 阔qua
  拉la 腊la 莱lai 赖rai 兰lan 郎lan 朗lan 劳lau 老lao 勒le,l 雷re 黎li 里ri 利li 丽li 莉ly 李lee 连lian 廉liam 良lian 列le 烈le
  林lin 琳lyn 伶lin 刘lew 留liu 龙lon 隆lon 卢lu 鲁ru 路lu 露lu 吕lu 伦len 罗ro 洛lo 落lo 马ma 玛ma 麦mc 迈mi 曼man 芒mon 毛mau
  茂mau 梅me 美me 门men 蒙mon 孟mun 米mi 密mi 敏min 明min 缪mu 摩mo 莫mo 墨me 默mer 姆m,m 木mu 穆mu 那na 纳na 娜na 奈nai 南nan
  瑙nau 内ne 嫩nen 尼ni 妮ni 涅ne 宁nin 纽new 农non 努nu 诺no 欧eu 帕pa 潘pan 庞pon 佩pe 彭pen 蓬pon 皮pi 匹pi 平pin 泊po 珀per
  朴po 普pu,p 奇chi,ch 齐zi 恰cha 契che 钱chan 强john 乔jo 切che 钦chin 琴qin 青chin 琼jon 丘chu 邱chu 曲chu 让jean 热je 仁ren
  日ge 茹ru 儒ju 芮re 瑞re 若jo 撒sa 萨sa 塞se 赛se 三san 桑san 瑟th 森sen 沙sha 莎sa 山san 尚chan 绍sho 舍she 申shen 圣saint
  施sh,sh 什sh,sh 史s,s 叔shu 舒shu 朔sho 丝s,s 思s,th 斯s,s 苏su 肃su 孙son 索so 所so 塔ta 泰tai 坦tan 汤tom 唐don 陶tau 特te,t 滕ten
  提ti 廷tin 汀tin 通ton 图tu 土tu 托to 陀do 瓦va 万van 汪wan 旺wan 威wi 韦we 维vi 伟we 魏wei 温win 文ven 翁on 沃wo 乌u 吾wu
  伍woo 武vu 西si 希hi 锡si 席shi 夏sha 香shan 肖shaw 萧shaw 歇she 谢she 辛sin 欣hin 休hu 修hugh 许hu 旭schu 逊son 雅ya 亚a 娅ia
  延yan 扬yan 杨yan 耶ye 叶ye 伊i 易i 因in 英in 尤yu 约yo 云yun 赞zan 泽ze 曾zen 扎za 詹jam 张chan 章zhan 珍jane 芝zhi 治ge
  中jong 朱ju 卓zo 兹z,z 子z 宗zon 祖zu 佐zo 胥shu 蕾lei 黛da 妲da 坡po 帝ti 翰hn 弥mi 萝ro 芙f 薇vi 洁je 婕je 媞ti 蓓be 珊san
  倩sian 茜si 菈la 瓊jon 缇ti 緹ti 梵vin 弘hon 宏hon 婷tin 亭tin 晓sha 卑bi 杂za 札za 拓to 姬ji 桂gwi 佑you 裕yu 梭so 楠nan 渥wa
  钧jun 铎do 鉴jan 颇po 魁qui 麥mc 庇pi 琪chi 绮chi 岑sen 帖te 珠ju 缅mian 柬cam 祺chi 嬷ma 璐lu 菇gu 朝cho 汶ven 淑su 淡tam 汗han`
    .split(/\s+/)
    .map((item) => [item.charAt(0), item.slice(1)]),
);

/** A foreign name in Latin letters, as near as its characters tell: 纳达尔 is Nadal. */
export function latinOf(name: string, pinyinOf: (character: string) => string): string {
  const characters = [...name];
  let latin = "";
  characters.forEach((character, at) => {
    const [full = "", short = full] = (letters.get(character) ?? pinyinOf(character)).split(",");
    const next = characters[at + 1];
    const following = next === undefined ? "" : (letters.get(next) ?? pinyinOf(next));
    const isLast = next === undefined;
    const sound =
      character === "尔"
        ? isLast || /^[aeioubdfmstv]/.test(following)
          ? "l"
          : "r"
        : character === "夫"
          ? isLast
            ? "v"
            : "f"
          : isLast || !/^[aeiou]/.test(following)
            ? full.length > 1 && short !== full && !isLast && /^[^aeiou]/.test(following)
              ? short
              : isLast
                ? short
                : full
            : short;
    latin += joined(latin, sound);
  });
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

/** A sound that ends as the next begins is written once: 安娜 is Anna, 埃里克 is Erik. */
function joined(before: string, sound: string): string {
  const last = before.at(-1) ?? "";
  return /[aeiou]/.test(last) && sound.startsWith(last) ? sound.slice(1) : sound;
}
