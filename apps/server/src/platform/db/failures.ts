import pg from "pg";

/**
 * The database cannot be had at the moment: the connection was lost, none was free in time, or the
 * server is starting, stopping or full. Whatever was asked may be asked again a little later; when
 * the connection was lost during a commit nobody knows whether it took place, so everything that is
 * asked twice must count once.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super("the database cannot be had at the moment", { cause });
    this.name = "DatabaseUnavailable";
  }
}

/** The disk of the database is full: nothing can be written, and asking again helps only later. */
export class DatabaseFull extends Error {
  constructor(cause: unknown) {
    super("the disk of the database is full", { cause });
    this.name = "DatabaseFull";
  }
}

/** PostgreSQL's codes for a state that passes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const passing = new Set([
  "25006", // read-only: a standby, or a server that was told not to write
  "25P03", // idle in a transaction for too long
  "40001", // serialization failure
  "40P01", // deadlock
  "53200", // out of memory
  "53300", // too many connections
  "55P03", // a lock was not to be had in time
  "57014", // a statement took too long
  "57P01", // an administrator ended the connection
  "57P02", // another process of the server crashed
  "57P03", // starting up or shutting down
  "57P05", // idle for too long
]);
const diskFull = "53100";
/** A statement that was prepared before a migration changed the columns it answers. */
const planIsStale = "RevalidateCachedQuery";

/** What went wrong at the database, as itself when it is our own mistake. */
export function explained(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const { code = "", routine } = error;
    if (code === diskFull) return new DatabaseFull(error);
    if (isPassing(error) || routine === planIsStale) {
      return new DatabaseUnavailable(error);
    }
    return error;
  }
  // Whatever the server did not say itself is about the way there. Some of it has no code.
  if (error instanceof TypeError || error instanceof RangeError) return error;
  return error instanceof Error ? new DatabaseUnavailable(error) : error;
}

/** SQLSTATE: the class, then the state. The codes of sockets, such as EPIPE, are none. */
const sqlState = /^[0-9FHPX][0-9A-Z]{4}$/;

/** Whether an error of the database, or a copy of one, tells of a state that passes. */
export function isPassing(error: Error & { code?: unknown }): boolean {
  const code = String(error.code ?? "");
  if (sqlState.test(code)) return passing.has(code) || code.startsWith("08");
  return code !== "" || /connection|terminat|timeout/i.test(error.message);
}

/** Looks through the wrapping of those who passed an error on. */
export function causedBy<Kind extends Error>(
  error: unknown,
  kind: abstract new (...parameters: never[]) => Kind,
): Kind | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof kind) return at;
  }
  return null;
}
