import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer } from "node:http";

/** What the institution says about somebody at `userinfo`. */
export type Claims = { sub: string } & Readonly<Record<string, unknown>>;

/** What a test has it do wrong; by default it does everything right. */
export type Mischief = {
  /** Claims of the ID token in the place of the right ones. */
  idToken?: Readonly<Record<string, unknown>>;
  noIdToken?: boolean;
  /** Signs with a key that it does not publish. */
  otherKey?: boolean;
  unsigned?: boolean;
  /** Its discovery document in the place of the right one. */
  discovery?: Readonly<Record<string, unknown>>;
};

export type Institution = {
  url: string;
  /** Who signs in there next, and after which page of ours they were sent there. */
  expect(who: Claims, sentTo: URL, mischief?: Mischief): void;
  /** Whether it answers at all. */
  isUp: boolean;
  mischief: Mischief;
  close(): void;
};

const clientId = "curie";
const keyId = "key-1";
const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

/** An OpenID provider that knows one person at a time. */
export async function startInstitution(): Promise<Institution> {
  const [own, other] = [newKey(), newKey()];
  let claims: Claims = { sub: "nobody" };
  let nonce: string | null = null;
  let url = "";

  function idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const said = {
      ...{ iss: url, aud: clientId, sub: claims.sub, nonce, iat: now, exp: now + 300 },
      ...institution.mischief.idToken,
    };
    const { unsigned, otherKey } = institution.mischief;
    if (unsigned) return `${encoded({ alg: "none" })}.${encoded(said)}.`;
    return signed(said, otherKey ? other.privateKey : own.privateKey);
  }

  const discovery = () => ({
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    userinfo_endpoint: `${url}/userinfo`,
    jwks_uri: `${url}/keys`,
    id_token_signing_alg_values_supported: ["RS256"],
    ...institution.mischief.discovery,
  });

  const answers = new Map<string | undefined, () => object>([
    ["/.well-known/openid-configuration", discovery],
    ["/keys", () => ({ keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: keyId }] })],
    ["/userinfo", () => claims],
    [
      "/token",
      () => ({
        ...{ access_token: "a token of theirs", token_type: "Bearer" },
        ...(institution.mischief.noIdToken ? {} : { id_token: idToken() }),
      }),
    ],
  ]);
  const server = createServer((request, response) => {
    const answer = answers.get(request.url);
    if (!institution.isUp) request.destroy();
    else if (!answer) response.writeHead(404).end();
    else response.setHeader("content-type", "application/json").end(JSON.stringify(answer()));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

  const institution: Institution = {
    url,
    expect: (who, sentTo, mischief = {}) => {
      claims = who;
      nonce = sentTo.searchParams.get("nonce");
      institution.mischief = mischief;
    },
    isUp: true,
    mischief: {},
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return institution;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function signed(claims: object, key: KeyObject): string {
  const text = `${encoded({ alg: "RS256", kid: keyId, typ: "JWT" })}.${encoded(claims)}`;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}
