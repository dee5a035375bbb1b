/** A thousand persons with sessions and manuscripts of their own, and what each of them does. */
import { createHmac, randomBytes } from "node:crypto";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "../apps/server/src/platform/testing/sql.ts";

export type Action = "list" | "poll" | "report" | "upload";
/** Of a thousand things that persons do while their manuscripts are worked on. */
const share: readonly (readonly [Action, number])[] = [
  ["list", 400],
  ["poll", 500],
  ["report", 95],
  ["upload", 5],
];
const documentsEach = 20;
const boundary = "curie-capacity";

export type Person = { cookie: string; document: string; agent: Agent };
export type Answer = { action: Action; ms: number; ok: boolean };

/** Accounts, sessions and finished edits, written past the application; all show one stored report. */
export async function seedPersons(
  sql: Sql,
  secret: string,
  count: number,
  edited: string,
): Promise<Person[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(24).toString("base64url"));
  await sql`
    insert into users (id, name, email, email_verified)
    select gen_random_uuid(), 'Reader', 'reader-' || n || '@example.org', true
    from generate_series(1, ${count}::int) n`;
  await sql`
    insert into sessions (id, user_id, token, expires_at)
    select gen_random_uuid(), u.id, t.token, now() + interval '1 day'
    from unnest(${tokens}::text[]) with ordinality t(token, n)
    inner join users u on u.email = 'reader-' || t.n || '@example.org'`;
  await sql`
    insert into documents (id, upload_id, owner_id, type, status, origin, file_name, size_bytes, words,
      retention_days, style_of_english, created_at, started_at, completed_at, lewis_version, changes,
      original_key, result_key, report_key, proof_total, proof_differing)
    select gen_random_uuid(), gen_random_uuid(), u.id, d.type, d.status, d.origin, d.file_name,
      d.size_bytes, d.words, d.retention_days, d.style_of_english, now() - n * interval '1 hour',
      d.started_at, d.completed_at, d.lewis_version, d.changes, d.original_key, d.result_key,
      d.report_key, d.proof_total, d.proof_differing
    from documents d, users u, generate_series(1, ${documentsEach}::int) n
    where d.id = ${edited} and u.email like 'reader-%'`;
  await sql`vacuum analyze`;
  const own = await sql<{ token: string; document: string }[]>`
    select s.token, (array_agg(d.id))[1] as document
    from sessions s inner join documents d on d.owner_id = s.user_id
    where s.token = any(${tokens}::text[]) group by s.token`;
  return own.map(({ token, document }) => {
    const signature = createHmac("sha256", secret).update(token).digest("base64");
    const value = encodeURIComponent(`${token}.${signature}`);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    return { cookie: `curie.session_token=${value}`, document, agent };
  });
}

/** Lets everybody act, each after a while of their own, until the time is over. */
export async function letAct(
  persons: readonly Person[],
  options: { url: string; manuscript: Buffer; seconds: number; pauseMs: number },
): Promise<Answer[]> {
  const { url, manuscript, seconds, pauseMs } = options;
  const until = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  const upload = uploadBody(manuscript);
  await Promise.all(
    persons.map(async (person) => {
      // Nobody begins in step with anybody, and no two pauses are equal.
      let pause = Math.random() * pauseMs;
      while (performance.now() + pause < until) {
        await sleep(pause);
        const action = choose();
        const startedAt = performance.now();
        const ok = await act(person, action, url, upload);
        answers.push({ action, ms: performance.now() - startedAt, ok });
        pause = pauseMs * (0.5 + Math.random());
      }
    }),
  );
  return answers;
}

function choose(): Action {
  let left = Math.random() * share.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [action, weight] of share) {
    left -= weight;
    if (left < 0) return action;
  }
  return "list";
}

function act(person: Person, action: Action, url: string, upload: Buffer): Promise<boolean> {
  switch (action) {
    case "list":
      return ask(person, `${url}/api/digital-edit/list?page=1`, null, null);
    case "report":
      return ask(person, `${url}/api/digital-edit/${person.document}/report`, null, null);
    case "poll": {
      const body = Buffer.from(JSON.stringify({ identities: [person.document] }));
      return ask(person, `${url}/api/digital-edit/status`, "application/json", body);
    }
    case "upload":
      return ask(person, `${url}/api/upload`, `multipart/form-data; boundary=${boundary}`, upload);
  }
}

/** Whether the answer came whole and was what was asked for. */
function ask(
  person: Pick<Person, "cookie" | "agent">,
  address: string,
  type: string | null,
  body: Buffer | null,
  again = true,
): Promise<boolean> {
  return new Promise((done) => {
    const { cookie, agent } = person;
    const method = body ? "POST" : "GET";
    const length = body ? { "content-length": body.length } : {};
    const headers = { cookie, ...length, ...(type ? { "content-type": type } : {}) };
    const call = request(address, { method, agent, headers }, (answer: IncomingMessage) => {
      answer.on("data", () => {});
      answer.once("end", () => done(answer.statusCode === 200));
      answer.once("error", () => done(false));
    });
    call.once("error", () => {
      // A connection that was closed while nobody used it says nothing about the server.
      if (again && call.reusedSocket) done(ask(person, address, type, body, false));
      else done(false);
    });
    call.end(body ?? undefined);
  });
}

function uploadBody(bytes: Buffer): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.docx"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
