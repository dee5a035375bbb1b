import type {
  NewCredential,
  PasskeyCreation,
  PasskeyRequest,
  ShownCredential,
} from "@curie/contract";

/** The browser made or showed no passkey: the person left its dialog, or it has none to offer. */
export class NoPasskey extends Error {}

/** SimpleWebAuthn speaks with the browser. It is loaded where a passkey is used. */
const library = () => import("@simplewebauthn/browser");

/** Whether this browser keeps passkeys for this address: they are bound to the public one. */
export function canUsePasskeys(passkeyOrigin: string | null): boolean {
  return location.origin === passkeyOrigin && typeof window.PublicKeyCredential === "function";
}

/** Whether passkeys can be offered in the list that opens below the address field. */
export async function canOfferPasskeys(): Promise<boolean> {
  return (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;
}

/** @throws NoPasskey */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<NewCredential> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON }).catch(noPasskey);
}

/** The browser has one ceremony at a time: a new one ends the one before. */
let isDialogOpen = false;

/**
 * @param asSuggestion waits for the person to choose one below the address field, and ends no dialog
 * that they have opened in the meantime
 * @throws NoPasskey
 */
export async function showPasskey(
  optionsJSON: PasskeyRequest,
  asSuggestion: boolean,
): Promise<ShownCredential> {
  const { startAuthentication } = await library();
  if (asSuggestion && isDialogOpen) throw new NoPasskey("the person is asked already");
  isDialogOpen = !asSuggestion;
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill: asSuggestion });
  } catch (error) {
    return noPasskey(error);
  } finally {
    if (!asSuggestion) isDialogOpen = false;
  }
}

/** Ends a wait that nobody needs any more. */
export async function leavePasskey(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

function noPasskey(cause: unknown): never {
  throw new NoPasskey("no passkey", { cause });
}
