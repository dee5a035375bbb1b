import { prepareModuleLoading } from "./platform/module-loading.ts";

/** The server: what it is made of is imported only when loading is prepared. */
prepareModuleLoading();
await import("./serve.ts");
