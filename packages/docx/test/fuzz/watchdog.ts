/**
 * A thread beside the fuzzer, which no endless loop can hold up: ends the process when one run has
 * used too much of the processor. On a busy machine a run takes long by the clock and little here.
 */
import { workerData } from "node:worker_threads";
import { hungMs, hungSignal } from "./hung.ts";

const begun: Int32Array = workerData;
const tickMs = 1000;

let run = -1;
let before = process.cpuUsage();
setInterval(() => {
  const current = Atomics.load(begun, 0);
  if (current !== run) {
    run = current;
    before = process.cpuUsage();
    return;
  }
  const { user, system } = process.cpuUsage(before);
  if ((user + system) / 1000 > hungMs) process.kill(process.pid, hungSignal);
}, tickMs);
