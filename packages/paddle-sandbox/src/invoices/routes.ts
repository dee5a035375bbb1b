import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { sendPage } from "../pages/document.ts";
import { html } from "../pages/html.ts";
import { contentOf } from "./documents.ts";
import { renderInvoice } from "./pdf.ts";

/** PDFs under addresses that stop working after an hour. */
export function serveInvoices(app: FastifyInstance, ctx: Context): void {
  app.get<{ Params: { file: string } }>("/invoices/:file", async ({ params }, reply) => {
    const link = ctx.records.signedLinks.find(params.file.replace(/\.pdf$/, ""));
    if (!link || new Date(link.expiresAt) <= ctx.clock.real()) {
      return sendPage(reply, {
        ctx,
        title: "This link is over",
        status: link ? 410 : 404,
        body: html`<main><h1>This link is over</h1><p>Ask for the document again.</p></main>`,
      });
    }
    const content = contentOf(ctx, link.document);
    return reply
      .type("application/pdf")
      .headers({
        "content-disposition": `${link.disposition}; filename="${content.number}.pdf"`,
        "cache-control": "private, no-store",
      })
      .send(await renderInvoice(content));
  });
}
