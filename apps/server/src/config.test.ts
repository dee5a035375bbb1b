import { flagNames } from "@curie/contract";
import { describe, expect, test } from "vitest";
import { allFlags, createFlags } from "#platform/flags.ts";
import { ConfigProblem, flagVariable, readConfig } from "./config.ts";

const complete = {
  CURIE_PROFILE: "production",
  DATABASE_URL: "postgres://curie@db.example.org/curie",
  CURIE_SECRET: "0123456789abcdef0123456789abcdef",
  CURIE_PUBLIC_URL: "https://curie.example.org/",
  SMTP_URL: "smtps://mail.example.org",
  MAIL_FROM: "Curie <no-reply@example.org>",
  CURIE_FILES_DIR: "/var/lib/curie/files",
  PADDLE_VENDOR_ID: "4711",
  PADDLE_SCRIPT_URL: "https://paddle.example.org/v1.js",
  PADDLE_SCRIPT_URL_V2: "https://paddle.example.org/v2.js",
  PADDLE_CLIENT_TOKEN: "live_public",
  PADDLE_ENVIRONMENT: "production",
};

function problemsOf(environment: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigProblem) return error.problems;
    throw error;
  }
}

describe("the demo profile", () => {
  test("needs nothing", () => {
    expect(readConfig({})).toMatchObject({
      profile: "demo",
      host: "localhost",
      port: 3000,
      publicUrl: "http://localhost:3000",
      databaseUrl: null,
      mail: null,
      operator: { staysOnThisServer: true },
    });
  });

  test("honours PORT and CURIE_DATA_DIR", () => {
    const config = readConfig({ PORT: "3456", CURIE_DATA_DIR: "/srv/curie" });
    expect(config.publicUrl).toBe("http://localhost:3456");
    expect(config.dataDir).toBe("/srv/curie");
    expect(config.files).toEqual({ kind: "folder", path: "/srv/curie/files" });
  });
});

describe("the production profile", () => {
  test("starts when everything is there", () => {
    expect(readConfig(complete)).toMatchObject({
      profile: "production",
      publicUrl: "https://curie.example.org",
      host: "0.0.0.0",
    });
  });

  test.each(["staging", "Sandbox", ""])(
    "refuses %j as the provider's environment [S136]",
    (name) => {
      const problems = problemsOf({ ...complete, PADDLE_ENVIRONMENT: name });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain("PADDLE_ENVIRONMENT");
    },
  );

  test("names everything that is missing at once", () => {
    const problems = problemsOf({ CURIE_PROFILE: "production" }).join("\n");
    for (const name of [
      "DATABASE_URL",
      "CURIE_SECRET",
      "CURIE_PUBLIC_URL",
      "SMTP_URL",
      "MAIL_FROM",
      "CURIE_FILES_DIR",
    ]) {
      expect(problems).toContain(`${name} `);
    }
  });

  test.each(Object.keys(complete).filter((name) => name !== "CURIE_PROFILE"))(
    "refuses to start without %s and says so",
    (name) => {
      const problems = problemsOf({ ...complete, [name]: undefined });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(name);
    },
  );

  test.each([
    ["a short secret", { CURIE_SECRET: "short" }, "CURIE_SECRET"],
    ["a port that is none", { PORT: "eighty" }, "PORT"],
    ["half an S3 store", { S3_BUCKET: "papers", S3_ACCESS_KEY_ID: "key" }, "S3_SECRET_ACCESS_KEY"],
    ["half an ORCID client", { ORCID_CLIENT_ID: "APP-1" }, "ORCID_CLIENT_SECRET"],
    [
      "a flag that is neither on nor off",
      { FLAG_CURIE_ABSTRACT_WRITER: "maybe" },
      "FLAG_CURIE_ABSTRACT_WRITER",
    ],
  ])("refuses %s", (_name, change, variable) => {
    expect(problemsOf({ ...complete, ...change }).join("\n")).toContain(variable);
  });

  test("claims that manuscripts stay only when they are kept in a folder", () => {
    const s3 = { S3_BUCKET: "papers", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
    expect(readConfig({ ...complete, ...s3 }).operator.staysOnThisServer).toBe(false);
  });
});

describe("a flag", () => {
  test("is off unless the environment switches it, each alone [S233]", async () => {
    expect(Object.values(await flagsOf({}))).toEqual(flagNames.map(() => false));
    for (const name of flagNames) {
      const flags = await flagsOf({ [flagVariable(name)]: "on" });
      expect(Object.entries(flags).filter(([, on]) => on)).toEqual([[name, true]]);
    }
  });

  test("that nobody knows is off [S233]", async () => {
    const client = await createFlags({}, "unknown");
    expect(await client.getBooleanValue("no_such_flag", false)).toBe(false);
  });

  async function flagsOf(environment: NodeJS.ProcessEnv) {
    return allFlags(await createFlags(readConfig(environment).flags, JSON.stringify(environment)));
  }
});
