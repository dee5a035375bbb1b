import { generateKeyPairSync } from "node:crypto";
import { flagNames } from "@curie/contract";
import { describe, expect, test } from "vitest";
import { allFlags, createFlags } from "#platform/flags.ts";
import { flagVariable } from "./config/flags.ts";
import { methodsOf } from "./config/payments.ts";
import { fetchesNeural } from "./config/translation.ts";
import { ConfigProblem, readConfig } from "./config.ts";

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const ofMerchant = keys.privateKey.export({ type: "pkcs8", format: "der" }).toString("base64");
const ofAlipay = keys.publicKey.export({ type: "spki", format: "der" }).toString("base64");
const asPem = keys.privateKey.export({ type: "pkcs1", format: "pem" }).toString();

const complete = {
  CURIE_PROFILE: "production",
  DATABASE_URL: "postgres://curie@db.example.org/curie",
  CURIE_SECRET: "Zk8vQ2xT9mWc4RfYb7LpN1sHd6JgUa3EoXi5KtBq0wVyMz",
  CURIE_PUBLIC_URL: "https://curie.example.org/",
  SMTP_URL: "smtps://mail.example.org",
  MAIL_FROM: "Curie <no-reply@example.org>",
  CURIE_FILES_DIR: "/var/lib/curie/files",
  PADDLE_VENDOR_ID: "4711",
  PADDLE_SCRIPT_URL: "https://paddle.example.org/v1.js",
  PADDLE_SCRIPT_URL_V2: "https://paddle.example.org/v2.js",
  PADDLE_CLIENT_TOKEN: "live_public",
  PADDLE_ENVIRONMENT: "production",
  PADDLE_API_KEY: "pdl_live_apikey_of_a_test",
  PADDLE_WEBHOOK_SECRETS: "pdl_ntfset_01hx4qk7vbq_one, pdl_ntfset_01hx4qk7vbq_two",
  PREPRINTS_URL: "https://preprints.example.org",
  FAPIAO_ISSUER_URL: "https://issuer.example.cn/gateway",
  FAPIAO_ISSUER_SECRET: "the-secret-of-an-issuer-of-tests",
  FAPIAO_SELLER_NAME: "示例出版（北京）有限公司",
  FAPIAO_SELLER_TAX_NUMBER: "91110108MA01234567",
  ALIPAY_APP_ID: "2021001234567890",
  ALIPAY_SELLER_ID: "2088001234567890",
  ALIPAY_PRIVATE_KEY: ofMerchant,
  ALIPAY_PUBLIC_KEY: ofAlipay,
  STRIPE_SECRET_KEY: "sk_live_of_a_test_0000001",
  STRIPE_WEBHOOK_SECRETS: "whsec_of_a_test_one_00001, whsec_of_a_test_two_00002",
  CURIE_OPERATOR_NAME: "Curie",
  CURIE_SITE_LANGUAGE: "en",
  CURIE_PROJECT_ENVIRONMENT: "production",
  PADDLE_VENDOR_AUTH_CODE: "an-auth-code",
  PADDLE_CLASSIC_PUBLIC_KEY: "-----BEGIN PUBLIC KEY-----\\nabc\\n-----END PUBLIC KEY-----",
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

  test("serves no metrics until a port is named, and then to this machine alone", () => {
    expect(readConfig({}).metrics).toBeNull();
    const { metrics } = readConfig({ CURIE_METRICS_PORT: "9464" });
    expect(metrics).toEqual({ host: "localhost", port: 9464 });
  });

  test("logs JSON where no terminal reads along, and what LOG_FORMAT says", () => {
    expect(readConfig({}).log.format).toBe(process.stdout.isTTY ? "text" : "json");
    expect(readConfig({ LOG_FORMAT: "text" }).log.format).toBe("text");
    expect(readConfig({ LOG_FORMAT: "json" }).log.format).toBe("json");
  });

  test("honours PORT and CURIE_DATA_DIR", () => {
    const config = readConfig({ PORT: "3456", CURIE_DATA_DIR: "/srv/curie" });
    expect(config.publicUrl).toBe("http://localhost:3456");
    expect(config.dataDir).toBe("/srv/curie");
    expect(config.files).toEqual({ kind: "folder", path: "/srv/curie/files" });
  });
});

