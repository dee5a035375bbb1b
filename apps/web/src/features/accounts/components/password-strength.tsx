import { passwordMinLength } from "@curie/contract";
import { useDeferredValue, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { strengthOf } from "../model.ts";
import classes from "./password-strength.module.css";

type PasswordStrengthProps = {
  password: string;
  /** What a stranger knows about the person: their name and their address. */
  known: readonly string[];
};

type Estimate = (password: string, known: readonly string[]) => number;

/**
 * How hard the password is to guess, said while it is chosen and worked out in the browser. The
 * dictionary it needs is large and comes with the first letter; until it is here nothing is said.
 */
export function PasswordStrength({ password, known }: PasswordStrengthProps) {
  const { t } = useTranslation("accounts");
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const begun = password !== "";
  useEffect(() => {
    if (!begun) return;
    let wanted = true;
    // Without it the password is still checked, by the server.
    import("./strength.ts").then(
      ({ estimateStrength }) => wanted && setEstimate(() => estimateStrength),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [begun]);

  // Typing goes first.
  const settled = useDeferredValue(password);
  const long = settled.length >= passwordMinLength;
  const strength = estimate && long ? strengthOf(estimate(settled, known)) : null;
  return (
    <p className={classes.strength} role="status">
      {strength && (
        <>
          <span className={`${classes.meter} ${classes[strength]}`} aria-hidden>
            <span />
          </span>
          {t(`strength-${strength}`)}
        </>
      )}
    </p>
  );
}
