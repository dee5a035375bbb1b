import { fileURLToPath } from "node:url";
import { buildWebWhenStale } from "./build-web.ts";
import { stopWithParent } from "./stop-with-parent.ts";
import { supervise, supervisionOfServer } from "./supervise.ts";

stopWithParent();
announce();
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

/** The first start builds the application and makes a database: where it will be is said before that. */
function announce(): void {
  const { CURIE_PROFILE = "demo", CURIE_PUBLIC_URL, PORT = "3000" } = process.env;
  if (CURIE_PROFILE !== "demo") return;
  const url = CURIE_PUBLIC_URL ?? `http://localhost:${PORT}`;
  process.stdout.write(`\n  Curie starts at ${url}; the first start takes about half a minute.\n`);
}
