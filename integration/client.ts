import type { RunningApp } from "../e2e/running-app.ts";

/** What a browser does for one person: it keeps cookies and sends them along. */
export type Client = {
  get<Answer = unknown>(path: string): Promise<Answer>;
  post<Answer = unknown>(path: string, body?: object | FormData): Promise<Answer>;
  /** Follows nothing: where an address leads to, or what it holds. */
  open(path: string): Promise<Response>;
};

/** @throws on a refusal, what the server answered */
export function openClient(app: Pick<RunningApp, "url">): Client {
  const cookies = new Map<string, string>();

  async function send(path: string, request: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const headers = { ...request.headers, cookie, origin: app.url };
    const answer = await fetch(app.url + path, { redirect: "manual", ...request, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = [
        pair.slice(0, pair.indexOf("=")),
        pair.slice(pair.indexOf("=") + 1),
      ];
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  async function read<Answer>(path: string, request?: RequestInit): Promise<Answer> {
    const answer = await send(path, request);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  return {
    get: (path) => read(path),
    post: (path, body = {}) =>
      read(path, {
        method: "POST",
        ...(body instanceof FormData
          ? { body }
          : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      }),
    open: (path) => send(path),
  };
}
