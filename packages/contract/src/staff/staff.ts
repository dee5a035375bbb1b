import { staffAudit } from "./audit.ts";
import { staffCatalogue } from "./catalogue.ts";
import { staffFapiao } from "./fapiao.ts";
import { staffFlags } from "./flags.ts";
import { staffGroups } from "./groups.ts";
import { staffHumanOrders, staffQueue } from "./human-orders.ts";
import { staffMembers } from "./members.ts";
import { staffEvents, staffPayments, staffVouchers } from "./money.ts";
import { staffPeople } from "./people.ts";
import { staffPromotions } from "./promotions.ts";
import { staffSession } from "./session.ts";
import { staffHealth, staffJobList, staffMessages, staffSurveys } from "./working.ts";

/** Every call of the console; they stand under `/api/staff`, and users' pages know none of them. */
export const staffContract = {
  session: staffSession,
  people: staffPeople,
  groups: staffGroups,
  catalogue: staffCatalogue,
  vouchers: staffVouchers,
  payments: staffPayments,
  fapiao: staffFapiao,
  promotions: staffPromotions,
  humanOrders: staffHumanOrders,
  queue: staffQueue,
  events: staffEvents,
  flags: staffFlags,
  jobs: staffJobList,
  health: staffHealth,
  messages: staffMessages,
  surveys: staffSurveys,
  members: staffMembers,
  audit: staffAudit,
};
