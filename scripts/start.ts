import { buildWebWhenStale } from "./build-web.ts";
import { stopWithParent } from "./stop-with-parent.ts";

stopWithParent();
await buildWebWhenStale();
// The server runs in this very process, so that signals reach it without another go-between.
await import("../apps/server/src/main.ts");
