/** What leaves the sandbox: records without the notes it keeps for itself. */
export function withoutSandbox(record: Record<string, unknown>): Record<string, unknown> {
  const { sandbox: _, ...rest } = record;
  return rest;
}
