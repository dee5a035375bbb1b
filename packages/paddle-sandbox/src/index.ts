export type { Clock, ClockState } from "./clock.ts";
export type { DunningRules } from "./context.ts";
export type { SandboxOffer } from "./offers.ts";
export type { PastSubscription } from "./past-subscriptions.ts";
export {
  createPaddleSandbox,
  type PaddleSandbox,
  type PaddleSandboxOptions,
  type SandboxKeys,
} from "./sandbox.ts";
export { type SeedPriceName, seedIds } from "./seed.ts";
export type { Store } from "./store.ts";
export type { ProductInTime } from "./timeline.ts";
export { type Carry, carryByHttp } from "./webhooks/post.ts";
