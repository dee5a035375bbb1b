import { staffOs } from "../access/service.ts";
import { listAudit } from "./service.ts";

export const auditRoutes = {
  list: staffOs.audit.list.handler(({ context, input: { after, act, about } }) =>
    listAudit(
      context.ctx,
      { ...(act ? { act } : {}), ...(about ? { aboutId: about } : {}) },
      after,
    ),
  ),
};
