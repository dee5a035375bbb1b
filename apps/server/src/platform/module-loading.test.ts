import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const prepared = `
  const { prepareModuleLoading } = await import(${JSON.stringify(new URL("./module-loading.ts", import.meta.url).href)});
  prepareModuleLoading();`;

/** Imports the application's database library in a process of its own and says what that took. */
async function load(before: string): Promise<{ same: boolean; heapMb: number }> {
  const program = `${before}
    import { createRequire } from "node:module";
    const { eq } = await import("drizzle-orm");
    const { eq: again } = await import("drizzle-orm");
    const { pgTable } = await import("drizzle-orm/pg-core");
    await import("drizzle-orm/node-postgres");
    const required = createRequire(import.meta.url)("drizzle-orm");
    const same = eq === again && typeof pgTable === "function" && required.eq !== eq;
    console.log(JSON.stringify({ same, heapMb: process.memoryUsage().heapUsed / 1e6 }));`;
  const parameters = ["--input-type=module", "--eval", program];
  const { stdout } = await run(process.execPath, parameters, {
    cwd: new URL("../..", import.meta.url),
  });
  return JSON.parse(stdout);
}

test("the database library is one and takes less memory when its modules are resolved by us", async () => {
  const [alone, ours] = await Promise.all([load(""), load(prepared)]);
  expect(ours.same).toBe(true);
  expect(alone.same).toBe(true);
  expect(ours.heapMb).toBeLessThan(alone.heapMb / 2);
});
