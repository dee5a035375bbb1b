import { fileURLToPath } from "node:url";
import { buildWebWhenStale } from "./build-web.ts";
import { stopWithParent } from "./stop-with-parent.ts";
import { supervise, supervisionOfServer } from "./supervise.ts";

stopWithParent();
await buildWebWhenStale();
const server = fileURLToPath(new URL("./server.ts", import.meta.url));
process.exit(
  await supervise({
    ...supervisionOfServer,
    program: process.execPath,
    parameters: [...process.execArgv, server],
    say: (line) => process.stderr.write(`${line}\n`),
  }),
);
