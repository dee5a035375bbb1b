import { describe, expect, it } from "vitest";
import { FapiaoRequest } from "./fapiao.ts";
import { type FapiaoField, fapiaoProblems } from "./fapiao-rules.ts";

type Form = Parameters<typeof fapiaoProblems>[0];

const person: Form = {
  titleType: "individual",
  type: "general",
  title: "王小明",
  taxNumber: "",
  registeredAddress: "",
  phone: "",
  bankName: "",
  bankAccount: "",
};
const company: Form = { ...person, titleType: "company", taxNumber: "91100000100003962T" };
const special: Form = {
  ...company,
  type: "special",
  registeredAddress: "北京市海淀区中关村大街1号",
  phone: "010-6275 1234",
  bankName: "中国银行",
  bankAccount: "3402 5600-1234",
};

describe("the form of a fapiao", () => {
  it.each<[string, Form, FapiaoField[]]>([
    ["a person needs a name alone", person, []],
    ["a company needs its tax number as well", company, []],
    ["a special one has everything", special, []],
    ["nobody is named", { ...person, title: "" }, ["title"]],
    ["a person's number is no tax number", { ...person, taxNumber: "身份证" }, ["taxNumber"]],
    ["a person may give a number", { ...person, taxNumber: "11010119800101123X" }, []],
    ["a company has no tax number", { ...company, taxNumber: "" }, ["taxNumber"]],
    ["a person asks for a special one", { ...special, titleType: "individual" }, ["type"]],
    [
      "a special one lacks address, telephone, bank and account",
      { ...company, type: "special" },
      ["registeredAddress", "phone", "bankName", "bankAccount"],
    ],
    ["a telephone has letters", { ...company, phone: "ask at the door" }, ["phone"]],
    ["an account has letters", { ...company, bankAccount: "IBAN" }, ["bankAccount"]],
    ["a special one's telephone has letters", { ...special, phone: "none" }, ["phone"]],
    ["a special one's account has letters", { ...special, bankAccount: "none" }, ["bankAccount"]],
  ])("where %s names what does not fit [G-50]", (_, form, fields) => {
    expect(fapiaoProblems(form)).toEqual(fields);
  });

  it("names one payment, by its identity or by its receipt [G-49]", () => {
    const paymentId = "0198a1b2-0000-7000-8000-000000000001";
    const receiptCode = "ABCDEFGH23";
    const isTaken = (payment: object) =>
      FapiaoRequest.safeParse({ ...person, email: "wang@example.com", ...payment }).success;
    expect([{ paymentId }, { receiptCode }].map(isTaken)).toEqual([true, true]);
    expect([{}, { paymentId, receiptCode }].map(isTaken)).toEqual([false, false]);
  });
});
