// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contract, staffContract } from "@curie/contract";
import { createRoutesFromElements, matchRoutes, type RouteObject } from "react-router";
import { describe, expect, test } from "vitest";
import { routes } from "./router.tsx";
import { staffRoutes } from "./staff/router.tsx";

/**
 * Every page, endpoint, mail and command can be reached, and leads somewhere. What nobody can reach
 * yet is listed here with its reason; an entry whose reason has gone fails as well.
 */
const project = join(import.meta.dirname, "../../../..");

/** Pages that no link of the application or its mails names. */
const pagesWithoutLink = new Map([
  ["/rubriq/plan/subscribe/sn-freetrial", "Springer Nature gives its address out (S21)"],
  ["/researcher/invoices", "an older address of the orders page, kept for bookmarks"],
  ["/c/CurieFreeTrial", "a trial link: partners give it out"],
  ["/c/CurieFreeTrialChina", "a trial link: partners give it out"],
]);
/** Endpoints that no page of ours calls. */
const endpointsWithoutCaller = new Map([
  ["system.live", "for who watches the process"],
  ["system.ready", "for who watches the process"],
  ["system.health", "for who watches the process"],
  [
    "documents.orderStatus",
    "the order of a document gets its page with human editing (S125, ADR 26)",
  ],
  ["billing.history", "plans show their payments themselves; orders have all of them"],
  ["abstracts.steps", "for programs; pages have the steps as data from the contract"],
]);
/** Pages that a mail names and nobody has made yet. */
const mailedPagesToCome = new Map<string, string>();
/** Addresses of the specification that have no page yet. */
const listedPagesToCome = new Map<string, string>();
const demonstration = "the demonstration needs it, nobody else does";
/** Use cases that only tests and the demonstration call. */
const uncalledServices = new Map([
  ["createConfirmedAccount", demonstration],
  ["describeGroup", demonstration],
  ["findByCode", demonstration],
  ["forgetSubscriptions", demonstration],
  ["hasAbstracts", demonstration],
  ["hasDocuments", demonstration],
  ["inviteAtMachine", demonstration],
  ["listLocalFapiao", demonstration],
  ["decideLocalFapiao", demonstration],
]);

function sources(pattern: string | string[]): Map<string, string> {
  const files = globSync(pattern, { cwd: project }).filter(
    (file) => !/(\.test\.tsx?|[\\/]testing[\\/][^\\/]+|lib[\\/]testing\.tsx)$/.test(file),
  );
  expect(files).not.toEqual([]);
  return new Map(files.map((file) => [file, readFileSync(join(project, file), "utf8")]));
}

const web = sources("apps/web/src/**/*.{ts,tsx}");
const server = sources("apps/server/src/**/*.ts");
const shared = sources("packages/contract/src/*.ts");
const allPages = createRoutesFromElements(routes);
/** The console is an application of its own; its addresses stand below `/staff`. */
const consolePages = createRoutesFromElements(staffRoutes);
const entryPages = new Set(["/staff/sign-in", "/staff/invitation"]);

/** Every address that shows a page, by its pattern; redirections and what catches the rest are none. */
function pagePatterns(found: readonly RouteObject[] = allPages, parent = ""): string[] {
  return found.flatMap((route) => {
    const path = [parent, route.path ?? ""].join(route.path ? "/" : "").replace(/\/+/g, "/");
    if (route.children) return pagePatterns(route.children, path);
    const isRest = route.path === "*";
    return isRest || path === "" || path === "/" ? [] : [path];
  });
}

/** Whether an address is a page of its own, and not what is shown for unknown ones. */
function leadsToPage(address: string): boolean {
  const { pathname } = new URL(address, "https://curie.example.org");
  if (/^\/staff\b/.test(pathname)) {
    return entryPages.has(pathname) || leadsToConsolePage(pathname.slice("/staff".length));
  }
  const matched = matchRoutes(allPages, pathname)?.at(-1);
  return matched !== undefined && matched.route.path !== "*";
}

