import { passkeyCeremonyMs } from "@curie/contract";
import { useInterval } from "@mantine/hooks";
import { IconKey } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import { usePasskeySignIn } from "../queries.ts";
import { FormFailure } from "./form-failure.tsx";
import { canOfferPasskeys, leavePasskey, NoPasskey } from "./passkey-ceremony.ts";

/** A suggestion that nobody took is renewed before the server would refuse it. */
const renewEveryMs = passkeyCeremonyMs * 0.9;

/** Signing in with a passkey: by a button, and as a suggestion below the address field. */
export function PasskeySignIn() {
  const { t } = useTranslation("accounts");
  const asked = usePasskeySignIn({ asSuggestion: false });
  const suggested = usePasskeySignIn({ asSuggestion: true });
  const suggest = suggested.mutate;
  useInterval(suggest, renewEveryMs, { autoInvoke: true });
  useEffect(() => {
    let left = false;
    canOfferPasskeys().then((possible) => {
      if (possible && !left) suggest();
    });
    return () => {
      left = true;
      leavePasskey();
    };
  }, [suggest]);

  // A suggestion that was not taken is no failure.
  const refused = suggested.error instanceof NoPasskey ? null : suggested.error;
  return (
    <>
      <FormFailure
        error={asked.error ?? refused}
        text={asked.error instanceof NoPasskey ? t("passkey-not-used") : null}
      />
      <BusyButton
        size="lg"
        fullWidth
        busy={asked.isPending}
        icon={<IconKey size={20} stroke={1.6} aria-hidden />}
        onClick={() => asked.mutate(undefined, { onError: () => suggest() })}
      >
        {t("passkey-sign-in")}
      </BusyButton>
    </>
  );
}