describe("the payment provider of the demo profile", () => {
  test("is a sandbox below the server's own address, unless another one is named [S136]", () => {
    expect(readConfig({ PORT: "3456" }).provider).toMatchObject({
      local: true,
      apiUrl: "http://localhost:3456/paddle-sandbox/api",
      scriptOrigins: [],
      frameOrigins: [],
    });
    expect(readConfig({ HOST: "0.0.0.0" }).provider.apiUrl).toContain("http://127.0.0.1:3000/");
    expect(readConfig({ HOST: "::" }).provider.apiUrl).toContain("http://[::1]:3000/");
  });

  test("is named as a whole, and takes no real money [S136]", () => {
    const whole = {
      ...complete,
      CURIE_PROFILE: "demo",
      PADDLE_API_KEY: "pdl_sdbx_apikey_of_a_test",
      STRIPE_SECRET_KEY: "sk_test_of_a_test_0000001",
    };
    const sandbox = { ...whole, PADDLE_ENVIRONMENT: "sandbox" };
    expect(readConfig(sandbox).provider).toMatchObject({
      local: false,
      apiUrl: "https://sandbox-api.paddle.com",
    });
    expect(problemsOf({ PADDLE_API_KEY: "pdl_sdbx_1" }).length).toBeGreaterThan(1);
    expect(problemsOf({ ...whole, PADDLE_API_KEY: "pdl_live_1" }).join()).toContain(
      "PADDLE_ENVIRONMENT: production needs",
    );
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

  test("talks to the provider of its environment, and never to the local sandbox [S136 S235]", () => {
    expect(readConfig(complete).provider).toEqual({
      local: false,
      apiUrl: "https://api.paddle.com",
      classicApiUrl: "https://vendors.paddle.com/api",
      apiKey: "pdl_live_apikey_of_a_test",
      vendorAuthCode: "an-auth-code",
      webhookSecrets: ["pdl_ntfset_01hx4qk7vbq_one", "pdl_ntfset_01hx4qk7vbq_two"],
      classicPublicKey: "-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----",
      webhookToleranceSeconds: 5,
      messageDays: 90,
      scriptOrigins: ["https://paddle.example.org"],
      frameOrigins: ["https://buy.paddle.com", "https://checkout.paddle.com"],
    });
  });

  test("refuses a key of the other environment", () => {
    const problems = problemsOf({ ...complete, PADDLE_ENVIRONMENT: "sandbox" });
    expect(problems).toEqual([expect.stringContaining("PADDLE_API_KEY")]);
  });

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
    ["a guessable secret", { CURIE_SECRET: "0123456789abcdef0123456789abcdef" }, "CURIE_SECRET"],
    ["a public address in the clear", { CURIE_PUBLIC_URL: "http://curie.example.org" }, "https://"],
    ["a script as its address", { CURIE_PUBLIC_URL: "javascript:alert(1)" }, "CURIE_PUBLIC_URL"],
    ["an address with a name", { CURIE_PUBLIC_URL: "https://a@curie.example" }, "CURIE_PUBLIC_URL"],
    ["a short webhook secret", { PADDLE_WEBHOOK_SECRETS: "pdl_ntfset_of_a_test" }, "24 characters"],
    ["a short one of two", { PADDLE_WEBHOOK_SECRETS: `${"x1".repeat(20)},short` }, "24 characters"],
    ["mail by another protocol", { SMTP_URL: "http://mail.example.org" }, "SMTP_URL"],
    ["mail that asks for no TLS", { SMTP_URL: "smtp://m.example?ignoreTLS=true" }, "ignoreTLS"],
    [
      "mail to whoever answers",
      { SMTP_URL: "smtps://m.example?tls.rejectUnauthorized=false" },
      "tls.",
    ],
    [
      "a preprints server that can be forged",
      { PREPRINTS_URL: "http://p.example" },
      "PREPRINTS_URL",
    ],
    [
      "a link that is neither on nor off",
      { CURIE_PREPRINTS_LINK: "perhaps" },
      "CURIE_PREPRINTS_LINK",
    ],
    ["an issuer of fapiao without its secret", { FAPIAO_ISSUER_SECRET: undefined }, "SECRET"],
    ["an issuer of fapiao with a short secret", { FAPIAO_ISSUER_SECRET: "short" }, "24"],
    ["an issuer that can be forged", { FAPIAO_ISSUER_URL: "http://issuer.example.cn" }, "https://"],
    ["a fapiao without a seller", { FAPIAO_SELLER_NAME: undefined }, "FAPIAO_SELLER_NAME"],
    ["fapiao that are neither on nor off", { CURIE_FAPIAO: "perhaps" }, "CURIE_FAPIAO"],
    ["Alipay without its key", { ALIPAY_PUBLIC_KEY: undefined }, "CURIE_CHINA_PAYMENTS=off"],
    ["a key that is none", { ALIPAY_PRIVATE_KEY: "c2VjcmV0" }, "ALIPAY_PRIVATE_KEY is no RSA key"],
    ["a number that no merchant has", { ALIPAY_SELLER_ID: "1234" }, "ALIPAY_SELLER_ID"],
    ["a gateway in the clear", { ALIPAY_GATEWAY_URL: "http://pay.example.cn" }, "https://"],
    ["payments that are neither on nor off", { CURIE_CHINA_PAYMENTS: "some" }, "CHINA_PAYMENTS"],
    ["Stripe without its secrets", { STRIPE_WEBHOOK_SECRETS: undefined }, "STRIPE_WEBHOOK_SECRETS"],
    ["a publishable key", { STRIPE_SECRET_KEY: "pk_live_of_a_test_0000001" }, "STRIPE_SECRET_KEY"],
    ["a short secret of Stripe's", { STRIPE_WEBHOOK_SECRETS: "whsec_short" }, "24 characters"],
    ["Stripe in the clear", { STRIPE_API_URL: "http://stripe.example.org" }, "https://"],
    ["half an S3 store", { S3_BUCKET: "papers", S3_ACCESS_KEY_ID: "key" }, "S3_SECRET_ACCESS_KEY"],
    [
      "a flag that is neither on nor off",
      { FLAG_CURIE_ABSTRACT_WRITER: "maybe" },
      "FLAG_CURIE_ABSTRACT_WRITER",
    ],
  ])("refuses %s", (_name, change, variable) => {
    expect(problemsOf({ ...complete, ...change }).join("\n")).toContain(variable);
  });

  test("names every weakness at once", () => {
    const weak = {
      CURIE_PUBLIC_URL: "http://curie.example.org",
      CURIE_SECRET: "a".repeat(40),
      PADDLE_WEBHOOK_SECRETS: "short",
      SMTP_URL: "smtp://m.example?ignoreTLS=true",
      PREPRINTS_URL: undefined,
      CURIE_OPERATOR_NAME: undefined,
      CURIE_TRUST_PROXY: "on",
    };
    const problems = problemsOf({ ...complete, ...weak }).join("\n");
    for (const name of Object.keys(weak)) expect(problems).toContain(name);
  });

  test("may be asked in the clear by this machine alone", () => {
    for (const url of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"]) {
      expect(readConfig({ ...complete, CURIE_PUBLIC_URL: url }).publicUrl).toBe(url);
    }
  });

  test.each([
    ["smtps://mail.example.org", {}, true],
    ["smtp://mail.example.org:587", {}, true],
    ["smtp://mail.example.org:25", { CURIE_SMTP_WITHOUT_TLS: "on" }, false],
    ["smtp://mail.example.org?ignoreTLS=true", { CURIE_SMTP_WITHOUT_TLS: "on" }, false],
    ["smtp://localhost:25", {}, false],
  ])("hands mail to %s, with %j, encrypted: %s", (url, change, requireTls) => {
    expect(readConfig({ ...complete, SMTP_URL: url, ...change }).mail).toMatchObject({
      requireTls,
    });
  });

  test("has a simulator for the preprints server in no case", () => {
    const off = readConfig({
      ...complete,
      PREPRINTS_URL: undefined,
      CURIE_PREPRINTS_LINK: "off",
    });
    expect(off.partners.preprints).toBe("off");
    expect(readConfig(complete).partners.preprints).toEqual({ url: complete.PREPRINTS_URL });
    expect(readConfig({}).partners.preprints).toBe("simulator");
  });

  test("takes the money of China at Alipay, or sells nothing there: never on pages that play it [G-35]", () => {
    const config = readConfig(complete);
    expect(config.payments).toMatchObject({
      simulator: false,
      alipay: { gatewayUrl: "https://openapi.alipay.com/gateway.do", appId: "2021001234567890" },
    });
    expect(methodsOf(config, "china")).toEqual(["alipay"]);
    // Alipay takes yuan and nothing else.
    expect(methodsOf(config, "china", "USD")).toEqual([]);
    const { ALIPAY_APP_ID: _app, ALIPAY_SELLER_ID: _seller, ...rest } = complete;
    const { ALIPAY_PRIVATE_KEY: _own, ALIPAY_PUBLIC_KEY: _theirs, ...without } = rest;
    const problems = problemsOf(without).join("\n");
    for (const word of ["ALIPAY_APP_ID", "CURIE_CHINA_PAYMENTS=off"]) {
      expect(problems).toContain(word);
    }
    const off = readConfig({ ...without, CURIE_CHINA_PAYMENTS: "off" });
    expect(methodsOf(off, "china")).toEqual([]);
    expect(readConfig({}).payments.alipay?.keys).toBe("local");
  });

  test("takes the money of everybody else at Stripe, or sells nothing there: never on pages that play it [G-35]", () => {
    const config = readConfig(complete);
    expect(config.payments.stripe).toEqual({
      keys: {
        secretKey: "sk_live_of_a_test_0000001",
        webhookSecrets: ["whsec_of_a_test_one_00001", "whsec_of_a_test_two_00002"],
      },
      ...{ apiUrl: "https://api.stripe.com", toleranceSeconds: 300 },
    });
    expect(methodsOf(config, "rest-of-world")).toEqual(["card"]);
    const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRETS: _secrets, ...without } = complete;
    const problems = problemsOf(without).join("\n");
    for (const word of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK", "INTERNATIONAL_PAYMENTS=off"]) {
      expect(problems).toContain(word);
    }
    const off = readConfig({ ...without, CURIE_INTERNATIONAL_PAYMENTS: "off" });
    expect(methodsOf(off, "rest-of-world")).toEqual([]);
    expect(readConfig({}).payments.stripe?.keys).toBe("local");
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS } = complete;
    expect(problemsOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS }).join()).toContain("test key");
  });

  test("takes Alipay's keys as PEM, with its line ends written out, or as the Base64 of the platform", () => {
    for (const ALIPAY_PRIVATE_KEY of [asPem, asPem.replaceAll("\n", "\\n"), ofMerchant]) {
      expect(problemsOf({ ...complete, ALIPAY_PRIVATE_KEY })).toEqual([]);
    }
  });

  test("has a service that issues fapiao, or none: never the one of the demonstration [G-54]", () => {
    const { FAPIAO_ISSUER_URL: url, ...rest } = complete;
    const problems = problemsOf(rest).join("\n");
    for (const word of ["FAPIAO_ISSUER_URL", "CURIE_FAPIAO=off"]) expect(problems).toContain(word);
    expect(readConfig({ ...rest, CURIE_FAPIAO: "off" }).fapiao.issuer).toBe("off");
    const { issuer, taxPercent } = readConfig(complete).fapiao;
    expect(issuer).toEqual({ url: `${url}/`, secret: complete.FAPIAO_ISSUER_SECRET });
    expect(taxPercent).toBe(6);
    expect(readConfig({}).fapiao.issuer).toBe("local");
    expect(readConfig({ CURIE_FAPIAO: "off" }).fapiao.issuer).toBe("off");
  });

  test.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ S3_BUCKET: "papers", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" }, false],
    [{ DEEPL_API_KEY: "a-key" }, false],
    [{ LIBRETRANSLATE_URL: "https://translate.example.org" }, false],
    [{ LIBRETRANSLATE_URL: "http://localhost:5000" }, true],
    [{ CURIE_LLM_URL: "https://models.example.org/v1", CURIE_LLM_MODEL: "a-model" }, false],
    [{ CURIE_LLM_URL: "http://127.0.0.1:11434/v1", CURIE_LLM_MODEL: "a-model" }, true],
  ])("with %j claims that manuscripts stay on this server: %s", (services, stays) => {
    expect(readConfig({ ...complete, ...services }).operator.staysOnThisServer).toBe(stays);
  });
});

