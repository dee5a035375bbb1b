/** The one place that knows what time it is; tests hand in a clock they move themselves. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
