import { z } from "zod";
import { EditStrength } from "./documents/documents.ts";
import { errors } from "./errors.ts";
import { flagNames } from "./flags.ts";
import { Instant, open } from "./http.ts";
import { locales, siteLanguages } from "./locales.ts";

/** What the browser needs to open the payment provider's checkout (S133, S136). Nothing is secret. */
export const PaymentProvider = z.object({
  /** Of the checkout of Paddle Classic. */
  vendorId: z.int().min(1),
  scriptUrl: z.string(),
  /** Script and token of the checkout of Paddle Billing. */
  scriptUrlv2: z.string(),
  clientToken: z.string(),
  environment: z.enum(["sandbox", "production"]),
  /** The signed-in person's customer identity; null before their first purchase. */
  customerPaddleId: z.string().nullable(),
});
export type PaymentProvider = z.infer<typeof PaymentProvider>;

/** Which client the page is shown for (by host name) and what its operator says about itself. */
export const Application = z.object({
  identity: z.string(),
  companyShortName: z.string(),
  /** Where people may write; null when the operator gave no address. */
  contact: z.string().nullable(),
  siteLanguage: z.enum(siteLanguages),
  projectEnvironmentName: z.string(),
  allowsDigitalEditing: z.boolean(),
  paymentProvider: PaymentProvider,
  /** Pages about group discounts, for China and for the rest of the world (S34, G-81). */
  groupDiscountUrls: z.object({ china: z.string(), restOfWorld: z.string() }),
  /** Where the survey is taken, by language of the page; ours or outside (S79, G-69). */
  surveyUrls: z.record(z.enum(locales), z.string()),
  /** True only when no configured engine or store lies outside this server. */
  staysOnThisServer: z.boolean(),
  /** Who edits: rules and dictionaries (`local`), a language model after them, or the model alone. */
  editing: z.object({
    engine: z.enum(["local", "hybrid", "llm"]),
    /** What may be asked for: without a language model nothing is clarified or shortened. */
    strengths: z.array(EditStrength).min(1),
    /** Whether the text is edited by programs on the operator's machine alone. */
    staysOnThisServer: z.boolean(),
  }),
  /** The demo profile: email goes to a local mailbox. */
  demo: z.boolean(),
  /** Where passkeys work: the public address, unless it is a number that browsers refuse. */
  passkeyOrigin: z.string().nullable(),
  signInProviders: z.array(z.object({ identity: z.string(), name: z.string() })),
});
export type Application = z.infer<typeof Application>;

export const Flags = z.record(z.enum(flagNames), z.boolean());
export type Flags = z.infer<typeof Flags>;

/** What a server needs to answer well, and what it has of it. Nothing here is secret. */
export const Readiness = z.object({
  /** `degraded`: it answers, but a queue has waited for longer than it should. */
  status: z.enum(["ok", "degraded"]),
  database: z.object({ answeredInMs: z.number() }),
  /** Queues in which a job waits that could have begun. */
  queues: z.array(
    z.object({ name: z.string(), waiting: z.int(), oldestWaitingSeconds: z.number() }),
  ),
  /** Those of them whose oldest job has waited too long. */
  late: z.array(z.string()),
  /** Of the folder for data and, where it is a folder, of the one for files: the lesser. */
  disk: z.object({ freeBytes: z.number() }),
  /** Threads that edit. */
  engine: z.object({ threads: z.int(), busy: z.int(), waiting: z.int() }),
});
export type Readiness = z.infer<typeof Readiness>;

const ready = {
  method: "GET",
  tags: ["System"],
  summary: "Can the server work; `failed` of a refusal names what it lacks",
} as const;

export const system = {
  live: open
    .route({
      method: "GET",
      path: "/health/live",
      tags: ["System"],
      summary: "Does the process answer; nothing else is asked",
    })
    .output(z.object({ status: z.literal("ok") })),
  ready: open
    .route({ ...ready, path: "/health/ready" })
    .output(Readiness)
    .errors(errors("not-ready")),
  /** The same at the address that was there first. */
  health: open
    .route({ ...ready, path: "/health" })
    .output(Readiness)
    .errors(errors("not-ready")),
  application: open
    .route({
      method: "GET",
      path: "/application",
      tags: ["System"],
      summary: "What a page needs to know before anybody has signed in",
    })
    .output(
      z.object({
        application: Application,
        flags: Flags,
        /** The server’s clock. A demonstration may have moved it away from the browser’s. */
        now: Instant,
      }),
    ),
};
