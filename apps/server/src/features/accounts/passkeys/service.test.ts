import {
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
  passkeyCeremonyMs,
  passkeysPerPerson,
  recentSignInMs,
  type SecurityEvent,
  type SignInState,
} from "@curie/contract";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  cookieOf,
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { Authenticator, type Behaviour } from "#platform/testing/authenticator.ts";
import { openMailbox, type TestMailbox } from "#platform/testing/mailbox.ts";
import { credentials, passkeys, sessions, spentChallenges } from "../tables.ts";
import { sweepChallenges } from "./service.ts";

const password = "a long enough password";

let at: TestApp;
let mailbox: TestMailbox;
let person: Person;
let device: Authenticator;
beforeAll(async () => {
  at = await startTestApp();
  mailbox = openMailbox(at);
});
afterAll(() => at.close());
beforeEach(async () => {
  person = await at.person();
  device = new Authenticator();
});

const begin = (body: object = { password }, who = person) =>
  who.post("/api/accounts/passkeys/begin", body);
async function add(name = "Laptop", who = person, by = device, behaviour?: Partial<Behaviour>) {
  const options = (await begin({ password }, who)).json<PasskeyCreation>();
  const credential = by.create(options, behaviour);
  return who.post("/api/accounts/passkeys", { name, credential });
}
const list = async (who = person) =>
  (await who.get("/api/accounts/passkeys")).json<{ passkeys: Passkey[] }>().passkeys;
const ask = async () =>
  (
    await at.request({ method: "POST", url: "/api/accounts/passkeys/sign-in/begin" })
  ).json<PasskeyRequest>();
const show = (credential: object) =>
  at.request({ method: "POST", url: "/api/accounts/passkeys/sign-in", payload: { credential } });
const signIn = async (behaviour?: Partial<Behaviour>) => show(device.show(await ask(), behaviour));
const stateOf = async (cookie: string) => {
  const url = "/api/accounts/session";
  return (await at.request({ method: "GET", url, headers: { cookie } })).json<SignInState>();
};
const eventsOf = async (who = person) =>
  (await who.get("/api/accounts/security-events"))
    .json<{ events: SecurityEvent[] }>()
    .events.map(({ name }) => name);

