import { stopWithParent } from "./stop-with-parent.ts";

/** The server below `npm start`, which starts it again when it dies and takes it along when it ends. */
stopWithParent();
// A demonstration shows what an installation has switched off until somebody switches it on.
if ((process.env.CURIE_PROFILE ?? "demo") === "demo") {
  process.env.FLAG_CURIE_ABSTRACT_WRITER ??= "on";
  process.env.FLAG_CURIE_CHANGE_PLAN ??= "on";
  process.env.CURIE_DEMO_DOCUMENTS ??= "on";
}
await import("../apps/server/src/main.ts");
