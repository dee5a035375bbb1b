/**
 * What server and web agree on: schemas, endpoints, error codes, constants. A schema and its type
 * share a name. Nothing here reads or writes; both sides import the same values.
 */
import { accounts } from "./accounts.ts";
import { demo } from "./demo.ts";
import { documentStreams, documents } from "./documents.ts";
import { editing, editingStreams } from "./editing.ts";
import { plans } from "./plans.ts";
import { system } from "./system.ts";

export * from "./accounts.ts";
export * from "./constants.ts";
export * from "./demo.ts";
export * from "./documents.ts";
export * from "./editing.ts";
export * from "./errors.ts";
export * from "./flags.ts";
export { Identity, Instant } from "./http.ts";
export * from "./locales.ts";
export * from "./plans.ts";
export * from "./system.ts";

/** Every call that travels as JSON. */
export const contract = { system, accounts, plans, documents, editing, demo };

/** Calls whose bodies stream. */
export const streams = { documents: documentStreams, editing: editingStreams };