describe("adding a passkey", () => {
  test("needs the password, keeps the public key alone, and tells the owner", async () => {
    expect(refusalOf(await begin({ password: "not it" })).code).toBe("accounts.wrong-credentials");
    const options = (await begin()).json<PasskeyCreation>();
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      user: { name: person.email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const added = await add("Work laptop");
    expect(added.json()).toMatchObject({ passkey: { name: "Work laptop", lastUsedAt: null } });
    expect(await list()).toEqual([added.json<{ passkey: Passkey }>().passkey]);
    expect(await eventsOf()).toContain("passkey-added");
    expect((await mailbox.to(person.email)).at(-1)?.text).toContain("“Work laptop” was added");
  });

  test("needs a code as well where two-step sign-in is on", async () => {
    const { secret } = (await person.post("/api/accounts/two-step/begin", { password })).json<{
      secret: string;
    }>();
    const code = () => {
      at.clock.advance(30_000);
      const timestamp = at.clock.now().getTime();
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    };
    await person.post("/api/accounts/two-step/confirm", { code: code() });
    expect(refusalOf(await begin()).code).toBe("accounts.second-step-wrong");
    expect((await begin({ password, code: code() })).statusCode).toBe(200);
  });

  test("takes no key that was made without asking the person, for another site or too late", async () => {
    const wrong = [{ verifiesUser: false }, { origin: "https://curie.example.com" }];
    for (const behaviour of wrong) {
      const answer = await add("Laptop", person, device, behaviour);
      expect(refusalOf(answer).code).toBe("accounts.passkey-not-added");
    }
    const options = (await begin()).json<PasskeyCreation>();
    const credential = device.create({ ...options, rp: { ...options.rp, id: "example.com" } });
    const elsewhere = await person.post("/api/accounts/passkeys", { name: "L", credential });
    expect(refusalOf(elsewhere).code).toBe("accounts.passkey-not-added");
    at.clock.advance(passkeyCeremonyMs);
    const late = device.create(options);
    const answer = await person.post("/api/accounts/passkeys", { name: "L", credential: late });
    expect(refusalOf(answer).code).toBe("accounts.passkey-not-added");
    expect(await list()).toEqual([]);
  });

  test("takes an answer from the session that asked, and from no other", async () => {
    const options = (await begin()).json<PasskeyCreation>();
    const payload = { email: person.email, password };
    const other = await at.request({ method: "POST", url: "/api/accounts/sign-in", payload });
    const stranger = await at.person();
    for (const cookie of [cookieOf(other), stranger.cookie]) {
      const refused = await at.request({
        ...{ method: "POST", url: "/api/accounts/passkeys", headers: { cookie } },
        payload: { name: "Laptop", credential: device.create(options) },
      });
      expect(refusalOf(refused).code).toBe("accounts.passkey-not-added");
    }
    const signInChallenge = { ...options, challenge: (await ask()).challenge };
    const credential = device.create(signInChallenge);
    const mixed = await person.post("/api/accounts/passkeys", { name: "Laptop", credential });
    expect(refusalOf(mixed).code).toBe("accounts.passkey-not-added");
  });

  test("keeps each key once, also when it is sent twice at once or by somebody else", async () => {
    const options = (await begin()).json<PasskeyCreation>();
    const payload = { name: "Laptop", credential: device.create(options) };
    const answers = await Promise.all(
      [1, 2].map(() => person.post("/api/accounts/passkeys", payload)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const copied = await add("Laptop", await at.person());
    expect(refusalOf(copied).code).toBe("accounts.passkey-not-added");
    expect(await list()).toHaveLength(1);
  });

  test("ends at twenty, also when two are added at once", async () => {
    const rows = Array.from({ length: passkeysPerPerson - 1 }, (_, number) => ({
      ...{ id: at.ctx.ids.uuid(), userId: person.identity, name: `Key ${number}` },
      ...{ credentialId: at.ctx.ids.secret(), publicKey: "", counter: 0, transports: [] },
      createdAt: at.clock.now(),
    }));
    await at.ctx.db.insert(passkeys).values(rows);
    const [first, second] = [(await begin()).json(), (await begin()).json()];
    const credentials = [device.create(first), new Authenticator().create(second)];
    const answers = await Promise.all(
      credentials.map((credential) =>
        person.post("/api/accounts/passkeys", { name: "Laptop", credential }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(refusalOf(await begin()).code).toBe("accounts.too-many-passkeys");
  });

  test.each(["", "A\u202eB", "Lap\ntop", "x".repeat(61)])("refuses the name %j", async (name) => {
    expect(refusalOf(await add(name)).code).toBe("invalid-input");
  });
});

describe("signing in with a passkey", () => {
  beforeEach(async () => {
    await add();
  });

  test("opens a session without address or password, and notes when the key was used", async () => {
    at.clock.advance(60_000);
    const answer = await signIn();
    expect(answer.json()).toMatchObject({ user: { email: person.email } });
    expect((await stateOf(cookieOf(answer))).user?.email).toBe(person.email);
    expect((await list())[0]?.lastUsedAt).toBe(at.clock.now().toISOString());
    expect(await eventsOf()).toContain("sign-in-passed");
  });

  test("is both steps: no code is asked for where two-step sign-in is on", async () => {
    const begun = await person.post("/api/accounts/two-step/begin", { password });
    const { secret } = begun.json<{ secret: string }>();
    const timestamp = at.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    await person.post("/api/accounts/two-step/confirm", { code });
    const passed = await signIn();
    expect(await stateOf(cookieOf(passed))).toMatchObject({
      ...{ user: { email: person.email }, secondStepDue: false },
    });
    const payload = { email: person.email, password };
    const typed = await at.request({ method: "POST", url: "/api/accounts/sign-in", payload });
    expect(typed.json()).toEqual({ user: null, secondStepDue: true });
    // Before its second step a session adds no passkey that would do without it.
    const headers = { cookie: cookieOf(typed) };
    const url = "/api/accounts/passkeys/begin";
    const early = await at.request({ method: "POST", url, headers, payload: { password } });
    expect(refusalOf(early).code).toBe("not-signed-in");
  });

  test("takes each answer once, also of two at once", async () => {
    const credential = device.show(await ask());
    const answers = await Promise.all([show(credential), show(credential), show(credential)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    expect(refusalOf(await show(credential)).code).toBe("accounts.passkey-not-known");
    expect(await eventsOf()).toContain("passkey-refused");
  });

  test("takes nothing without the person's PIN, of another site, of another key, or too late", async () => {
    const refused = async (answer: ReturnType<typeof show>) =>
      expect(refusalOf(await answer).code).toBe("accounts.passkey-not-known");
    await refused(signIn({ verifiesUser: false }));
    await refused(signIn({ origin: "https://curie.example.com" }));
    await refused(show(device.show({ ...(await ask()), rpId: "example.com" })));
    const adding = (await begin()).json<PasskeyCreation>();
    await refused(show(device.show({ ...(await ask()), challenge: adding.challenge })));
    const forged = `${(await ask()).challenge.slice(0, -4)}AAAA`;
    await refused(show(device.show({ ...(await ask()), challenge: forged })));

    const other = new Authenticator();
    other.create(adding);
    await refused(show(other.show(await ask())));
    const id = device.credentialId;
    await refused(show({ ...other.show(await ask()), id, rawId: id }));
    const shown = device.show(await ask());
    const someoneElse = Buffer.from(at.ctx.ids.uuid()).toString("base64url");
    await refused(show({ ...shown, response: { ...shown.response, userHandle: someoneElse } }));

    const early = device.show(await ask());
    at.clock.advance(passkeyCeremonyMs);
    await refused(show(early));
    expect((await signIn()).statusCode).toBe(200);
  });

  test("refuses a copy of the key, which counts from where it was copied", async () => {
    const copied = device.show(await ask());
    await signIn();
    expect(refusalOf(await show(copied)).code).toBe("accounts.passkey-not-known");
  });

  test("is over when the passkey is removed or the account deleted", async () => {
    const [passkey] = await list();
    const url = `/api/accounts/passkeys/${passkey?.identity}/remove`;
    expect(refusalOf(await person.post(url, { password: "no" })).code).toBe(
      "accounts.wrong-credentials",
    );
    expect((await person.post(url, { password })).statusCode).toBe(200);
    expect(refusalOf(await signIn()).code).toBe("accounts.passkey-not-known");
    expect(refusalOf(await person.post(url, { password })).code).toBe("accounts.passkey-not-found");
    expect(await eventsOf()).toContain("passkey-removed");
    await add();
    await person.post("/api/accounts/close", { confirmation: password });
    expect(refusalOf(await signIn()).code).toBe("accounts.passkey-not-known");
    const left = at.ctx.db.select().from(passkeys).where(eq(passkeys.userId, person.identity));
    expect(await left).toEqual([]);
  });

  test("leaves behind what it answered only for as long as that could be sent again", async () => {
    await signIn();
    const spent = () => at.ctx.db.select().from(spentChallenges);
    await sweepChallenges(at.ctx);
    expect((await spent()).length).toBeGreaterThan(0);
    at.clock.advance(passkeyCeremonyMs + 1);
    await sweepChallenges(at.ctx);
    expect(await spent()).toEqual([]);
  });
});

describe("a passkey", () => {
  test("is called something else by its owner, and by nobody else", async () => {
    await add();
    const [passkey] = await list();
    const stranger = await at.person();
    const url = `/api/accounts/passkeys/${passkey?.identity}`;
    const rename = (who: Person) => who.send({ method: "PATCH", url, payload: { name: "Phone" } });
    expect(refusalOf(await rename(stranger)).code).toBe("accounts.passkey-not-found");
    expect(refusalOf(await stranger.post(`${url}/remove`, { password })).code).toBe(
      "accounts.passkey-not-found",
    );
    expect((await rename(person)).json()).toMatchObject({ passkey: { name: "Phone" } });
    expect((await list()).map(({ name }) => name)).toEqual(["Phone"]);
  });

  test("is among what a person gets of their data, without the key", async () => {
    await add("Laptop in the lab");
    const { body } = await person.get("/api/accounts/export");
    expect(body).toContain("Laptop in the lab");
    expect(body).not.toContain(device.credentialId);
  });

  test("is added by somebody without a password, soon after signing in", async () => {
    await at.ctx.db
      .update(credentials)
      .set({ password: null, providerId: "institution" })
      .where(eq(credentials.userId, person.identity));
    expect((await begin({ password: "" })).statusCode).toBe(200);
    await at.ctx.db
      .update(sessions)
      .set({ createdAt: new Date(at.clock.now().getTime() - recentSignInMs - 1) })
      .where(eq(sessions.userId, person.identity));
    expect(refusalOf(await begin({ password: "" })).code).toBe("accounts.sign-in-again");
  });
});
