import { contract, type User } from "@curie/contract";
import { implement } from "@orpc/server";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";

/** What a procedure knows of the request that called it. */
export type RequestContext = {
  ctx: Context;
  headers: Headers;
  /** The host name the page was asked under; it decides the application (G-8). */
  hostname: string;
  /** The network address of the caller, for rate limits: of IPv6 its network. */
  ip: string;
  /** Sends a cookie along with the answer. */
  setCookie(cookie: string): void;
  /** The signed-in person, looked up once per request. */
  findUser(): Promise<User | null>;
};

/** The contract with our context: features implement its endpoints, one by one. */
export const os = implement(contract).$context<RequestContext>();

/** The one place that lets requests through to endpoints that answer signed-in people only. */
export const signedIn = os.middleware(async ({ context, next }) => {
  const user = await context.findUser();
  if (!user) throw new Failure("not-signed-in");
  return next({ context: { user } });
});
