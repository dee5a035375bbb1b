import { type V1Meta, v1, v1Streams } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { describeContract } from "#platform/http/api.ts";

const anIdentity = "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f";
/** Bodies that a start accepts, once the identity is that of a document. */
const examples = new Map<string, object>([
  ["/edits", { document: anIdentity, styleOfEnglish: "American English", strength: "proofread" }],
  ["/translations", { document: anIdentity, language: "es_ES" }],
]);
const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  description: "Up to 200 visible characters: with it a start may be sent again.",
  schema: { type: "string", maxLength: 200 },
  example: "manuscript-4711",
} as const;
const wordFile = { schema: { type: "string", format: "binary" } } as const;

/** The public API as an OpenAPI document, made from the contract. */
export async function describeV1(ctx: Context) {
  const document = await describeContract(
    { ...v1, ...v1Streams },
    {
      info: { title: "Curie", version: "1", description: "The calls for programs." },
      servers: [{ url: `${ctx.config.publicUrl}/api/v1` }],
      security: [{ token: [] }],
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    },
    { message: { type: "string" } },
  );
  for (const procedure of Object.values({ ...v1, ...v1Streams })) {
    const { route, meta } = procedure["~orpc"];
    const operation = document.paths?.[route.path ?? ""]?.[methodOf(route.method)];
    if (!operation) throw new Error(`${route.path} is not described`);
    const { scopes } = meta as V1Meta;
    operation.description = `Opened by any of these scopes: ${scopes.join(", ")}.`;
    if (route.path === "/documents" && route.method === "POST") {
      operation.parameters = [{ name: "name", in: "query", schema: { type: "string" } }];
      const form = { type: "object", properties: { file: wordFile.schema } } as const;
      const content = {
        "application/octet-stream": wordFile,
        "multipart/form-data": { schema: form },
      };
      operation.requestBody = { required: true, content };
    }
    const example = examples.get(route.path ?? "");
    const body = operation.requestBody;
    const json = body && "content" in body ? body.content["application/json"] : undefined;
    if (!example || !json) continue;
    json.example = example;
    operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
  }
  return document;
}

function methodOf(method: string | undefined): "get" | "post" | "delete" {
  const name = method?.toLowerCase();
  if (name === "get" || name === "post" || name === "delete") return name;
  throw new Error(`${method} is no method of the public API`);
}
