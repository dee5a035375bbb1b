import { loadStaffEntryMessages } from "@curie/locales/staff-entry";
import { Route } from "react-router";
import { InvitationPage } from "#features/staff/entry/invitation-page.tsx";
import { SignInPage } from "#features/staff/entry/sign-in-page.tsx";
import { drawStaff } from "./draw.tsx";
import { prepareStaff } from "./prepare.ts";

drawStaff(
  await prepareStaff(loadStaffEntryMessages, "accounts"),
  <>
    <Route path="sign-in" element={<SignInPage />} />
    <Route path="invitation" element={<InvitationPage />} />
  </>,
);
