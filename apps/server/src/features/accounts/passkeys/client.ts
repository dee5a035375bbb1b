import type { NewCredential, ShownCredential } from "@curie/contract";
import { z } from "zod";
import { algorithms, type RelyingParty } from "./rules.ts";

/** SimpleWebAuthn reads what authenticators say. It is loaded when somebody uses a passkey. */
const library = () => import("@simplewebauthn/server");

/** None is asked for. */
const noExtensions = { clientExtensionResults: {} };

const ClientData = z.object({ challenge: z.string() });

export type PublicKey = { credentialId: string; publicKey: string; counter: number };

type Expected = { party: RelyingParty; isExpected: (challenge: string) => boolean };

/** The public key of a credential that was made for us, by a person whom the device asked; or null. */
export async function readNewCredential(
  credential: NewCredential,
  { party, isExpected }: Expected,
): Promise<PublicKey | null> {
  const { transports: _transports, ...response } = credential.response;
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response, ...noExtensions },
    expectedChallenge: isExpected,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refused);
  if (!registrationInfo) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
  };
}

/** What the device counts now, and what it answered, when it holds the key and has asked the person; or null. */
export async function checkShownCredential(
  credential: ShownCredential,
  { credentialId, publicKey, counter }: PublicKey,
  { party, isExpected }: Expected,
): Promise<{ counter: number; challenge: string } | null> {
  const { userHandle: _userHandle, ...response } = credential.response;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response, ...noExtensions },
    expectedChallenge: isExpected,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
      counter,
    },
  }).catch(refused);
  if (!verified || !authenticationInfo) return null;
  const said = Buffer.from(response.clientDataJSON, "base64url").toString();
  const { challenge } = ClientData.parse(JSON.parse(said));
  return { counter: authenticationInfo.newCounter, challenge };
}

/** The library throws at whatever does not fit, all of which comes from the caller. */
function refused(): { verified: false; registrationInfo?: never; authenticationInfo?: never } {
  return { verified: false };
}
