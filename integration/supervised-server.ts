import { main } from "../e2e/running-app.ts";
import { stopWithParent } from "../scripts/stop-with-parent.ts";
import { supervise } from "../scripts/supervise.ts";

stopWithParent();
/** The server below its supervisor, as `npm start` has it, but that never gives up. */
process.exit(
  await supervise({
    program: process.execPath,
    parameters: [main],
    quickMs: 0,
    quickDeaths: 5,
    pauseMs: 50,
    say: (line) => process.stderr.write(`${line}\n`),
  }),
);
