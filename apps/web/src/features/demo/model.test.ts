import { expect, it } from "vitest";
import { linkInMail } from "./model.ts";

const origin = "http://localhost:3000";

it.each<[string, string | null]>([
  ["Open http://localhost:3000/confirm?token=abc.def to go on.", "/confirm?token=abc.def"],
  ["(http://localhost:3000/reset?token=x)", "/reset?token=x"],
  ["Confirm the address [http://127.0.0.1:3000/confirm?token=x]", "/confirm?token=x"],
  ["See https://elsewhere.example/page.", null],
  ["No link at all", null],
])("finds the link in %j", (text, expected) => {
  expect(linkInMail(text, origin)).toBe(expected);
});
