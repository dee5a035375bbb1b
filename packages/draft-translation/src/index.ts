export { createApertiumEngine } from "./apertium/engine.ts";
export { findApertium } from "./apertium/installation/found.ts";
export { apertiumInstallation } from "./apertium/installation/install.ts";
export { createChineseGistEngine } from "./chinese/engine.ts";
