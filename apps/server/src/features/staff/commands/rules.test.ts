import { expect, test } from "vitest";
import { isCommand, readCommand, UsageProblem } from "./rules.ts";

test("a group is read with its seats, end and translations", () => {
  const words = "--code LAB --name Lab --admin head@lab.example --seats 5 --ends 2027-01-31 --json";
  expect(readCommand("create-group", words.split(" "))).toEqual({
    name: "create-group",
    json: true,
    options: {
      code: "LAB",
      name: "Lab",
      admin: "head@lab.example",
      seats: 5,
      ends: new Date("2027-01-31T00:00:00Z"),
      translations: 0,
      "no-editing": false,
      trial: false,
      language: "en_US",
    },
  });
});

test.each([
  ["create-operator", "--name Olga", "--email"],
  ["create-operator", "--name Olga --email nowhere", "--email"],
  ["grant", "--email a@b.example --plan everything", "--plan"],
  ["grant", "--email a@b.example --plan editing --ends tomorrow", "--ends"],
  ["voucher", "--code SAVE", "--percent"],
  ["voucher", "--code SAVE --percent 10 --amount 100 --currency USD", "--percent"],
  ["voucher", "--code SAVE --amount 100", "--currency"],
  ["voucher", "--code SAVE --percent 120", "--percent"],
  ["voucher", "--code SAVE --colour red", "--colour"],
] as const)("%s %s says what is wrong with %s", (name, words, option) => {
  expect(() => readCommand(name, words.split(" "))).toThrow(UsageProblem);
  expect(() => readCommand(name, words.split(" "))).toThrow(option);
});

test("other words are no commands of staff", () => {
  expect(["backup", "toString", undefined].map(isCommand)).toEqual([false, false, false]);
});
