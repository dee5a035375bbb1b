const checkEveryMs = 500;

/**
 * Asks this process to end, as SIGTERM does, once the process that started it is gone: a launcher
 * that was killed cannot pass anything on, and the server must not live on unseen.
 */
export function stopWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, checkEveryMs);
  timer.unref();
}