describe("proxies", () => {
  test.each([
    [undefined, null],
    ["off", null],
    ["0", null],
    ["1", { hops: 1 }],
    [" 2 ", { hops: 2 }],
    ["10.0.0.7, fd00::/8,loopback", { addresses: ["10.0.0.7", "fd00::/8", "loopback"] }],
  ])("named as %j are %j", (text, expected) => {
    for (const environment of [{}, complete]) {
      const config = readConfig({ ...environment, CURIE_TRUST_PROXY: text });
      expect(config.http.trustedProxies).toEqual(expected);
    }
  });

  test.each([
    "on",
    "true",
    "yes",
    "-1",
    "1000",
    "10.0.0.0/33",
    "proxy.example.org",
    "10.0.0.7 10.0.0.8",
  ])("are not named by %j, in no profile", (text) => {
    for (const environment of [{}, complete]) {
      const problems = problemsOf({ ...environment, CURIE_TRUST_PROXY: text });
      expect(problems).toEqual([expect.stringContaining("say how many proxies")]);
    }
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
    const client = await createFlags({ configured: {} }, "unknown");
    expect(await client.getBooleanValue("no_such_flag", false)).toBe(false);
  });

  async function flagsOf(environment: NodeJS.ProcessEnv) {
    const configured = readConfig(environment).flags;
    return allFlags(await createFlags({ configured }, JSON.stringify(environment)));
  }
});

