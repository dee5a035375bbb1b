export type { SandboxOffer } from "./offers.ts";
export {
  createPaddleSandbox,
  type PaddleSandbox,
} from "./sandbox.ts";
export { carryByHttp } from "./webhooks/post.ts";
