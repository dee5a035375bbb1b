import { expect, test } from "vitest";
import { findBrowser, type Machine } from "./find-browser.ts";

type Imagined = Partial<Machine> & { present?: string[]; installs?: Record<string, string> };

/** A machine with these programs; an install command may add one. */
function machine({ present = [], installs = {}, ...rest }: Imagined) {
  const programs = new Set(present);
  const commands: string[] = [];
  const said: string[] = [];
  const imagined: Machine = {
    environment: { PATH: "/usr/bin" },
    runs: (program) => programs.has(program),
    install: (command, parameters) => {
      const name = command.includes("node") ? "playwright" : command;
      commands.push([name, parameters[0] === "update" ? "update" : "install"].join(" "));
      const added = installs[name];
      if (added && parameters[0] !== "update") programs.add(added);
      return added !== undefined;
    },
    isRoot: false,
    playwrightPath: "/cache/chrome",
    say: (line) => said.push(line),
    ...rest,
  };
  return { imagined, commands, said };
}

test("the browser named in CHROMIUM_PATH comes first", () => {
  const { imagined } = machine({
    environment: { CHROMIUM_PATH: "/opt/chrome", PATH: "/usr/bin" },
    present: ["/opt/chrome", "/usr/bin/chromium"],
  });
  expect(findBrowser(imagined)).toBe("/opt/chrome");
});

test("a CHROMIUM_PATH that does not run is said and not replaced in silence", () => {
  const { imagined, said, commands } = machine({
    environment: { CHROMIUM_PATH: "/opt/gone", PATH: "/usr/bin" },
    present: ["/usr/bin/chromium"],
  });
  expect(findBrowser(imagined)).toBeNull();
  expect(said).toEqual(["CHROMIUM_PATH is /opt/gone, which does not run."]);
  expect(commands).toEqual([]);
});

test.each(["/usr/bin/chromium", "/usr/bin/google-chrome", "/cache/chrome"])(
  "an installed browser is used: %s",
  (program) => {
    const { imagined, commands } = machine({ present: [program], isRoot: true });
    expect(findBrowser(imagined)).toBe(program);
    expect(commands).toEqual([]);
  },
);

test("root gets Debian's package", () => {
  const { imagined, commands } = machine({
    isRoot: true,
    present: ["apt-get"],
    installs: { "apt-get": "/usr/bin/chromium" },
  });
  expect(findBrowser(imagined)).toBe("/usr/bin/chromium");
  expect(commands).toEqual(["apt-get install"]);
});

test("root with stale package lists refreshes them once", () => {
  const { imagined, commands } = machine({ isRoot: true, present: ["apt-get"] });
  expect(findBrowser(imagined)).toBeNull();
  expect(commands).toEqual([
    "apt-get install",
    "apt-get update",
    "apt-get install",
    "playwright install",
  ]);
});

test("an ordinary user gets Playwright's download", () => {
  const { imagined, commands } = machine({
    present: ["apt-get"],
    installs: { playwright: "/cache/chrome" },
  });
  expect(findBrowser(imagined)).toBe("/cache/chrome");
  expect(commands).toEqual(["playwright install"]);
});

test("a download that does not run here is no browser", () => {
  const { imagined } = machine({});
  expect(findBrowser(imagined)).toBeNull();
});
