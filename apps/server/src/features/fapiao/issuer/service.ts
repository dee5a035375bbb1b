import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { localIssuer } from "../local/service.ts";
import { issuerOver } from "./client.ts";
import type { FapiaoIssuer } from "./rules.ts";

/**
 * Whoever issues fapiao here.
 *
 * @throws `fapiao.not-available` where nobody does
 */
export function issuerOf(ctx: Context): FapiaoIssuer {
  const { issuer } = ctx.config.fapiao;
  if (issuer === "off") throw new Failure("fapiao.not-available");
  return issuer === "local" ? localIssuer(ctx) : issuerOver(ctx, issuer);
}

/** Whether this person is offered fapiao at all: in mainland China, where somebody issues them. */
export function offersFapiao(ctx: Context, user: { fapiaoEligible: boolean }): boolean {
  return user.fapiaoEligible && ctx.config.fapiao.issuer !== "off";
}