describe("the engines of translation", () => {
  test("are none but those that come along, unless they are set up", () => {
    expect(readConfig({}).translation).toMatchObject({
      preferred: null,
      llm: null,
      deepl: null,
      libretranslate: null,
      neural: "auto",
      fetchApertium: true,
    });
  });

  test("are fetched in production only when that is wished", () => {
    expect(readConfig(complete).translation.fetchApertium).toBe(false);
    const wished = readConfig({ ...complete, CURIE_FETCH_APERTIUM: "on" });
    expect(wished.translation.fetchApertium).toBe(true);
    expect(readConfig({ CURIE_FETCH_APERTIUM: "off" }).translation.fetchApertium).toBe(false);
  });

  test.each([
    ["demo", undefined, "auto"],
    ["production", undefined, "off"],
    ["demo", "off", "off"],
    ["demo", "1", "on"],
    ["production", "auto", "auto"],
    ["production", "on", "on"],
  ])("run local models in %s with CURIE_NEURAL_TRANSLATION=%s as %s", (profile, text, neural) => {
    const own = profile === "production" ? complete : {};
    const wish = text === undefined ? {} : { CURIE_NEURAL_TRANSLATION: text };
    expect(readConfig({ ...own, ...wish }).translation.neural).toBe(neural);
  });

  test.each([
    [{}, true],
    [{ CURIE_NEURAL_TRANSLATION: "on" }, false],
    [{ CURIE_NEURAL_TRANSLATION: "off" }, false],
    [{ DEEPL_API_KEY: "a-key" }, false],
    [{ CURIE_TRANSLATION_ENGINE: "apertium" }, false],
    [{ CURIE_TRANSLATION_ENGINE: "local-neural", DEEPL_API_KEY: "a-key" }, true],
  ])("with %j install local models in the background: %s", (environment, fetches) => {
    expect(fetchesNeural(readConfig(environment).translation)).toBe(fetches);
  });

  test("take their addresses and keys from the environment", () => {
    const { translation } = readConfig({
      CURIE_TRANSLATION_ENGINE: "deepl",
      CURIE_LLM_URL: "https://models.example.org/v1",
      CURIE_LLM_MODEL: "a-model",
      DEEPL_API_KEY: "a-key",
      LIBRETRANSLATE_URL: "http://localhost:5000",
      CURIE_NEURAL_TRANSLATION: "on",
    });
    expect(translation).toMatchObject({
      preferred: "deepl",
      llm: { url: "https://models.example.org/v1", key: null, model: "a-model" },
      deepl: { key: "a-key", url: null },
      libretranslate: { url: "http://localhost:5000", key: null },
      neural: "on",
    });
  });

  test.each([
    [{ CURIE_LLM_URL: "https://models.example.org/v1" }, "CURIE_LLM_URL and CURIE_LLM_MODEL"],
    [{ CURIE_TRANSLATION_ENGINE: "babel" }, "CURIE_TRANSLATION_ENGINE"],
    [{ CURIE_NEURAL_TRANSLATION: "perhaps" }, "CURIE_NEURAL_TRANSLATION"],
  ])("%j is not complete", (environment, problem) => {
    expect(problemsOf(environment).join()).toContain(problem);
  });
});

