/**
 * What a session waits for: a code of the app, or that the app is set up; `open` waits for nothing.
 */
export const sessionSteps = ["code-due", "set-up-due", "open"] as const;
export type SessionStep = (typeof sessionSteps)[number];
