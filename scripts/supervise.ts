import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import { exitCodes } from "../apps/server/src/platform/endings.ts";

export type Supervision = {
  program: string;
  parameters: readonly string[];
  /** A life shorter than this is a quick death. */
  quickMs: number;
  /** So many quick deaths in a row are the end. */
  quickDeaths: number;
  /** The pause before the first new start; each further quick death doubles it. */
  pauseMs: number;
  say(line: string): void;
};

export const supervisionOfServer = { quickMs: 30_000, quickDeaths: 5, pauseMs: 1_000 };

/**
 * Runs a program and starts it again when it dies. A program that ends by itself with 0, or after
 * a signal that reached us, is not started again.
 *
 * @returns the exit code to end with
 */
export async function supervise(supervision: Supervision): Promise<number> {
  const { program, parameters, quickMs, quickDeaths, pauseMs, say } = supervision;
  let stoppedBy: NodeJS.Signals | null = null;
  let child: ChildProcess | null = null;
  let wake = () => {};
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      stoppedBy = signal;
      wake();
      // A terminal sends Ctrl+C to the whole group; a second copy would read as "stop at once".
      if (signal === "SIGINT" && process.stdin.isTTY) return;
      child?.kill(signal);
    });
  }
  for (let deaths = 0; ; ) {
    const started = performance.now();
    child = spawn(program, parameters, { stdio: "inherit" });
    const { code, how } = await endOf(child);
    child = null;
    if (stoppedBy || code === 0 || code === exitCodes.settings) return code;
    deaths = performance.now() - started < quickMs ? deaths + 1 : 1;
    if (deaths >= quickDeaths) {
      say(`The server ended ${deaths} times in a row (last: ${how}); it is not started again.`);
      return code;
    }
    const pause = pauseMs * 2 ** (deaths - 1);
    say(`The server ended (${how}) and is started again in ${pause / 1000} s.`);
    await new Promise<void>((done) => {
      const timer = setTimeout(done, pause);
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    if (stoppedBy) return 128 + constants.signals[stoppedBy as NodeJS.Signals];
  }
}

function endOf(child: ChildProcess): Promise<{ code: number; how: string }> {
  return new Promise((done) => {
    child.once("error", (error) => done({ code: 1, how: error.message }));
    child.once("exit", (code, signal) =>
      done(
        signal
          ? { code: 128 + constants.signals[signal], how: signal }
          : { code: code ?? 1, how: `exit code ${code}` },
      ),
    );
  });
}
