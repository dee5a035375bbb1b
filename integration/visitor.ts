import type { RunningApp } from "../e2e/running-app.ts";

/** Somebody who is signed in to a running application. */
export type Visitor = {
  identity: string;
  email: string;
  /** @throws what the server answered, when that is a refusal. */
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body?: object | FormData): Promise<Answer>;
};

/** Who that is, and what their browser sends along from then on. */
export async function signInTo(
  app: Pick<RunningApp, "url">,
  account: { email: string; password: string },
): Promise<{ identity: string; cookie: string }> {
  const signedIn = await fetch(`${app.url}/api/accounts/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const { user } = (await signedIn.json()) as { user: { identity: string } };
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { identity: user.identity, cookie };
}

export async function visit(
  app: RunningApp,
  account: { email: string; password: string },
): Promise<Visitor> {
  const { identity, cookie } = await signInTo(app, account);

  async function call<Answer>(path: string, request: RequestInit): Promise<Answer> {
    const headers = { ...request.headers, cookie };
    const answer = await fetch(app.url + path, { ...request, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  return {
    identity,
    email: account.email,
    get: (path) => call(path, {}),
    post: (path, body = {}) =>
      call(path, {
        method: "POST",
        ...(body instanceof FormData
          ? { body }
          : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      }),
  };
}
