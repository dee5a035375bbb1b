import { z } from "zod";
import { SecondStepCode } from "../accounts/account-security.ts";
import { Email, Password, weakPassword } from "../accounts/accounts.ts";
import { passwordMaxLength } from "../constants.ts";
import { errors } from "../errors.ts";
import { Done, Identity } from "../http.ts";
import { locales } from "../locales.ts";
import { StaffRole, signsIn } from "./access.ts";

export const StaffMember = z.object({
  identity: Identity,
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  locale: z.enum(locales),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** How far somebody is: the password is followed by a code, or first by setting up what shows codes. */
export const StaffStage = z.enum(["none", "code-due", "set-up-due", "open"]);
export type StaffStage = z.infer<typeof StaffStage>;

export const StaffSession = z.object({ stage: StaffStage, member: StaffMember.nullable() });
export type StaffSession = z.infer<typeof StaffSession>;

const route = (method: "GET" | "POST", path: `/${string}`, summary: string) => ({
  method,
  path,
  summary,
});
const wrongCode = errors("not-signed-in", "accounts.second-step-wrong");

/** The way into the console. */
export const staffSession = {
  current: signsIn("anybody")
    .route(route("GET", "/session", "How far the caller has signed in to the console"))
    .output(StaffSession),
  signIn: signsIn("anybody")
    .route(route("POST", "/sign-in", "The password; a code of the authenticator app follows"))
    .input(z.object({ email: Email, password: z.string().max(passwordMaxLength) }))
    .output(StaffSession)
    .errors(errors("accounts.wrong-credentials")),
  acceptInvitation: signsIn("anybody")
    .route(route("POST", "/invitation", "Choose a password with the link of an invitation"))
    .input(z.object({ token: z.string().min(1).max(200), password: Password }))
    .output(StaffSession)
    .errors({ ...errors("accounts.link-not-valid"), ...weakPassword }),
  beginTwoStep: signsIn("signing-in")
    .route(route("POST", "/two-step/begin", "A secret for the authenticator app"))
    .output(z.object({ secret: z.string(), uri: z.string() }))
    .errors(errors("not-signed-in", "accounts.two-step-on")),
  confirmTwoStep: signsIn("signing-in")
    .route(route("POST", "/two-step/confirm", "The app's first code; opens the console"))
    .input(z.object({ code: SecondStepCode }))
    .output(z.object({ recoveryCodes: z.array(z.string()) }))
    .errors({ ...wrongCode, ...errors("accounts.two-step-on", "accounts.two-step-off") }),
  secondStep: signsIn("signing-in")
    .route(
      route("POST", "/second-step", "A code of the app, or a recovery code; opens the console"),
    )
    .input(z.object({ code: SecondStepCode }))
    .output(StaffSession)
    .errors(wrongCode),
  signOut: signsIn("anybody")
    .route(route("POST", "/sign-out", "End the session"))
    .output(Done),
};
