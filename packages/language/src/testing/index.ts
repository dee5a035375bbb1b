/** Simulators of outside services, for tests here and in other packages. Not part of the product. */
export { type CorrectingModel, correctingModelSimulator } from "./correcting-model.ts";
export { libretranslateSimulator } from "./libretranslate.ts";
export type { ReceivedRequest, Simulator, SimulatorAnswer } from "./simulator.ts";
