import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type {
  NewCredential,
  PasskeyCreation,
  PasskeyRequest,
  ShownCredential,
} from "@curie/contract";

/** What a browser and its device would do, but for what a test has them do wrong. */
export type Behaviour = {
  origin: string;
  /** Whether the device asked for a PIN, a finger or a face. */
  verifiesUser: boolean;
};

/** A device that keeps one passkey, in memory (ES256, no attestation, a counter that counts). */
export class Authenticator {
  readonly #id = randomBytes(32);
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #userHandle = "nobody";
  #counter = 0;
  readonly #origin: string;

  /** @param origin of the pages that the person is on, unless a call says otherwise */
  constructor(origin = "http://localhost:3000") {
    this.#origin = origin;
  }

  get credentialId(): string {
    return this.#id.toString("base64url");
  }

  create(options: PasskeyCreation, behaviour: Partial<Behaviour> = {}): NewCredential {
    this.#userHandle = options.user.id;
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      coseKey(this.#keys.publicKey),
    ]);
    const authData = this.#authenticatorData(options.rp.id, behaviour, attested);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0])],
      ...[text("authData"), bytes(authData)],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData("webauthn.create", options.challenge, behaviour),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  show(options: PasskeyRequest, behaviour: Partial<Behaviour> = {}): ShownCredential {
    this.#counter += 1;
    const clientDataJSON = this.#clientData("webauthn.get", options.challenge, behaviour);
    const authData = this.#authenticatorData(options.rpId, behaviour);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, this.#keys.privateKey).toString("base64url"),
        userHandle: this.#userHandle,
      },
    };
  }

  #named() {
    const id = this.credentialId;
    return { id, rawId: id, type: "public-key" } as const;
  }

  #clientData(
    type: string,
    challenge: string,
    { origin = this.#origin }: Partial<Behaviour>,
  ): string {
    const said = { type, challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(said)).toString("base64url");
  }

  #authenticatorData(
    rpId: string,
    { verifiesUser = true }: Partial<Behaviour>,
    attested?: Buffer,
  ): Buffer {
    const flags = 0x01 | (verifiesUser ? 0x04 : 0) | (attested ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const parts = [sha256(Buffer.from(rpId)), Buffer.from([flags]), counter];
    return Buffer.concat(attested ? [...parts, attested] : parts);
  }
}

function sha256(data: Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

/** {kty: EC2, alg: ES256, crv: P-256, x, y} in CBOR. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const coordinate = (value: string) => bytes(Buffer.from(value, "base64url"));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    ...[Buffer.from([0x21]), coordinate(x), Buffer.from([0x22]), coordinate(y)],
  ]);
}

/** CBOR of a short text. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** CBOR of 24 to 255 bytes, which is all that is written here. */
function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}
