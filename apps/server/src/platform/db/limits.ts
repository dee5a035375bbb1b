import type { ClientConfig } from "pg";

/**
 * How long a caller waits for the database before it is told to come back later. Without limits a
 * database that hangs takes every request with it.
 */
const limits = {
  /** For a connection: to be made, or to be free. */
  connectMs: 5_000,
  /** For one statement, on the database's side. */
  statementMs: 30_000,
  /** For a row or a list that another transaction holds. */
  lockMs: 10_000,
  /** Between two statements of a transaction. */
  idleInTransactionMs: 60_000,
  /** For an answer, on our side: longer than the database's own limit, which frees what is held. */
  answerMs: 35_000,
} as const;

/** What every connection has, whatever it is for. */
export function connectionTo(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: "curie",
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: limits.connectMs,
  };
}

/** For requests and jobs. Migrations take as long as they take. */
export const limitsOfStatements: ClientConfig = {
  statement_timeout: limits.statementMs,
  lock_timeout: limits.lockMs,
  idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  query_timeout: limits.answerMs,
};
