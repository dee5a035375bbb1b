/**
 * How long a test waits for something before it gives up, in one place. Far more than anything takes:
 * on a machine that does much else, slow is no failure, and what waits longer is stuck.
 */
const second = 1000;

/**
 * For one thing to become true: `expect.poll`, `vi.waitFor`, a browser's `waitFor`, `findBy…`. Who breaks code
 * on purpose sets CURIE_TEST_WAITING_MS, so that its failure comes soon.
 */
export const waitingMs = Number(process.env.CURIE_TEST_WAITING_MS ?? 90 * second);
/** For a whole test of functions, components or endpoints. */
export const testMs = 120 * second;
/** For a whole journey, which starts servers, processes and a browser. */
export const journeyMs = 300 * second;
