/** How long the other side may take to answer. */
const timeoutMs = 5_000;
const keptCharacters = 2_000;

export type Answer = { status: number; contentType: string | null; body: string; tookMs: number };

/** Posts a message. No answer at all counts as status 0. */
export async function post(
  destination: string,
  body: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const started = performance.now();
  const tookMs = () => Math.round(performance.now() - started);
  try {
    const response = await fetch(destination, {
      method: "POST",
      body,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = (await response.text()).slice(0, keptCharacters);
    const contentType = response.headers.get("content-type");
    return { status: response.status, contentType, body: text, tookMs: tookMs() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: 0, contentType: null, body: reason, tookMs: tookMs() };
  }
}

export function accepted({ status }: Pick<Answer, "status">): boolean {
  return status >= 200 && status < 300;
}
