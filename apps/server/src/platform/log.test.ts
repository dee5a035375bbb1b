import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog, readableLines } from "./log.ts";

async function logged(write: (log: ReturnType<typeof createLog>) => void): Promise<string> {
  let text = "";
  const output = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  write(createLog("info", await readableLines(output)));
  return text;
}

test("in a terminal a line says when, how grave, what, and the rest without ids", async () => {
  const text = await logged((log) =>
    log.info({ reqId: "4711", method: "GET", route: "/api/plans", status: 200 }, "request"),
  );
  expect(text).toMatch(
    /^\[\d\d:\d\d:\d\d\] INFO: request \{"method":"GET","route":"\/api\/plans","status":200\}\n$/,
  );
});

test("what may not be logged is left out of readable lines as well", async () => {
  const text = await logged((log) =>
    log.info({ account: { password: "secret-1" }, file: { fileName: "thesis.docx" } }, "kept"),
  );
  expect(text).toContain("(left out)");
  expect(text).not.toMatch(/secret-1|thesis/);
});

test("an error is shown with its stack, and never with the values of a query", async () => {
  const text = await logged((log) => log.error({ err: new TypeError("not so") }, "failed"));
  expect(text).toContain("ERROR: failed");
  expect(text).toContain("not so");
  expect(text).toContain("log.test.ts");
});
