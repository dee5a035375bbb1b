import { z } from "zod";
import { MessageSubject } from "../feedback/contact.ts";
import { SurveyFeature } from "../feedback/notices.ts";
import { Done, Identity, Instant } from "../http.ts";
import { operatorActs, operatorReads } from "./access.ts";
import { After, listOf } from "./lists.ts";

export const JobState = z.enum(["failed", "waiting", "active", "done"]);
export type JobState = z.infer<typeof JobState>;

/** A piece of background work. What it works on is not told: it may hold what people wrote. */
export const StaffJob = z.object({
  identity: Identity,
  name: z.string(),
  state: JobState,
  createdAt: Instant,
  startedAt: Instant.nullable(),
  tries: z.int().min(0),
  mostTries: z.int().min(0),
  /** Why the last try failed. */
  problem: z.string().nullable(),
  /** How far it is, of 100; null where it does not say, or does not run. */
  percent: z.int().min(0).max(100).nullable(),
  /** Of mails: to whom, and about what. */
  mail: z.object({ to: z.string(), subject: z.string() }).nullable(),
});
export type StaffJob = z.infer<typeof StaffJob>;

const ofJob = z.object({ name: z.string().min(1).max(100), identity: Identity });

export const staffJobList = {
  list: operatorReads
    .route({ method: "GET", path: "/jobs", summary: "Background work, newest first" })
    .input(
      z.object({ after: After, state: JobState.optional(), mails: z.enum(["yes"]).optional() }),
    )
    .output(listOf(StaffJob)),
  retry: operatorActs("job-retried")
    .route({
      method: "POST",
      path: "/jobs/{name}/{identity}/retry",
      summary: "Try a job that failed once more",
    })
    .input(ofJob)
    .output(Done),
};

export const StaffHealth = z.object({
  ready: z.boolean(),
  /** What keeps the server from working. */
  failed: z.array(z.string()),
  freeBytes: z.number(),
  engine: z.object({ threads: z.int(), busy: z.int(), waiting: z.int() }).nullable(),
  queues: z.array(z.object({ name: z.string(), waiting: z.int(), oldestWaitingSeconds: z.int() })),
  failedJobs: z.int().min(0),
  openEvents: z.int().min(0),
  /** When the payment provider told something last. */
  lastEventAt: Instant.nullable(),
});
export type StaffHealth = z.infer<typeof StaffHealth>;

export const staffHealth = {
  look: operatorReads
    .route({ method: "GET", path: "/health", summary: "Queues, disk, engines and webhooks" })
    .output(StaffHealth),
};

export const StaffMessage = z.object({
  identity: Identity,
  subject: MessageSubject,
  name: z.string(),
  email: z.string(),
  text: z.string(),
  reference: z.string().nullable(),
  writtenAt: Instant,
  answeredAt: Instant.nullable(),
  /** Null: nobody was signed in. */
  person: Identity.nullable(),
});
export type StaffMessage = z.infer<typeof StaffMessage>;

export const staffMessages = {
  list: operatorReads
    .route({ method: "GET", path: "/messages", summary: "What people wrote, newest first" })
    .input(z.object({ after: After }))
    .output(listOf(StaffMessage)),
  markAnswered: operatorActs("message-answered")
    .route({ method: "POST", path: "/messages/{identity}/answered", summary: "Note the answer" })
    .input(z.object({ identity: Identity }))
    .output(Done),
};

const grade = z.number();
export const SurveySummary = z.object({
  feature: SurveyFeature,
  modelVersion: z.string().nullable(),
  answers: z.int(),
  overall: grade,
  language: grade,
  meaning: grade,
});
export type SurveySummary = z.infer<typeof SurveySummary>;

export const SurveyRow = z.object({
  identity: Identity,
  feature: SurveyFeature,
  modelVersion: z.string().nullable(),
  overall: grade,
  language: grade,
  meaning: grade,
  comment: z.string().nullable(),
  answeredAt: Instant,
});
export type SurveyRow = z.infer<typeof SurveyRow>;

export const staffSurveys = {
  summary: operatorReads
    .route({ method: "GET", path: "/surveys/summary", summary: "Mean grades by engine" })
    .output(z.object({ rows: z.array(SurveySummary) })),
  list: operatorReads
    .route({ method: "GET", path: "/surveys", summary: "Answers to the survey, newest first" })
    .input(z.object({ after: After }))
    .output(listOf(SurveyRow)),
};
