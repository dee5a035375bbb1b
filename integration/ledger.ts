import { setTimeout as sleep } from "node:timers/promises";
import type { Purchase } from "@curie/contract";
import type { Sql } from "../apps/server/src/platform/testing/sql.ts";
import { aWordFile } from "../apps/server/src/platform/testing/word-file.ts";
import type { Caller, Weather } from "./asking.ts";

/** What the application said yes to. In the end exactly this must be there. */
export type Ledger = {
  uploads: { owner: string; identity: string }[];
  edits: { owner: string; identity: string }[];
  translations: { owner: string; identity: string }[];
  purchases: { owner: string; receiptCode: string }[];
  /** The last text of an abstract that was saved, by abstract. */
  saved: Map<string, string>;
};

export const emptyLedger = (): Ledger => ({
  uploads: [],
  edits: [],
  translations: [],
  purchases: [],
  saved: new Map(),
});

const shortManuscript = aWordFile([
  "The samples was measured at the the station, and the discharge were compared with earlier values.",
  "Los resultados de la muestra se discuten en la última sección del texto.",
]);

export async function uploadOne(
  ledger: Ledger,
  weather: Weather,
  who: Caller,
  manuscript: Uint8Array = shortManuscript,
): Promise<string> {
  const answer = await who.insist("/api/upload", () => {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(manuscript)], "paper.docx"));
    return form;
  });
  const identity = expectYes(weather, "upload", answer) ? String(answer.body.identity) : "";
  ledger.uploads.push({ owner: who.identity, identity });
  return identity;
}

/**
 * Uploads and starts; the same upload is started again until the answer is yes.
 *
 * @returns the document; null when the answer was no
 */
export async function startOne(
  ledger: Ledger,
  weather: Weather,
  who: Caller,
  service: "edits" | "translations",
  manuscript?: Uint8Array,
): Promise<string | null> {
  const file = await uploadOne(ledger, weather, who, manuscript);
  const [path, body] =
    service === "edits"
      ? ["/api/digital-edit/start", { file, styleOfEnglish: "American English" }]
      : ["/api/digital-translation/start", { file, language: "es_ES" }];
  const answer = await who.insist(String(path), () => body as object);
  if (!expectYes(weather, `start of ${service}`, answer)) return null;
  const { identity } = answer.body.document as { identity: string };
  ledger[service].push({ owner: who.identity, identity });
  return identity;
}

/** Saves one more text of an abstract. After an answer that got lost the page finds its own text. */
export async function saveOne(
  ledger: Ledger,
  weather: Weather,
  who: Caller,
  session: string,
  text: string,
): Promise<void> {
  const load = async () => (await who.insist(`/api/writer/load/${session}`, () => ({}))).body;
  const { revision } = await load();
  const answer = await who.insist("/api/writer/save", () => ({ session, revision, title: text }));
  if (answer.code === "abstracts.changed-elsewhere") {
    if ((await load()).title !== text) weather.violations.push("a save was lost");
  } else if (!expectYes(weather, "save", answer)) return;
  ledger.saved.set(session, text);
}

/** Somebody in China buys: begins, and approves at the simulator until it is paid. */
export async function buyOne(ledger: Ledger, weather: Weather, who: Caller): Promise<void> {
  await who.insist(`/api/users/${who.identity}/currency`, () => ({ currency: "CNY" }));
  const state = await who.insist("/api/curie/status/sync");
  const offered = state.body.availablePlans as { editing: { identity: string }[] };
  const begun = await who.insist("/api/digital-edit/payment", () => ({
    acceptedTermsAndConditions: true,
    additionalData: { availableDigitalPurchaseIdentity: offered.editing[0]?.identity },
    paymentMethodId: "wechat_pay",
  }));
  if (!expectYes(weather, "purchase", begun)) return;
  const { continueUrl, receiptCode } = begun.body as unknown as Purchase;
  for (;;) {
    await who.ask(String(continueUrl), new URLSearchParams({ decision: "approve" }));
    const result = await who.insist(`/api/digital-edit/purchase/${receiptCode}`);
    if (result.body.status === "completed") break;
  }
  ledger.purchases.push({ owner: who.identity, receiptCode: String(receiptCode) });
}

function expectYes(
  weather: Weather,
  what: string,
  answer: { status: number; code: string | null },
) {
  if (answer.status === 200) return true;
  weather.violations.push(`${what}: ${answer.status} ${answer.code}`);
  return false;
}

export type Count = { lost: string[]; stuck: string[]; miscounted: string[] };

/** Compares the ledger with the database, once everything that was begun has had time to end. */
export async function audit(ledger: Ledger, sql: Sql, waitMs: number): Promise<Count> {
  const stuck = await waitUntilQuiet(sql, waitMs);
  const lost: string[] = [];
  const miscounted: string[] = [];

  for (const { identity } of ledger.uploads) {
    const [row] = await sql`select 1 from uploads where id = ${identity} and stored_at is not null`;
    if (!row) lost.push(`upload ${identity}`);
  }
  for (const [service, type, feature] of [
    ["edits", "edit", "editing"],
    ["translations", "translation", "translation"],
  ] as const) {
    for (const { identity } of ledger[service]) {
      const [row] = await sql`select status from documents where id = ${identity}`;
      if (row?.status !== "completed") lost.push(`${type} ${identity}: ${row?.status ?? "gone"}`);
    }
    for (const owner of new Set(ledger[service].map((one) => one.owner))) {
      const begun = ledger[service].filter((one) => one.owner === owner).length;
      const [counted] = await sql`
        select (select count(*)::int from documents where owner_id = ${owner} and type = ${type}) as documents,
          (select count(*)::int from plan_uses where user_id = ${owner} and feature = ${feature}
            and returned_at is null) as uses`;
      if (counted?.documents !== begun || counted.uses !== begun) {
        miscounted.push(`${begun} ${service}: ${JSON.stringify(counted)}`);
      }
    }
  }
  for (const [session, text] of ledger.saved) {
    const [row] = await sql`select title from abstracts where id = ${session}`;
    if (row?.title !== text) lost.push(`abstract ${session}`);
  }
  for (const { owner } of ledger.purchases) {
    const [counted] = await sql`
      select (select count(*)::int from payments where user_id = ${owner}) as payments,
        (select count(*)::int from plans where user_id = ${owner}) as plans`;
    if (counted?.payments !== 1 || counted.plans !== 1) {
      miscounted.push(`one purchase: ${JSON.stringify(counted)}`);
    }
  }
  const [numbers] = await sql`
    select (select coalesce(sum(last), 0)::int from invoice_numbers) as given,
      (select count(*)::int from payments where invoice_number like 'C-%') as written`;
  if (numbers?.given !== numbers?.written) {
    miscounted.push(`invoice numbers: ${JSON.stringify(numbers)}`);
  }
  return { lost, stuck, miscounted };
}

/** Waits until no document is being worked on and no job waits; answers what does not end. */
export async function waitUntilQuiet(sql: Sql, waitMs: number): Promise<string[]> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const open = await sql<{ what: string }[]>`
      select 'document ' || id || ' ' || status as what from documents
        where status = 'processing' and deleted_at is null
      union all
      select 'job ' || name || ' ' || state from pgboss.job
        where name not like '\\_\\_pgboss%' and state in ('created', 'retry', 'active')
          and start_after < now() + interval '1 minute'
      union all
      select 'failed job ' || name from pgboss.job where state = 'failed'`;
    const waiting = open.filter(({ what }) => !what.startsWith("failed"));
    if (waiting.length === 0 || performance.now() > deadline) return open.map(({ what }) => what);
    await sleep(300);
  }
}
