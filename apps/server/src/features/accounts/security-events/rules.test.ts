import { describe, expect, test } from "vitest";
import { deviceOf } from "./rules.ts";

describe("the device of a request", () => {
  test.each([
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
      { browser: "Chrome", system: "Linux" },
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0",
      { browser: "Firefox", system: "Windows" },
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
      { browser: "Safari", system: "iOS" },
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
      { browser: "Microsoft Edge", system: "Windows" },
    ],
  ])("is named in plain words, without versions", (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device);
  });

  test.each([
    [null],
    [""],
    ["curl/8.1"],
    ["<b>Your bank</b>/3 (call 555-0100)"],
    ["x".repeat(1e6)],
  ])("says nothing that the library does not know", (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser: null, system: null });
  });
});
