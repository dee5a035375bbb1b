import { expect, it } from "vitest";
import { errorCodes, isErrorCode } from "./errors.ts";

it("a code of an error is told from anything else", () => {
  expect(errorCodes.filter(isErrorCode)).toEqual(errorCodes);
  expect(["no-such-code", "toString", "", null, 404, [errorCodes[0]]].filter(isErrorCode)).toEqual(
    [],
  );
});
