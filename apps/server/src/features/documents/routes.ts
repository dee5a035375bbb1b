import { os, signedIn } from "#platform/http/procedures.ts";
import { listDocumentStates } from "./service.ts";
import { uploadRoutes } from "./uploads/routes.ts";

export const documentRoutes = {
  ...uploadRoutes,
  orderStatus: os.documents.orderStatus.use(signedIn).handler(async ({ context, input }) => ({
    documents: await listDocumentStates(context.ctx, context.user, input.type, input.identities),
  })),
};
