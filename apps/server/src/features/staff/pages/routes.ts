import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "#platform/context.ts";
import { notFoundBody } from "#platform/http/api.ts";
import { findStaffSession } from "../sign-in/service.ts";
import { filesOfEntry, type Manifest } from "./rules.ts";

const built = fileURLToPath(new URL("../../../../../web/dist/staff", import.meta.url));
const pages = { console: "staff.html", entry: "staff-sign-in.html" };
/** Pages for who is not signed in yet. */
const entryPaths = new Set(["/staff/sign-in", "/staff/invitation"]);

/**
 * The built console. It is another build than the users' app, in a folder that the users' pages do
 * not serve. What the sign-in page needs is for everybody; everything else is sent to open sessions of
 * staff alone, so that a user never receives a byte of it.
 */
export async function serveConsole(
  app: FastifyInstance,
  ctx: Context,
  folder: string = built,
): Promise<void> {
  if (!existsSync(join(folder, pages.console))) return;
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Manifest;
  const forEverybody = filesOfEntry(manifest, pages.entry);
  const forStaff = new Set(
    Object.keys(manifest)
      .flatMap((name) => [...filesOfEntry(manifest, name)])
      .filter((file) => !forEverybody.has(file)),
  );
  const [consolePage, entryPage] = await Promise.all(
    [pages.console, pages.entry].map((name) => readFile(join(folder, name), "utf8")),
  );
  const isOpen = async (cookie: string | undefined) =>
    (await findStaffSession(ctx, cookie))?.step === "open";

  // A scope of its own: what `sendFile` means here it does not mean for the users' pages.
  await app.register(async (assets) => {
    await assets.register(fastifyStatic, {
      ...{ root: folder, serve: false, preCompressed: true, cacheControl: false },
    });
    assets.get<{ Params: { "*": string } }>("/staff/assets/*", async (request, reply) => {
      const file = `assets/${request.params["*"]}`;
      if (forEverybody.has(file)) {
        reply.header("cache-control", "public, max-age=31536000, immutable");
        return reply.sendFile(file);
      }
      if (forStaff.has(file) && (await isOpen(request.headers.cookie))) {
        reply.header("cache-control", "private, no-cache");
        return reply.sendFile(file);
      }
      const { status, body } = notFoundBody(request);
      return reply.status(status).send(body);
    });
  });

  const page = (reply: FastifyReply, text: string | undefined) =>
    reply.type("text/html").header("cache-control", "no-store").send(text);
  for (const path of ["/staff", "/staff/*"]) {
    app.get(path, async (request, reply) => {
      const [asked = ""] = request.url.split("?");
      if (entryPaths.has(asked)) return page(reply, entryPage);
      if (await isOpen(request.headers.cookie)) return page(reply, consolePage);
      return reply.redirect(`/staff/sign-in?${new URLSearchParams({ returnTo: request.url })}`);
    });
  }
}
