import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/** Structured lines with request and job ids. No document text, no mail, no password ever gets in. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: describeError },
    // The last fence, should anybody hand such a thing over whole.
    redact: {
      paths: ["*.password", "*.token", "*.cookie", "*.text", "*.html", "*.fileName"],
      censor: "(left out)",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Lines for people who read along, in place of JSON: time, level, what happened, and the rest of it
 * without ids. It is loaded only where somebody looks.
 */
export async function readableLines(output?: NodeJS.WritableStream): Promise<DestinationStream> {
  const { default: pretty } = await import("pino-pretty");
  return pretty({
    ...(output ? { destination: output } : {}),
    // Each line is written before the next statement runs, so that the last words are not lost.
    sync: true,
    colorize: output === undefined && process.stdout.hasColors?.() === true,
    singleLine: true,
    translateTime: "SYS:HH:MM:ss",
    ignore: "reqId,jobId",
  });
}

type DescribedError = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: DescribedError;
};

/**
 * An error without the values it failed on: a database error quotes parameters and rows, which
 * hold addresses and file names.
 */
function describeError(error: unknown): DescribedError | string {
  if (!(error instanceof Error)) return String(error);
  const fromDatabase = error instanceof DrizzleQueryError;
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return {
    type: error.name,
    message: fromDatabase ? `failed query: ${error.query}` : (error.message.split("\n")[0] ?? ""),
    ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => line.startsWith("    at "))
      .join("\n"),
    ...(cause && typeof cause === "object" ? { cause } : {}),
  };
}
