import { OwnData } from "#features/accounts/components/own-data.tsx";
import { SecurityLink } from "#features/accounts/components/security-link.tsx";
import { ProfilePage } from "#features/accounts/profile-page.tsx";
import { LinkedPreprints } from "#features/partners/components/linked-preprints.tsx";

/** What other features keep about the person stands below what the account says. */
export function WholeProfilePage() {
  return (
    <>
      <ProfilePage />
      <SecurityLink />
      <LinkedPreprints />
      <OwnData />
    </>
  );
}
