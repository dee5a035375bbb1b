/**
 * The least that answers the question: a route without anything around it, one statement, only the
 * columns that are shown, the session's token believed without looking at its signature.
 */
import Fastify from "fastify";
import pg from "pg";

const list = `
  with own as materialized (
    select s.user_id, (
      select count(*)::int from documents d
      where d.owner_id = s.user_id and d.type = 'edit' and d.deleted_at is null
    ) as total
    from sessions s where s.token = $1 and s.expires_at > now()
  )
  select own.total, page.* from own left join lateral (
    select d.id, d.type, d.status, d.origin, d.file_name, d.size_bytes, d.words, d.style_of_english,
      d.source_language, d.created_at, d.started_at, d.progress_done, d.progress_total,
      d.completed_at, d.failure_code, d.failure_params, d.lewis_version, d.changes,
      d.edits_left_out, d.proof_total, d.proof_differing, d.warnings, d.quality,
      d.paragraphs_left, d.paragraphs_to_check, d.original_key is not null as files_kept,
      case when d.status = 'processing' and d.started_at is null then (
        select count(*)::int from documents earlier
        where earlier.status = 'processing' and earlier.deleted_at is null
          and earlier.created_at < d.created_at) else 0 end as ahead,
      (select u.plan_id from plan_uses u where u.id = d.use_id) as paid_by
    from documents d
    where d.owner_id = own.user_id and d.type = 'edit' and d.deleted_at is null
    order by d.created_at desc nulls last, d.id limit 10 offset 0
  ) page on true`;

const { DATABASE_URL, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = Fastify();
app.get("/list", async (request) => {
  const cookie = decodeURIComponent(request.headers.cookie ?? "");
  const token = /session_token=([^;.]+)/.exec(cookie)?.[1];
  const { rows } = await pool.query({ name: "list", text: list, values: [token] });
  if (rows.length === 0) throw new Error("not signed in");
  return { documents: rows, pagination: { numberOfResults: rows[0].total, page: 1 } };
});
await app.listen({ host: "localhost", port: Number(PORT) });
