export { createApertiumEngine } from "./apertium/engine.ts";
export {
  findApertium,
  type InstallationProgress,
  installApertium,
} from "./apertium/installation.ts";
export { createChineseGistEngine } from "./chinese/engine.ts";
