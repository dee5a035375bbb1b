import { z } from "zod";
import type { Context } from "../context.ts";
import { ApiProblem } from "../problem.ts";

export type Query = Readonly<Record<string, string>>;

export type ApiRequest = { id: string; query: Query; body: unknown };

/** One endpoint of the REST interface. What `handle` returns becomes `data` of the answer. */
export type Route = {
  method: "GET" | "POST" | "PATCH";
  path: string;
  /** 200 unless said otherwise. */
  status?: 201;
  handle(ctx: Context, request: ApiRequest): unknown;
};

/** Reads a body. @throws {ApiProblem} naming every field that is missing, wrong or unknown. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw new ApiProblem(
    400,
    "bad_request",
    "Invalid request.",
    parsed.error.issues.map(({ path, message }) => ({
      field: path.join(".") || "body",
      message,
    })),
  );
}

/** The fields that were sent, so that absent ones keep their value. */
export function definedOnly<T extends object>(
  patch: T,
): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const defined = Object.entries(patch).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as { [Key in keyof T]: Exclude<T[Key], undefined> };
}

export const text = z.string().min(1);
export const countryCode = z.string().regex(/^[A-Z]{2}$/, "must be a country code");
