import { z } from "zod";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import {
  ApplicationState,
  type FapiaoIssuer,
  ReversalState,
  signatureOf,
  type Taken,
} from "./rules.ts";

const timeoutMs = 10_000;
const Refusal = z.object({ message: z.string().trim().min(1).max(500) });

/**
 * The service that issues fapiao, over HTTP and JSON (docs/operations.md describes it for whoever builds
 * the gateway to a provider). Requests are signed; `PUT` under our own identity may be sent again.
 */
export function issuerOver(
  ctx: Context,
  { url, secret }: { url: string; secret: string },
): FapiaoIssuer {
  async function call(method: "GET" | "PUT", path: string, content?: object): Promise<Response> {
    const body = content === undefined ? "" : JSON.stringify(content);
    const signature = signatureOf({ what: `${method} ${path}`, body }, secret, wallTime(ctx.clock));
    const answer = await fetch(new URL(path, url), {
      method,
      headers: { "content-type": "application/json", "curie-signature": signature },
      ...(body === "" ? {} : { body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok || answer.status === 422) return answer;
    throw new Error(`the issuer answered ${answer.status} to ${method} ${path}`);
  }

  async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      ctx.log.warn({ err: error }, "the issuer of fapiao did not answer as expected");
      throw new Failure("fapiao.issuer-not-reachable");
    }
  }

  const put = (path: string, content: object) =>
    asked(async (): Promise<Taken> => {
      const answer = await call("PUT", path, content);
      if (answer.ok) return { taken: true };
      return { taken: false, message: Refusal.parse(await answer.json()).message };
    });
  const get = <State extends z.ZodType>(path: string, state: State) =>
    asked(async () => state.parse(await (await call("GET", path)).json()));

  return {
    apply: ({ id, ...application }) => put(`applications/${id}`, application),
    query: (id) => get(`applications/${id}`, ApplicationState),
    reverse: ({ id, ...reversal }) => put(`reversals/${id}`, reversal),
    queryReversal: (id) => get(`reversals/${id}`, ReversalState),
    document: (id, format) =>
      asked(async () => {
        const answer = await call("GET", `applications/${id}/documents/${format}`);
        return Buffer.from(await answer.arrayBuffer());
      }),
  };
}
