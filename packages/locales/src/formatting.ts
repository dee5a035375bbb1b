import { type Currency, type Locale, minorDigits } from "@curie/contract";

/**
 * Numbers, dates and amounts as authors of each language write them. Intl alone is wrong in several
 * places (guide of each language); those are named where they are put right.
 */
export type Formatting = {
  /** 25,000 */
  number: (value: number) => string;
  /** A fraction as a whole percentage: 0.37 → 37% */
  percent: (fraction: number) => string;
  /** What a price is lowered by: 15%; in Chinese the part that is left to pay, 8.5 折 */
  discount: (fraction: number) => string;
  /** A size of a file: 1.8 MB */
  bytes: (sizeBytes: number) => string;
  /** An amount in the smallest unit of its currency: 21900 USD → US$219.00 */
  money: (amount: number, currency: Currency) => string;
  /** 1 December 2026 */
  date: (instant: string) => string;
  /** 1 December; with the year when it is not the present one */
  day: (instant: string, now?: Date) => string;
  /** 1 Dec 2026 */
  shortDate: (instant: string) => string;
  /** 15:20 */
  time: (instant: string) => string;
  /** 1 December 2026, 15:20 */
  dateTime: (instant: string) => string;
  /** 2 minutes ago, yesterday, 18 November */
  relative: (instant: string, now?: Date) => string;
  /** Research article, Structured, Specialist */
  list: (items: readonly string[]) => string;
};

const noBreak = "\u00A0";
const thinNoBreak = "\u202F";
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const justNow: Record<Locale, string> = {
  en_US: "just now",
  es_ES: "ahora mismo",
  ja_JP: "たった今",
  pt_BR: "agora mesmo",
  zh_CN: "刚刚",
};

export function makeFormatting(locale: Locale, timeZone?: string): Formatting {
  const tag = locale.replace("_", "-");
  const zone = timeZone === undefined ? {} : { timeZone };
  const parts = new Intl.DateTimeFormat("en-US-u-hc-h23", {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    ...zone,
  });
  const monthNames = new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC" });
  const shortMonthNames = new Intl.DateTimeFormat(tag, { month: "short", timeZone: "UTC" });
  const relativeTime = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });

  function partsOf(instant: string | Date) {
    const found = { year: 0, month: 0, day: 0, hour: "", minute: "" };
    for (const { type, value } of parts.formatToParts(new Date(instant))) {
      if (type === "year" || type === "month" || type === "day") found[type] = Number(value);
      if (type === "hour" || type === "minute") found[type] = value;
    }
    return found;
  }

  function monthName(month: number): string {
    return monthNames.format(new Date(Date.UTC(2000, month - 1, 15)));
  }

  function shortMonthName(month: number): string {
    return shortMonthNames.format(new Date(Date.UTC(2000, month - 1, 15))).replace(/\.$/, "");
  }

  function decimal(value: number, digits: number): string {
    return separate(value, digits, locale);
  }

  function percent(fraction: number): string {
    const value = decimal(Math.round(fraction * 100), 0);
    return locale === "es_ES" ? `${value}${noBreak}%` : `${value}%`;
  }

  function date(instant: string): string {
    const { year, month, day } = partsOf(instant);
    switch (locale) {
      // Intl writes December 1 for en-US; authors everywhere read the day first.
      case "en_US":
        return `${day} ${monthName(month)} ${year}`;
      case "es_ES":
        return `${day} de ${monthName(month)} de ${year}`;
      case "pt_BR":
        return `${portugueseDay(day)} de ${monthName(month)} de ${year}`;
      case "ja_JP":
      case "zh_CN":
        return `${year}年${month}月${day}日`;
    }
  }

  function dayOfYear(instant: string): string {
    const { month, day } = partsOf(instant);
    switch (locale) {
      case "en_US":
        return `${day} ${monthName(month)}`;
      case "es_ES":
        return `${day} de ${monthName(month)}`;
      case "pt_BR":
        return `${portugueseDay(day)} de ${monthName(month)}`;
      case "ja_JP":
      case "zh_CN":
        return `${month}月${day}日`;
    }
  }

  function day(instant: string, now: Date = new Date()): string {
    return partsOf(instant).year === partsOf(now).year ? dayOfYear(instant) : date(instant);
  }

  function shortDate(instant: string): string {
    const { year, month, day } = partsOf(instant);
    const two = (value: number) => String(value).padStart(2, "0");
    switch (locale) {
      case "en_US":
      case "es_ES":
        return `${day} ${shortMonthName(month)} ${year}`;
      case "pt_BR":
        return `${portugueseDay(day)} ${shortMonthName(month)}. ${year}`;
      case "ja_JP":
        return `${year}/${two(month)}/${two(day)}`;
      case "zh_CN":
        return `${year}-${two(month)}-${two(day)}`;
    }
  }

  function time(instant: string): string {
    const { hour, minute } = partsOf(instant);
    return `${hour}:${minute}`;
  }

  function dateTime(instant: string): string {
    const between = locale === "ja_JP" || locale === "zh_CN" ? " " : ", ";
    return `${date(instant)}${between}${time(instant)}`;
  }

  function relative(instant: string, now: Date = new Date()): string {
    const past = now.getTime() - new Date(instant).getTime();
    if (past < minuteMs) return justNow[locale];
    if (past < hourMs) return ago(Math.floor(past / minuteMs), "minute");
    if (past < dayMs) return ago(Math.floor(past / hourMs), "hour");
    if (daysBetween(partsOf(instant), partsOf(now)) === 1) return ago(1, "day");
    return day(instant, now);
  }

  function ago(count: number, unit: "minute" | "hour" | "day"): string {
    const text = relativeTime.format(-count, unit);
    // Intl puts a space after the digits in Japanese and none in Chinese; our style is the reverse.
    if (locale === "ja_JP") return text.replace(/(\d)\s+/, "$1");
    if (locale === "zh_CN") return text.replace(/(\d)(?=\p{Script=Han})/u, "$1 ");
    return text;
  }

  return {
    number: (value) => decimal(value, fractionDigits(value)),
    percent,
    discount: (fraction) => {
      if (locale !== "zh_CN") return percent(fraction);
      const left = Math.round((1 - fraction) * 100) / 10;
      return `${decimal(left, fractionDigits(left))}${noBreak}折`;
    },
    bytes: (sizeBytes) => {
      const [value, unit] = scaleBytes(sizeBytes);
      return `${decimal(value, fractionDigits(value))}${noBreak}${unit}`;
    },
    money: (amount, currency) => {
      const digits = minorDigits(currency);
      const size = decimal(Math.abs(amount) / 10 ** digits, digits);
      // The sign stands before the currency, in every language.
      return `${amount < 0 ? "−" : ""}${placeCurrency(size, currency, locale)}`;
    },
    date,
    day,
    shortDate,
    time,
    dateTime,
    relative,
    list: (items) => items.join(locale === "ja_JP" || locale === "zh_CN" ? "、" : ", "),
  };
}