describe("the engine that edits", () => {
  const elsewhere = {
    CURIE_LLM_URL: "https://models.example.org/v1",
    CURIE_LLM_KEY: "a-key",
    CURIE_LLM_MODEL: "a-model",
  };

  test("is the local one, even where a model is set up for translation", () => {
    for (const environment of [{}, elsewhere]) {
      expect(readConfig(environment).editing).toEqual({
        settings: { engine: "local" },
        staysOnThisServer: true,
      });
    }
  });

  test.each(["hybrid", "llm"])(
    "is %s with the model when that is said, and tells that text leaves",
    (engine) => {
      const config = readConfig({
        ...elsewhere,
        CURIE_EDITING_ENGINE: engine,
        CURIE_ENGINE_THREADS: "2",
        CURIE_ENGINE_TIMEOUT_SECONDS: "100",
        CURIE_EDITING_QUESTIONS_AT_ONCE: "5",
      });
      expect(config.editing).toEqual({
        settings: {
          engine,
          model: {
            url: elsewhere.CURIE_LLM_URL,
            key: "a-key",
            model: "a-model",
            atOnce: 2,
            timeLimit: 80_000,
          },
        },
        staysOnThisServer: false,
      });
      expect(config.operator.staysOnThisServer).toBe(false);
    },
  );

  test("keeps the text here with a model on this machine", () => {
    const own = { ...elsewhere, CURIE_LLM_URL: "http://localhost:11434/v1" };
    const config = readConfig({ ...own, CURIE_EDITING_ENGINE: "hybrid" });
    expect(config.editing.staysOnThisServer).toBe(true);
    expect(config.operator.staysOnThisServer).toBe(true);
  });

  test.each([
    [{ CURIE_EDITING_ENGINE: "hybrid" }, "the language model that edits"],
    [{ CURIE_EDITING_ENGINE: "llm", CURIE_LLM_MODEL: "a-model" }, "the language model that edits"],
    [{ CURIE_EDITING_ENGINE: "gpt" }, "CURIE_EDITING_ENGINE"],
    [{ ...elsewhere, CURIE_EDITING_QUESTIONS_AT_ONCE: "0" }, "CURIE_EDITING_QUESTIONS_AT_ONCE"],
  ])("does not start half configured: %j", (environment, problem) => {
    expect(problemsOf(environment).join()).toContain(problem);
  });
});
