import { staffAudit } from "./audit.ts";
import { staffMembers } from "./members.ts";
import { staffSession } from "./session.ts";

/** Every call of the console; they stand under `/api/staff`, and users' pages know none of them. */
export const staffContract = {
  session: staffSession,
  members: staffMembers,
  audit: staffAudit,
};
