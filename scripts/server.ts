import { stopWithParent } from "./stop-with-parent.ts";

/** The server below `npm start`, which starts it again when it dies and takes it along when it ends. */
stopWithParent();
await import("../apps/server/src/main.ts");
