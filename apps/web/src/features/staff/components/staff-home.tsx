import { Navigate } from "react-router";
import { pagesFor } from "../model.ts";
import { useStaffMember } from "../queries.ts";
import { StaffNotFound } from "./staff-not-found.tsx";

/** The console begins with the first page that whoever signed in may open. */
export function StaffHome() {
  const member = useStaffMember();
  const [first] = member ? pagesFor(member.role) : [];
  return first ? <Navigate to={`/${first}`} replace /> : <StaffNotFound />;
}
