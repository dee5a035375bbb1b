import {
  authorYear,
  changed,
  entriesOf,
  type Fault,
  isNumbered,
  proseOf,
  withText,
} from "./text.ts";

/** An entry leaves the list, its citations stay. */
export const entryRemoved: Fault = (manuscript, random) => {
  const texts = proseOf(manuscript).map(({ text }) => text);
  if (isNumbered(manuscript)) {
    const entry = random.pick(
      entriesOf(manuscript).filter(({ text }) => {
        const number = /^\s*\[?(\d{1,3})[\].\t)]/.exec(text)?.[1];
        return number !== undefined && texts.some((one) => one.includes(`[${number}]`));
      }),
    );
    const number = /\d+/.exec(entry?.text ?? "")?.[0];
    if (!entry || number === undefined) return null;
    return {
      manuscript: changed(manuscript, (one) => (one.id === entry.id ? null : one)),
      code: "citation-without-entry",
      about: number,
    };
  }
  const cited = texts.flatMap((text) => [...text.matchAll(new RegExp(authorYear, "gu"))]);
  const one = random.pick(cited);
  const name = /^[\p{L}-]+/u.exec(one?.[1] ?? "")?.[0];
  const year = one?.[2];
  if (name === undefined || year === undefined) return null;
  const entries = entriesOf(manuscript).filter(
    ({ text }) => text.startsWith(name) && text.includes(year),
  );
  const [entry] = entries;
  if (!entry || entries.length > 1) return null;
  return {
    manuscript: changed(manuscript, (each) => (each.id === entry.id ? null : each)),
    code: "citation-without-entry",
    about: name,
  };
};

/** A citation gets the number of nothing, or the wrong year. */
export const citationChanged: Fault = (manuscript, random) => {
  if (isNumbered(manuscript)) {
    const paragraph = random.pick(
      proseOf(manuscript).filter(({ text }) => /\[\d{1,3}\]/.test(text)),
    );
    if (!paragraph) return null;
    const number = String(entriesOf(manuscript).length + 1 + random.below(9));
    return {
      manuscript: withText(
        manuscript,
        paragraph.id,
        paragraph.text.replace(/\[\d{1,3}\]/, `[${number}]`),
      ),
      code: "citation-without-entry",
      about: number,
    };
  }
  const paragraph = random.pick(proseOf(manuscript).filter(({ text }) => authorYear.test(text)));
  const match = authorYear.exec(paragraph?.text ?? "");
  if (!paragraph || !match) return null;
  const [whole, names = "", year = ""] = match;
  const other = String(Number(year) - 31);
  return {
    manuscript: withText(
      manuscript,
      paragraph.id,
      paragraph.text.replace(whole, `(${names} ${other})`),
    ),
    code: "citation-without-entry",
    about: other,
  };
};

/** A work is in the list, and nowhere in the text. */
export const entryAdded: Fault = (manuscript, random) => {
  const entries = entriesOf(manuscript);
  const last = entries.at(-1);
  if (!last) return null;
  const number = /^\s*(\[?)(\d{1,3})([\].)]*)(\s*)/.exec(last.text);
  const name = random.pick(["Zimmerli", "Quispe", "Yablonski", "Oyelaran"]) ?? "Zimmerli";
  const work = `${name}, K. L. (20${10 + random.below(9)}). Unread works and where they hide. Journal of Lists, 4, 12–19.`;
  const start =
    number?.[2] === undefined
      ? ""
      : `${number[1]}${Number(number[2]) + 1}${number[3]}${number[4] || " "}`;
  const paragraphs = [...manuscript.paragraphs];
  paragraphs.splice(last.id + 1, 0, { ...last, text: `${start}${work}` });
  return {
    manuscript: changed({ paragraphs }, (one) => one),
    code: "entry-never-cited",
    about: name,
  };
};

/** The same work stands in the list twice, the second time with a full stop less. */
export const entryDoubled: Fault = (manuscript, random) => {
  const entries = entriesOf(manuscript);
  const entry = random.pick(entries);
  const last = entries.at(-1);
  if (!entry || !last) return null;
  const own = entry.text.replace(/^\s*\[?\d{1,3}[\].)]*\s*/, "");
  const number = /^\s*(\[?)(\d{1,3})([\].)]*)(\s*)/.exec(last.text);
  const start =
    number?.[2] === undefined
      ? ""
      : `${number[1]}${Number(number[2]) + 1}${number[3]}${number[4] || " "}`;
  const paragraphs = [...manuscript.paragraphs];
  paragraphs.splice(last.id + 1, 0, { ...last, text: `${start}${own.replace(/\.$/, "")}` });
  return {
    manuscript: changed({ paragraphs }, (one) => one),
    code: "entry-doubled",
    about: own.slice(0, 20),
  };
};

/** A DOI loses its stroke, gains a space or is announced twice. */
export const doiBroken: Fault = (manuscript, random) => {
  const entry = random.pick(
    entriesOf(manuscript).filter(({ text }) =>
      /(?:doi\.org\/|doi: ?)10\.\d{4,9}\/\S{3}/i.test(text),
    ),
  );
  if (!entry) return null;
  const ways: readonly ((doi: string) => string)[] = [
    (doi) => doi.replace(/(10\.\d+)\//, "$1"),
    (doi) => doi.replace(/(10\.\d+)\//, "$1 /"),
    (doi) => doi.replace("10.", "1O."),
    (doi) => doi.replace("10.", "https://doi.org/10.").replace(/^doi: ?/i, "https://doi.org/"),
    (doi) => doi.replace(/10\.\d+\//, ""),
  ];
  const way = random.pick(ways) ?? ((doi: string) => doi);
  const text = entry.text.replace(
    /(?:https?:\/\/(?:dx\.)?doi\.org\/|doi: ?)10\.\d{4,9}\/\S+/i,
    way,
  );
  return { manuscript: withText(manuscript, entry.id, text), code: "doi-malformed", about: null };
};
