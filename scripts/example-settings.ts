import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** What stands in `.env.example` as blank, because every installation has its own. */
const blanks: ReadonlyMap<string, string> = new Map([
  ["CURIE_SECRET", "Zk8vQ2xT9mWc4RfYb7LpN1sHd6JgUa3EoXi5KtBq0wVyMz"],
  ["CURIE_OPERATOR_NAME", "Example Press"],
  ["PADDLE_VENDOR_ID", "4711"],
  ["PADDLE_VENDOR_AUTH_CODE", "an-auth-code"],
  ["PADDLE_CLASSIC_PUBLIC_KEY", "-----BEGIN PUBLIC KEY-----\\nabc\\n-----END PUBLIC KEY-----"],
  ["PADDLE_CLIENT_TOKEN", "live_public"],
  ["PADDLE_API_KEY", "pdl_live_apikey_of_an_example"],
  ["PADDLE_WEBHOOK_SECRETS", "pdl_ntfset_01hx4qk7vbq_of_an_example"],
  ["PREPRINTS_URL", "https://preprints.example.org"],
  ["POSTGRES_PASSWORD", "e3b0c44298fc1c149afbf4c8996fb924"],
  ["S3_SECRET_ACCESS_KEY", "27ae41e4649b934ca495991b7852b855"],
]);

/** The settings of `.env.example`, with something in place of each blank. */
export function exampleSettings(): Record<string, string> {
  const text = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
  return Object.fromEntries(
    Object.entries(parseEnv(text)).map(([name, value = ""]) => [
      name,
      value === "" ? (blanks.get(name) ?? "") : value,
    ]),
  );
}
