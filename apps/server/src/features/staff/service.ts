import type { StaffMember } from "@curie/contract";
import type { MemberRow } from "./store.ts";

export function toMember({ id, name, email, role, locale }: MemberRow): StaffMember {
  return { identity: id, name, email, role, locale };
}
