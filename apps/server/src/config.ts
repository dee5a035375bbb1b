import { z } from "zod";
import { readSignIn, type SignInConfig, signInVariables } from "./config/accounts.ts";
import {
  type ApplicationConfig,
  applicationNeeds,
  applicationVariables,
  readApplication,
} from "./config/application.ts";
import {
  type BillingConfig,
  billingNeeds,
  billingVariables,
  readBilling,
} from "./config/billing.ts";
import {
  type EditingConfig,
  type EngineConfig,
  engineVariables,
  readEditing,
  readEngine,
} from "./config/editing.ts";
import { type FapiaoConfig, fapiaoVariables, readFapiao } from "./config/fapiao.ts";
import { readSurveyUrls, type SurveyUrls, surveyVariables } from "./config/feedback.ts";
import { type FileStore, fileVariables, readFileStore } from "./config/files.ts";
import { type FlagConfig, readFlags } from "./config/flags.ts";
import { type HttpConfig, httpVariables, readHttp } from "./config/http.ts";
import { type MailConfig, mailNeeds, mailVariables, readMail } from "./config/mail.ts";
import { type PartnerConfig, partnerVariables, readPartners } from "./config/partners.ts";
import { type PaymentsConfig, paymentVariables, readPayments } from "./config/payments.ts";
import {
  type ProcessConfig,
  processNeeds,
  processVariables,
  readProcess,
} from "./config/process.ts";
import { loopback } from "./config/reading.ts";
import {
  readTranslation,
  type TranslationConfig,
  translatesHere,
  translationVariables,
} from "./config/translation.ts";

/**
 * The only reader of the environment; each part knows its own variables. `demo` needs nothing and
 * keeps everything on this machine; `production` refuses to start while something it needs is
 * missing, and says all of it at once.
 */
export type Config = ProcessConfig &
  ApplicationConfig &
  BillingConfig &
  PaymentsConfig &
  FapiaoConfig &
  PartnerConfig & {
    surveyUrls: SurveyUrls;
    http: HttpConfig;
    files: FileStore;
    mail: MailConfig;
    engine: EngineConfig;
    editing: EditingConfig;
    translation: TranslationConfig;
    signIn: SignInConfig;
    flags: FlagConfig;
  };

export class ConfigProblem extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The configuration is not complete:\n${problems.map((line) => `  - ${line}`).join("\n")}`,
    );
    this.name = "ConfigProblem";
    this.problems = problems;
  }
}

const Environment = z.object({
  ...processVariables,
  ...httpVariables,
  ...fileVariables,
  ...mailVariables,
  ...engineVariables,
  ...translationVariables,
  ...applicationVariables,
  ...billingVariables,
  ...paymentVariables,
  ...fapiaoVariables,
  ...partnerVariables,
  ...surveyVariables,
  ...signInVariables,
});

const productionNeeds = [...processNeeds, ...applicationNeeds, ...mailNeeds, ...billingNeeds];

/** @throws {ConfigProblem} naming every variable that is missing or wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw new ConfigProblem(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
    );
  }
  const env = parsed.data;
  const problems: string[] = [];
  const own = readProcess(env, problems);
  if (own.profile === "production") {
    for (const [name, meaning] of productionNeeds) {
      if (env[name] === undefined) problems.push(`${name} is missing: ${meaning}`);
    }
  }
  const files = readFileStore(env, own, problems);
  const engine = readEngine(env);
  const translation = readTranslation(env, own, problems);
  const editing = readEditing(env, { engine, llm: translation.llm }, problems);
  const staysOnThisServer =
    files.kind === "folder" && editing.staysOnThisServer && translatesHere(translation);
  const config = {
    ...own,
    ...readApplication(env, { profile: own.profile, staysOnThisServer }),
    ...readBilling(env, own, problems),
    ...readPayments(env, { ...own, ownUrl: `http://${loopback(own.host)}:${own.port}` }, problems),
    ...readFapiao(env, own, problems),
    ...readPartners(env, own, problems),
    surveyUrls: readSurveyUrls(env),
    http: readHttp(env, problems),
    files,
    mail: readMail(env, problems),
    engine,
    editing,
    translation,
    signIn: readSignIn(env, problems),
    flags: readFlags(environment, problems),
  };
  if (problems.length > 0) throw new ConfigProblem(problems);
  return config;
}
