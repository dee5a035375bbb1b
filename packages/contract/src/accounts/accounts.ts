import { z } from "zod";
import {
  currencies,
  passwordMaxLength,
  passwordMinLength,
  retentionChoicesDays,
} from "../constants.ts";
import { FirstLanguage, StyleOfEnglish } from "../documents/documents.ts";
import { errors } from "../errors.ts";
import { Done, Identity, open, signedIn } from "../http.ts";
import { locales } from "../locales.ts";
import { PersonName } from "./plain-names.ts";

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());
export const Password = z.string().min(passwordMinLength).max(passwordMaxLength);
/** ISO 3166-1 alpha-2, upper case. */
export const Country = z.string().regex(/^[A-Z]{2}$/);
export const Currency = z.enum(currencies);
export type Currency = z.infer<typeof Currency>;
export const RetentionDays = z.union(retentionChoicesDays.map((days) => z.literal(days)));
export type RetentionDays = z.infer<typeof RetentionDays>;

/** `china` is mainland China; Hong Kong, Macao and Taiwan are `rest-of-world` (G-7). */
export const Region = z.enum(["china", "rest-of-world"]);
export type Region = z.infer<typeof Region>;

/** A signed-in person (S236). There is no role: access depends on plan, region and flags. */
export const User = z.object({
  identity: Identity,
  email: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  country: Country.nullable(),
  currency: Currency.nullable(),
  currencyIso: Currency.nullable(),
  retentionDays: RetentionDays,
  /** What translations are written in (G-30); an edit asks each time. */
  styleOfEnglish: StyleOfEnglish,
  /** British English with -ize: of translations, and what the start of an edit proposes. */
  oxfordSpelling: z.boolean(),
  /** What the start of an edit proposes; null: not said. */
  firstLanguage: FirstLanguage.nullable(),
  region: Region,
  preferredGroup: z.object({ code: z.string() }).nullable(),
  fapiaoEligible: z.boolean(),
});
export type User = z.infer<typeof User>;

/** The currency is not among these: it has a call of its own, which knows what is running (G-36). */
export const ProfileChange = z
  .object({
    name: PersonName,
    locale: z.enum(locales),
    country: Country,
    retentionDays: RetentionDays,
    styleOfEnglish: StyleOfEnglish,
    oxfordSpelling: z.boolean(),
    firstLanguage: FirstLanguage.nullable(),
  })
  .partial();
export type ProfileChange = z.infer<typeof ProfileChange>;

/** `secondStepDue`: the password was right, and a code of the authenticator app is still to be shown. */
export const SignInState = z.object({ user: User.nullable(), secondStepDue: z.boolean() });
export type SignInState = z.infer<typeof SignInState>;

/** What is kept about a person, by the part of the product that keeps it (G-84). */
export const PersonalDataExport = z.object({
  exportedAt: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});

export const weakPassword = errors(
  "accounts.password-common",
  "accounts.password-about-you",
  "accounts.password-simple-pattern",
);

const route = (method: "GET" | "POST" | "PATCH", path: `/${string}`, summary: string) => ({
  method,
  path,
  summary,
  tags: ["Accounts"],
});

export const accounts = {
  session: open
    .route(route("GET", "/accounts/session", "Who is signed in; null when nobody is"))
    .output(SignInState),
  signUp: open
    .route(route("POST", "/accounts/sign-up", "Open an account; a confirmation link is mailed"))
    .input(
      z.object({
        /** Without one the part of the address before the @ is the name, until the profile says another. */
        name: z.union([z.literal(""), PersonName]).default(""),
        email: Email,
        password: Password,
        country: Country,
        locale: z.enum(locales),
      }),
    )
    .output(Done)
    .errors(weakPassword),
  resendConfirmation: open
    .route(route("POST", "/accounts/confirmation", "Mail the confirmation link again"))
    .input(z.object({ email: Email }))
    .output(Done),
  confirm: open
    .route(
      route(
        "POST",
        "/accounts/confirm",
        "Confirm the address with the mailed token, and with the password outside the browser that signed up; signs in",
      ),
    )
    .input(
      z.object({
        token: z.string().min(1).max(2048),
        password: z.string().max(passwordMaxLength).optional(),
      }),
    )
    .output(z.object({ user: User }))
    .errors(
      errors("accounts.link-not-valid", "accounts.password-needed", "accounts.wrong-credentials"),
    ),
  signIn: open
    .route(route("POST", "/accounts/sign-in", "Sign in; the session travels in an HttpOnly cookie"))
    .input(z.object({ email: Email, password: z.string().max(passwordMaxLength) }))
    .output(SignInState)
    .errors(errors("accounts.wrong-credentials", "accounts.email-not-confirmed")),
  signOut: open
    .route(route("POST", "/accounts/sign-out", "End the session; calling it twice is harmless"))
    .output(Done),
  requestReset: open
    .route(route("POST", "/accounts/reset-request", "Mail a link to choose a new password"))
    .input(z.object({ email: Email }))
    .output(Done),
  resetPassword: open
    .route(route("POST", "/accounts/reset", "Choose a new password with the mailed token"))
    .input(z.object({ token: z.string().min(1).max(2048), password: Password }))
    .output(Done)
    .errors({ ...errors("accounts.link-not-valid"), ...weakPassword }),
  exportData: signedIn
    .route(route("GET", "/accounts/export", "Everything that is kept about oneself"))
    .output(PersonalDataExport),
  closeAccount: signedIn
    .route(
      route(
        "POST",
        "/accounts/close",
        "End subscriptions at once and delete the account; payments stay without the person",
      ),
    )
    .input(
      z.object({
        confirmation: z.string().max(passwordMaxLength),
        /** Of the authenticator app, for who has switched it on. */
        code: z.string().trim().max(40).optional(),
      }),
    )
    .output(Done)
    .errors(
      errors(
        "accounts.wrong-credentials",
        "accounts.sign-in-again",
        "accounts.second-step-wrong",
        "billing.provider-not-reachable",
      ),
    ),
  changeProfile: signedIn
    .route(
      route(
        "PATCH",
        "/accounts/profile",
        "Change name, language, country, retention, English of translations, first language",
      ),
    )
    .input(ProfileChange)
    .output(z.object({ user: User })),
};
