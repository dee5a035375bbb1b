import { describe, expect, test } from "vitest";
import type { ProofRow } from "./model.ts";
import type { ReportMessages } from "./page/messages.ts";
import { proofCsv } from "./proof-csv.ts";

const messages: ReportMessages = {
  language: "en-US",
  say: (key, params = {}) => [key.replace(/^report:/, ""), ...Object.values(params)].join(" "),
  number: String,
  dateTime: String,
};

const place = { heading: "Results", story: "body", inTable: false, paragraph: 2 } as const;

function csv(proof: ProofRow[], differences: ProofRow[] = []): string {
  return proofCsv({ proof, differences, paragraphs: [] }, messages);
}

const row = (before: string, after: string | null = before): ProofRow => ({
  kind: "number",
  before,
  after,
  place,
});

/** The cell of the original's value in the first row. */
function cellOf(value: string): string {
  const [, line = ""] = csv([row(value, null)]).split("\r\n");
  return line.slice("kind-number,".length, line.lastIndexOf(",file-original-kept value-missing"));
}

describe("the proof sheet for a spreadsheet", () => {
  test("begins with a byte order mark and its heads, and ends each line as RFC 4180 says", () => {
    expect(csv([row("14")])).toBe(
      "\uFEFFcolumn-kind,column-original,column-result,column-edited,column-where\r\n" +
        "kind-number,14,value-identical,14,where Results 2\r\n",
    );
  });

  test("lists first what an edit would have changed", () => {
    const lines = csv([row("3")], [row("14", "41")]).split("\r\n");
    expect(lines[1]).toBe("kind-number,14,file-original-kept 41,14,where Results 2");
    expect(lines[2]).toContain("3,value-identical,3");
  });

  test("quotes what holds a comma, a quotation mark or a line end", () => {
    expect(cellOf("1,200")).toBe('"1,200"');
    expect(cellOf('(“Smith” "2010")')).toBe('"(“Smith” ""2010"")"');
    expect(cellOf("a\nb")).toBe('"a\nb"');
  });

  test.each(["=1+1", "@SUM(A1)", "+cmd|' /C calc'!A0", "-2+3", "-1e5+A1", "\tx", "＝1+1"])(
    "makes text of what a spreadsheet would compute: %j",
    (value) => {
      expect(cellOf(value)).toBe(`'${value}`);
    },
  );

  test.each(["-0.5", "+14", "-3 %", "−0.5", "± 3", "p = 0.05"])("leaves %s as it is", (value) => {
    expect(cellOf(value)).toBe(value);
  });
});
