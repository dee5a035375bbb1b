import { OwnData } from "#features/accounts/components/own-data.tsx";
import { ProfilePage } from "#features/accounts/profile-page.tsx";
import { LinkedPreprints } from "#features/partners/components/linked-preprints.tsx";

/** What other features keep about the person stands below what the account says. */
export function WholeProfilePage() {
  return (
    <>
      <ProfilePage />
      <LinkedPreprints />
      <OwnData />
    </>
  );
}
