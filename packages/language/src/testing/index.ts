/** Stand-ins for services of others, for tests here and in other packages. Not part of the product. */
export { type CorrectingModel, correctingModelStandIn } from "./correcting-model.ts";
export { libretranslateStandIn } from "./libretranslate.ts";
export type { ReceivedRequest, StandIn, StandInAnswer } from "./stand-in.ts";
