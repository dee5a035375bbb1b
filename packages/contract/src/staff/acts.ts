/** Operators run the service, editors edit manuscripts by hand (G-83). Neither is a user. */
export const staffRoles = ["operator", "editor"] as const;

/** Everything that changes something in the console, by the name under which the audit log has it. */
export const staffActs = [
  "signed-in",
  "two-step-set-up",
  "recovery-code-used",
  "member-invited",
  "invitation-renewed",
  "member-ended",
  "person-exported",
  "person-closed",
  "plan-granted",
  "trial-granted",
  "plan-ended",
  "region-set",
  "group-created",
  "group-changed",
  "group-link-mailed",
  "group-member-added",
  "group-member-removed",
  "voucher-saved",
  "voucher-ended",
  "refund-asked",
  "job-retried",
  "event-replayed",
  "mail-retried",
  "message-answered",
  "flag-switched",
  "offer-changed",
  "price-changed",
  "promotion-saved",
  "promotion-removed",
  "picture-uploaded",
  "picture-removed",
] as const;

/** What an act was about. A person is named by their identity alone, so that the log outlives the account. */
export const auditSubjects = [
  "member",
  "person",
  "plan",
  "group",
  "voucher",
  "payment",
  "job",
  "event",
  "message",
  "flag",
  "offer",
  "promotion",
] as const;
