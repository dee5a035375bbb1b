import { type Document, upsellDiscountPercent } from "@curie/contract";
import { IconDiscount } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormatting } from "#lib/language.tsx";
import { useFlag } from "#lib/session.ts";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { hasDiscount, premiumAddress } from "../model.ts";
import classes from "./premium-link.module.css";

/** Editing by a person; possible once Curie's own edit is done (S57, S58). Never for translations. */
export function PremiumLink({ document }: { document: Document }) {
  const { t } = useTranslation("documents");
  const formatting = useFormatting();
  const discount = hasDiscount(document, useFlag("rubriq_upsell_discount"));
  if (document.type !== "edit") return null;
  const label = t("get-premium-name", { name: document.file.name });
  return (
    <div className={classes.premium}>
      {document.status === "completed" ? (
        <a className={classes.link} href={premiumAddress(document)} aria-label={label}>
          {t("get-premium")}
        </a>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: until the edit is done it is a link that leads nowhere.
        // biome-ignore lint/a11y/useFocusableInteractive: and so nothing to stop at (S58).
        <span
          className={`${classes.link} ${classes.off}`}
          role="link"
          aria-disabled="true"
          aria-label={label}
        >
          {t("get-premium")}
        </span>
      )}
      {discount && (
        <StatusBadge tone="ochre">
          <IconDiscount size={15} stroke={1.6} aria-hidden />
          {t("discount", { discount: formatting.discount(upsellDiscountPercent / 100) })}
        </StatusBadge>
      )}
    </div>
  );
}
