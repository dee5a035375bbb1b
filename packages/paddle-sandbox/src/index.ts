export type { Clock } from "./clock.ts";
export type { DunningRules } from "./context.ts";
export type { SandboxOffer } from "./offers.ts";
export {
  createPaddleSandbox,
  type PaddleSandbox,
  type PaddleSandboxOptions,
  type SandboxKeys,
} from "./sandbox.ts";
export { type SeedPriceName, seedIds } from "./seed.ts";
export type { Store } from "./store.ts";
