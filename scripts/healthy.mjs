/**
 * The health check of a container: asks the process beside it whether it answers. A worker answers
 * nobody; while it lives, its jobs are watched by their heartbeat.
 */
if (process.env.CURIE_ROLE !== "worker") {
  const url = `http://127.0.0.1:${process.env.PORT ?? "3000"}/api/health/live`;
  const healthy = await fetch(url, { signal: AbortSignal.timeout(4_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
  process.exitCode = healthy ? 0 : 1;
}