function leadsToConsolePage(address: string): boolean {
  const { pathname } = new URL(address === "" ? "/" : address, "https://curie.example.org");
  const matched = matchRoutes(consolePages, pathname)?.at(-1);
  return matched !== undefined && matched.route.path !== "*";
}

/** What stands in a template is some word: `/demo/mailbox?${…}` is `/demo/mailbox?x`. */
const filled = (address: string) =>
  address.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "x").replace(/\$\{.*$/, "x");

/** Addresses that the pages lead to: links, redirections, and what is navigated to. */
function linkedAddresses(): Map<string, string> {
  const found = new Map<string, string>();
  const note = (address: string, file: string) => {
    if (!address.startsWith("/api/")) found.set(filled(address), file);
  };
  const written =
    /(?:\b(?:to|href)=\{?|\b(?:navigate|leaveFor|assign|replace)\(|\bto:\s*|\? |: |=> |= |return )["`](\/[a-z][^"`\n]*)["`]/g;
  for (const [file, source] of [...web, ...shared]) {
    for (const [, address = ""] of source.matchAll(written)) note(address, file);
    // The links to a report and to a translation beside its original are relative to the list of its service.
    for (const [, rest = ""] of source.matchAll(
      /return `((?:editing|translation)\/\$\{[^`\n]*)`/g,
    )) {
      note(`/en/rubriq/${rest}`, file);
    }
    // Services stand below `/rubriq` or `/:lang/rubriq`, whichever the reader came by.
    for (const [, rest = ""] of source.matchAll(
      /`\$\{(?:base|servicesBaseOf\([^`]*?\))\}(\/[^`\n]*)`/g,
    )) {
      // The tabs name each service by its key; their own tests open all three.
      if (filled(rest) !== "/x") note(`/en/rubriq${rest}`, file);
    }
  }
  // What an operator may point elsewhere has a page of ours by default.
  for (const [file, source] of server) {
    if (!/^apps.server.src.(config|platform.application)/.test(file)) continue;
    for (const [, address = ""] of source.matchAll(
      /["`](\/(?:group-discount|\$\{[^}`]*\})[^"`\n]*)["`]/g,
    )) {
      note(address, file);
    }
  }
  return found;
}

const isApiLike = (address: string) =>
  /^\/(accounts|billing|documents|health|plans)\b/.test(address);

describe("pages", () => {
  const patterns = pagePatterns();

  test("are known, all of them", () => {
    expect(patterns.length).toBeGreaterThan(35);
    expect(patterns).toContain("/:lang/rubriq/editing/:identity/report");
  });

  /** Section 2 of the specification: every address that it lists, with something for what stands open. */
  const listed = [
    ...["/en/rubriq", "/en/rubriq/editing", "/en/rubriq/translation", "/en/rubriq/abstract-writer"],
    ...["/rubriq", "/rubriq/editing", "/rubriq/translation", "/rubriq/plan"],
    ...["/rubriq/plan/subscribe", "/rubriq/plan/subscribe/premium"],
    ...["/rubriq/plan/subscribe/freetrial", "/rubriq/plan/subscribe/sn-freetrial"],
    ...[
      "/rubriq/subscribe",
      "/rubriq/subscribe/ABCDEFGHJK",
      "/rubriq/subscribe/ABCDEFGHJK/success",
    ],
    ...["/rubriq/abstract-writer", "/rubriq/abstract-writer/x/criteria/form"],
    ...["/rubriq/abstract-writer/x/template", "/rubriq/abstract-writer/x/review"],
    ...["/rubriq/invoices", "/researcher/invoices", "/c/CurieFreeTrial", "/c/CurieFreeTrialChina"],
    ...["/group-discount", "/group-discount/china"],
    ...["/rubriq/fapiao", "/rubriq/ABCDEFGHJK/fapiao"],
  ];

  test("those that the specification lists are there [S242]", () => {
    const missing = listed.filter((address) => !leadsToPage(address));
    expect(missing).toEqual([...listedPagesToCome.keys()]);
  });

  test("of the product stand under /rubriq, with a few named exceptions [S242]", () => {
    const elsewhere = patterns.filter((path) => !/^(\/:lang)?\/rubriq(\/|$)/.test(path));
    expect(elsewhere.sort()).toEqual([
      ...[
        "/accessibility",
        "/c/CurieFreeTrial",
        "/c/CurieFreeTrialChina",
        "/confirm",
        "/demo",
        "/demo/fapiao",
        "/demo/mailbox",
      ],
      ...[
        "/forgot",
        "/group-discount",
        "/group-discount/china",
        "/group/:token",
        "/help",
        "/privacy",
        "/profile",
      ],
      ...[
        "/profile/journals",
        "/profile/security",
        "/profile/terms",
        "/profile/tokens",
        "/researcher/invoices",
        "/reset",
        "/sample",
        "/sign-in",
        "/sign-up",
        "/terms",
        "/verify",
      ],
    ]);
  });

  test("every link of the application leads to one", () => {
    const links = [...linkedAddresses()].filter(([address]) => !isApiLike(address));
    expect(links.length).toBeGreaterThan(25);
    const ofConsole = (file: string) => /features.staff|app.staff/.test(file);
    const broken = links.filter(
      ([address, file]) =>
        file.startsWith("apps/web") &&
        !(leadsToPage(address) || (ofConsole(file) && leadsToConsolePage(address))),
    );
    expect(broken).toEqual([]);
  });

  test("every one is led to by a link, or its reason stands here", () => {
    const linked = [...linkedAddresses().keys(), ...mailedAddresses().keys()];
    const reached = new Set(
      linked.flatMap((address) => {
        const { pathname } = new URL(address, "https://curie.example.org");
        const match = matchRoutes(allPages, pathname);
        return match ? [patternOf(match.map(({ route }) => route.path ?? ""))] : [];
      }),
    );
    // Both forms of a service's address show one page; one link is enough.
    const withoutLanguage = (path: string) => path.replace(/^\/:lang/, "");
    const services = new Set([...reached].map(withoutLanguage));
    const lonely = patterns.filter((path) => !services.has(withoutLanguage(path)));
    expect(new Set(lonely)).toEqual(new Set(pagesWithoutLink.keys()));
  });
});

const patternOf = (paths: readonly string[]) => `/${paths.filter(Boolean).join("/")}`;

/** Addresses that mails name, with the file that writes them. */
function mailedAddresses(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, source] of server) {
    if (!/emails\.ts$/.test(file)) continue;
    for (const [, address = ""] of source.matchAll(/\$\{ctx\.config\.publicUrl\}(\/[^`\n]*)`/g)) {
      if (file.endsWith("documents/processing/emails.ts")) {
        for (const kind of ["editing", "translation"]) found.set(`/rubriq/${kind}`, file);
      } else found.set(filled(address), file);
    }
    for (const [, page = ""] of source.matchAll(/linkTo\(ctx, "([^"]+)"/g)) {
      found.set(`${page}?token=x`, file);
    }
  }
  return found;
}

describe("links in mails", () => {
  test("each file that writes mails is read", () => {
    const writing = [...server].filter(([, source]) => /\bsend(Letter|Email|Mail)\(/.test(source));
    const elsewhere = writing.filter(([file]) => !/emails\.ts$|platform/.test(file));
    expect(elsewhere.map(([file]) => file)).toEqual([]);
    expect(mailedAddresses().size).toBeGreaterThan(7);
  });

  test("each leads to a page that is there", () => {
    const broken = [...mailedAddresses().keys()].filter((address) => !leadsToPage(address));
    expect(broken).toEqual([...mailedPagesToCome.keys()]);
  });
});

describe("endpoints", () => {
  const endpoints = Object.entries(contract).flatMap(([feature, calls]) =>
    Object.keys(calls).map((name) => `${feature}.${name}`),
  );

  test("every one of the console is called by a page of it", () => {
    const sourcesOfConsole = [...web].filter(([file]) => /features.staff/.test(file));
    const text = sourcesOfConsole.map(([, source]) => source).join("\n");
    const uncalled = Object.entries(staffContract).flatMap(([area, calls]) =>
      Object.keys(calls).filter(
        (name) =>
          !new RegExp(
            `(staffClient|staffApi|entryClient|\\}\\))\\s*\\.${area}\\s*\\.${name}\\b`,
          ).test(text),
      ),
    );
    expect(uncalled).toEqual([]);
  });

  test("every one is called by a page, or its reason stands here", () => {
    expect(endpoints.length).toBeGreaterThan(80);
    const everything = [...web.values()].join("\n");
    const called = (endpoint: string) => {
      const [feature = "", name = ""] = endpoint.split(".");
      const direct = new RegExp(`\\b(client|api)\\s*\\.${feature}\\s*\\.${name}\\b`);
      // A whole service is handed over where both kinds of documents share their calls.
      const handed = new RegExp(`documentCallsOf\\((client|api)\\.${feature}\\)`);
      const shared = web.get(join("apps/web/src/features/documents/queries.ts")) ?? "";
      return (
        direct.test(everything) ||
        (handed.test(everything) && new RegExp(`\\bcalls\\.${name}\\b`).test(shared))
      );
    };
    const uncalled = endpoints.filter((endpoint) => !called(endpoint));
    expect(uncalled.sort()).toEqual([...endpointsWithoutCaller.keys()].sort());
  });
});

describe("services", () => {
  test("every use case has somebody who can ask for it, or its reason stands here", () => {
    const callers = [...server].filter(([file]) => !/features[\\/]demo[\\/]|seed\.ts$/.test(file));
    const lonely: string[] = [];
    for (const [file, source] of server) {
      if (!/features[\\/].*service\.ts$/.test(file) || /[\\/]demo[\\/]/.test(file)) continue;
      for (const [, name = ""] of source.matchAll(/^export (?:async )?function\*? (\w+)/gm)) {
        const word = new RegExp(`\\b${name}\\b`);
        const isCalled = callers.some(([other, text]) => other !== file && word.test(text));
        if (!isCalled) lonely.push(name);
      }
    }
    expect(lonely.sort()).toEqual([...uncalledServices.keys()].sort());
  });
});

describe("commands", () => {
  const { scripts } = JSON.parse(readFileSync(join(project, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };

  test("each one starts a file that is there", () => {
    const missing = Object.values(scripts).flatMap((command) => {
      const files = command.split(" ").filter((word) => /\.(ts|mjs)$/.test(word));
      return files.filter((file) => globSync(file, { cwd: project }).length === 0);
    });
    expect(missing).toEqual([]);
  });

  test("each one is named where a person reads", () => {
    const pages = [...sources(["*.md", "docs/*.md", "packages/*/README.md"]).values()].join("\n");
    const named = (name: string) =>
      new RegExp(`npm (run )?${name.replace(":", "\\:")}(?![\\w:])`).test(pages);
    const unnamed = Object.keys(scripts).filter((name) => !named(name));
    expect(unnamed).toEqual([]);
  });

  test("each command of curie is told by its help", () => {
    const cli = sources("apps/cli/src/*.ts");
    const main = cli.get(join("apps/cli/src/main.ts")) ?? "";
    const usage = cli.get(join("apps/cli/src/usage.ts")) ?? "";
    const commands = [...main.matchAll(/case "(\w+)":/g)].map(([, name = ""]) => name);
    expect(commands).toEqual(expect.arrayContaining(["edit", "translate", "count", "correct"]));
    expect(commands.filter((name) => !usage.includes(`curie ${name}`))).toEqual([]);
  });
});
