import type { Failure } from "./failure.ts";

const listeners = new Set<() => void>();

/** Calls back when any call is answered that nobody is signed in any more. */
export function onSignedOut(listener: () => void): void {
  listeners.add(listener);
}

/** Every way of calling the server shows its failures here. */
export function noticeFailure({ code }: Pick<Failure, "code">): void {
  if (code !== "not-signed-in") return;
  for (const listener of listeners) listener();
}
