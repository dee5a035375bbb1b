export { createApertiumEngine } from "./apertium/engine.ts";
export { apertiumInstallation, findApertium } from "./apertium/installation.ts";
export { createChineseGistEngine } from "./chinese/engine.ts";
