import type { Locale } from "@curie/contract";

/**
 * What a program can see of the style of a language: words and signs that its editors decided
 * against. A hit is always a mistake; what needs judgement is not here. Placeholders arrive as ￼.
 */
export type StyleRule = { pattern: RegExp; why: string };

/** Any of these words, whole, in either case, in any alphabet. */
function words(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}-])(?:${list})(?![\\p{L}])`, "iu");
}

const everywhere: readonly StyleRule[] = [
  { pattern: /[!¡！]/u, why: "no exclamation marks" },
  { pattern: /\(s\)|（s）/u, why: "no plural built with (s)" },
  { pattern: /\.\.\.|。。。/u, why: "one … character for an ellipsis" },
  { pattern: /^\s|\s$|\s{2}/u, why: "no space at an end, none doubled" },
  { pattern: /["']/u, why: "typographic quotation marks and apostrophes" },
];
const dashes: StyleRule = { pattern: /—| – /u, why: "no clauses joined by dashes" };

const kana = "\\p{Script=Hiragana}\\p{Script=Katakana}ー";
const japanese = `[\\p{Script=Han}${kana}]`;
const han = "\\p{Script=Han}";
const value = "\uFFFC";

export const styleRules: Record<Locale, readonly StyleRule[]> = {
  en_US: [
    ...everywhere,
    dashes,
    { pattern: words("oops|sorry|invalid|failed to|please note"), why: "not our voice" },
    { pattern: /\bplease\b(?! check)/iu, why: "please only in “Please check”" },
    { pattern: /\p{L}n’t\b|\p{L}’(re|ve|ll)\b/iu, why: "no contractions" },
    { pattern: words("emails?"), why: "e-mail with a hyphen" },
    { pattern: words("colou?rs?(?<=our|ours)|favourite|analyse|centre"), why: "American spelling" },
  ],
  es_ES: [
    ...everywhere,
    dashes,
    { pattern: words("tú|tus?|vosotros|vos|te"), why: "usted, never tú" },
    { pattern: words("ustedes"), why: "usted" },
    { pattern: words("por favor"), why: "drop “por favor”" },
    { pattern: words("ficheros?|ordenador(es)?|computadoras?"), why: "archivo; no machine" },
    { pattern: words("remover|reportes?|proveer|abstractos?"), why: "a false friend" },
    {
      pattern: words("inválid[oa]s?|fallo al|ocurrió un problema"),
      why: "No se pudo + infinitive",
    },
    { pattern: words("inglés americano|cambios rastreados"), why: "not the glossary’s term" },
    { pattern: words("sólo|éstos?|éstas?"), why: "solo and este without accent mark" },
    { pattern: /^[^¿]*\?/u, why: "a question opens with ¿" },
    { pattern: /[\d\uFFFC] ?%/u, why: "a no-break space before %" },
    { pattern: words("ha sido|han sido|será|serán"), why: "no English passive" },
  ],
  ja_JP: [
    ...everywhere,
    { pattern: /あなた|お客様|貴方/u, why: "no あなた, no お客様" },
    { pattern: /させていただ|恐れ入ります|申し訳/u, why: "too humble" },
    { pattern: /することができ|を行[うい]|に成功しました/u, why: "one plain verb" },
    { pattern: /拒否|インボイス|優先グループ|(?<!プ)レビュー/u, why: "not the glossary’s term" },
    { pattern: /無効です|エラーが発生/u, why: "say what was expected" },
    {
      pattern: new RegExp(`${japanese}[,;:?()]|[,;:?(]${japanese}`, "u"),
      why: "full-width punctuation",
    },
    {
      pattern: new RegExp(
        `${japanese} [A-Za-z0-9${value}]|[A-Za-z0-9${value}] ${japanese}|${japanese} ${japanese}`,
        "u",
      ),
      why: "no space between Japanese and Latin",
    },
    { pattern: /(サーバ|ユーザ|フォルダ|ブラウザ)(?!ー)/u, why: "long marks are kept" },
  ],
  pt_BR: [
    ...everywhere,
    dashes,
    { pattern: words("tu|teus?|tuas?|ficheiros?|utilizador|ecrã|guardar"), why: "not Brazilian" },
    { pattern: words("deletar|checar|realizar o download|reportar"), why: "not Brazilian prose" },
    {
      pattern: words("inválid[oa]s?|falha ao|algo deu errado"),
      why: "Não foi possível + infinitive",
    },
    { pattern: words("por favor"), why: "drop “por favor”" },
    { pattern: words("nota fiscal|edição premium|carência"), why: "not the glossary’s term" },
    { pattern: words("rastrear|rastreadas"), why: "alterações controladas" },
    { pattern: /[\d\uFFFC]\s%/u, why: "no space before %" },
    { pattern: words("(vamos|vai|irá) estar"), why: "no gerund chains" },
  ],
  zh_CN: [
    ...everywhere,
    { pattern: /抱歉|哦|啦|温馨提示|对不起/u, why: "a calm written style" },
    { pattern: /出错了|操作失败|非法|无效/u, why: "未能… or 无法…, state, 请…" },
    { pattern: /跟踪更改|评论|方案|抽象|作废|编辑服务/u, why: "not the glossary’s term" },
    { pattern: /你/u, why: "您, or no pronoun" },
    { pattern: /被成功|成功地?(已|上传|删除|保存)/u, why: "文件已上传 says it" },
    { pattern: /进行(润色|上传|下载|修改|翻译)/u, why: "the verb alone" },
    {
      pattern: new RegExp(`${han}[,;:?()]|[,;:?(]${han}|${han}\\.(?![A-Za-z])`, "u"),
      why: "full-width punctuation",
    },
    {
      pattern: new RegExp(`(?![年月日])${han}[A-Za-z0-9]|[A-Za-z0-9](?![年月日])${han}`, "u"),
      why: "one space between Han and Latin or digits",
    },
    {
      pattern: /[，。：；？！（）、“”…] | [，。：；？！（）、“”…]/u,
      why: "no space beside a full-width sign",
    },
  ],
};
