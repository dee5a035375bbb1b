/** How long the other side may take to answer. */
const timeoutMs = 5_000;
const keptCharacters = 2_000;

export type Answer = { status: number; body: string; tookMs: number };

/** Takes one message to its destination. @throws when there is no answer. */
export type Carry = (
  destination: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<Omit<Answer, "tookMs">>;

/** Posts a message. No answer at all counts as status 0. */
export type Post = (...message: Parameters<Carry>) => Promise<Answer>;

export function createPost(carry: Carry): Post {
  return async (...message) => {
    const started = performance.now();
    const tookMs = () => Math.round(performance.now() - started);
    try {
      const { body, ...answer } = await carry(...message);
      return { ...answer, body: body.slice(0, keptCharacters), tookMs: tookMs() };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { status: 0, body: reason, tookMs: tookMs() };
    }
  };
}

export const carryByHttp: Carry = async (destination, body, headers) => {
  const response = await fetch(destination, {
    method: "POST",
    body,
    headers,
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, body: await response.text() };
};

export function accepted({ status }: Pick<Answer, "status">): boolean {
  return status >= 200 && status < 300;
}