/** Portuguese writes the first of a month as an ordinal; Intl does not. */
function portugueseDay(day: number): string {
  return day === 1 ? "1º" : String(day);
}

function fractionDigits(value: number): number {
  return Number.isInteger(value) ? 0 : 1;
}

/**
 * Digits in groups. Spanish groups from five digits on and by a thin space: the dot of es-ES reads
 * as a decimal mark in Mexico.
 */
function separate(value: number, digits: number, locale: Locale): string {
  const [whole = "0", fraction] = Math.abs(value).toFixed(digits).split(".");
  const sign = value < 0 ? "−" : "";
  const group = locale === "es_ES" ? thinNoBreak : locale === "pt_BR" ? "." : ",";
  const point = locale === "es_ES" || locale === "pt_BR" ? "," : ".";
  const grouped =
    locale === "es_ES" && whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${sign}${grouped}${fraction === undefined ? "" : `${point}${fraction}`}`;
}

const currencySigns: Record<Currency, Partial<Record<Locale, string>> & { common: string }> = {
  // Never a bare $: it is many currencies.
  USD: { common: "US$" },
  EUR: { common: "€" },
  GBP: { common: "£" },
  // ¥ is the yen in Japan and the yuan in China; elsewhere each says which it is.
  JPY: { common: "¥", zh_CN: "JP¥" },
  CNY: { common: "CN¥", zh_CN: "¥" },
  BRL: { common: "R$" },
};

function placeCurrency(value: string, currency: Currency, locale: Locale): string {
  const sign = currencySigns[currency][locale] ?? currencySigns[currency].common;
  if (locale === "es_ES") return `${value}${noBreak}${sign}`;
  if (locale === "pt_BR") return `${sign}${noBreak}${value}`;
  return `${sign}${value}`;
}

function scaleBytes(sizeBytes: number): [number, "kB" | "MB" | "GB"] {
  const gigabytes = sizeBytes / 1024 ** 3;
  if (gigabytes >= 0.95) return [Math.round(gigabytes * 10) / 10, "GB"];
  const megabytes = sizeBytes / (1024 * 1024);
  if (megabytes >= 0.95) return [Math.round(megabytes * 10) / 10, "MB"];
  return [sizeBytes === 0 ? 0 : Math.max(1, Math.round(sizeBytes / 1024)), "kB"];
}

type Day = { year: number; month: number; day: number };

function daysBetween(earlier: Day, later: Day): number {
  const at = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);
  return Math.round((at(later) - at(earlier)) / dayMs);
}
