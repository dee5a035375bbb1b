import { createServer } from "node:http";
import { createPaddleSandbox } from "@curie/paddle-sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#config";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { listProviderSubscriptions } from "./client.ts";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
});
afterAll(() => at.close());

/** Somebody who notes what is asked and answers in one way. */
async function answering(status: number, body: string) {
  const asked: { url: string; authorization: string }[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    asked.push({ url, authorization: headers.authorization ?? "" });
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const provider = { ...at.ctx.config.provider, apiUrl: `http://localhost:${port}/below` };
  return {
    asked,
    ctx: { ...at.ctx, config: { ...at.ctx.config, provider } },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

test("the official client calls the configured address, below its path, and nobody else", async () => {
  const empty = JSON.stringify({
    data: [],
    meta: {
      request_id: "r",
      pagination: { per_page: 100, next: "", has_more: false, estimated_total: 0 },
    },
  });
  const other = await answering(200, empty);
  expect(await listProviderSubscriptions(other.ctx, ["ctm_1"])).toEqual([]);
  expect(other.asked).toEqual([
    {
      url: "/below/subscriptions?per_page=100&customer_id=ctm_1",
      authorization: `bearer ${at.ctx.config.provider.apiKey}`,
    },
  ]);
  await other.close();
});

test.each([
  [500, "a text"],
  [500, '{"error":{"type":"api_error","code":"internal_error","detail":"d"}}'],
  [200, "a text"],
  [200, '{"data":[{"id":"sub_1"}]}'],
])("an answer of %i %j is none [S195 G-42]", async (status, body) => {
  const broken = await answering(status, body);
  await expect(listProviderSubscriptions(broken.ctx)).rejects.toThrow(
    "billing.provider-not-reachable",
  );
  await broken.close();
});

test("the keys of the demo profile are those of the sandbox", () => {
  const { keys } = createPaddleSandbox({ profile: "test" });
  const { paddle, provider } = readConfig({});
  expect({ ...paddle, ...provider }).toMatchObject({
    apiKey: keys.apiKey,
    clientToken: keys.clientToken,
    vendorId: keys.vendorId,
    vendorAuthCode: keys.vendorAuthCode,
  });
});
