import { z } from "zod";
import { passkeyNameMaxLength } from "../constants.ts";
import { errors } from "../errors.ts";
import { Done, Identity, Instant, open, signedIn } from "../http.ts";
import { PasswordAgain, SecondStepCode } from "./account-security.ts";
import { User } from "./accounts.ts";
import { PlainName } from "./plain-names.ts";

export const PasskeyName = PlainName.max(passkeyNameMaxLength);

/** A key that a device or a password manager of the person keeps. */
export const Passkey = z.object({
  identity: Identity,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const base64url = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^[\w-]+$/);
const CredentialId = base64url(1400);
const ClientDataJson = base64url(4000);
/** "internal", "hybrid", "usb" and so on: which way the browser reaches the key. */
const Transport = z.string().regex(/^[\w-]{1,30}$/);
const KnownCredential = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(Transport),
});

/** What `navigator.credentials.create` is asked for, as WebAuthn writes it in JSON. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(KnownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What `navigator.credentials.get` is asked for. It names no key: the person chooses among theirs. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal("public-key"),
};
export const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: ClientDataJson,
    attestationObject: base64url(20_000),
    transports: z.array(Transport).max(10).optional(),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

export const ShownCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: ClientDataJson,
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).optional(),
  }),
});
export type ShownCredential = z.infer<typeof ShownCredential>;

const reauthentication = errors("accounts.wrong-credentials", "accounts.sign-in-again");

const route = (method: "GET" | "POST" | "PATCH", path: `/${string}`, summary: string) => ({
  method,
  path,
  summary,
  tags: ["Passkeys"],
});

export const passkeys = {
  beginSignIn: open
    .route(route("POST", "/accounts/passkeys/sign-in/begin", "What to ask a passkey for"))
    .output(PasskeyRequest),
  signIn: open
    .route(
      route("POST", "/accounts/passkeys/sign-in", "Sign in with a passkey, which is both steps"),
    )
    .input(z.object({ credential: ShownCredential }))
    .output(z.object({ user: User }))
    .errors(errors("accounts.passkey-not-known")),
  list: signedIn
    .route(route("GET", "/accounts/passkeys", "One's own passkeys, oldest first"))
    .output(z.object({ passkeys: z.array(Passkey) })),
  beginAdding: signedIn
    .route(
      route(
        "POST",
        "/accounts/passkeys/begin",
        "What to make a passkey of; needs the password, and a code where two-step sign-in is on",
      ),
    )
    .input(z.object({ password: PasswordAgain, code: SecondStepCode.optional() }))
    .output(PasskeyCreation)
    .errors({
      ...reauthentication,
      ...errors("accounts.second-step-wrong", "accounts.too-many-passkeys"),
    }),
  add: signedIn
    .route(route("POST", "/accounts/passkeys", "Keep the passkey that was made"))
    .input(z.object({ name: PasskeyName, credential: NewCredential }))
    .output(z.object({ passkey: Passkey }))
    .errors(errors("accounts.passkey-not-added", "accounts.too-many-passkeys")),
  rename: signedIn
    .route(route("PATCH", "/accounts/passkeys/{passkey}", "Call a passkey something else"))
    .input(z.object({ passkey: Identity, name: PasskeyName }))
    .output(z.object({ passkey: Passkey }))
    .errors(errors("accounts.passkey-not-found")),
  remove: signedIn
    .route(
      route(
        "POST",
        "/accounts/passkeys/{passkey}/remove",
        "Forget a passkey, which then opens nothing; needs the password",
      ),
    )
    .input(z.object({ passkey: Identity, password: PasswordAgain }))
    .output(Done)
    .errors({ ...reauthentication, ...errors("accounts.passkey-not-found") }),
};
