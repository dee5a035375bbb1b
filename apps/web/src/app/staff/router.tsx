import { Navigate, Route } from "react-router";
import { AuditPage } from "#features/staff/audit/audit-page.tsx";
import { StaffFrame } from "#features/staff/components/staff-frame.tsx";
import { StaffNotFound } from "#features/staff/components/staff-not-found.tsx";
import { MembersPage } from "#features/staff/members/members-page.tsx";

/** Every page of the console. They stand below `/staff`. */
export const staffRoutes = (
  <Route element={<StaffFrame />}>
    <Route index element={<Navigate to="/audit" replace />} />
    <Route path="members" element={<MembersPage />} />
    <Route path="audit" element={<AuditPage />} />
    <Route path="*" element={<StaffNotFound />} />
  </Route>
);
