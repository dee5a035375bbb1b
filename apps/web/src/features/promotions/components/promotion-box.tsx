import type { Promotion } from "@curie/contract";
import { IconExternalLink } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import classes from "./promotion-box.module.css";

/**
 * Picture, text and link of a promotion (S240). The text is the picture's alternative (G-32), so it is
 * read once, in the picture's place; without a picture it is read where it stands. The page behind the
 * link does not learn where somebody came from.
 */
export function PromotionBox({ promotion }: { promotion: Promotion }) {
  const { adDescription, callToActionLinkText, callToActionUrl, image } = promotion;
  const { t } = useTranslation("plans");
  const [broken, setBroken] = useState<string | null>(null);
  const shown = image && image.imageUrl !== broken ? image : null;
  const elsewhere = !callToActionUrl.startsWith("/");
  return (
    <div className={classes.box}>
      {shown && (
        <img
          className={classes.picture}
          src={shown.imageUrl}
          width={shown.width}
          height={shown.height}
          alt={adDescription}
          loading="lazy"
          onError={() => setBroken(shown.imageUrl)}
        />
      )}
      <p aria-hidden={shown ? true : undefined}>{adDescription}</p>
      {callToActionUrl !== "" && (
        <p>
          <a
            href={callToActionUrl}
            {...(elsewhere
              ? { target: "_blank", rel: "noopener noreferrer", referrerPolicy: "no-referrer" }
              : {})}
          >
            {callToActionLinkText}
            {elsewhere && (
              <>
                {" "}
                <IconExternalLink className={classes.outside} size={16} stroke={1.6} aria-hidden />
                <VisuallyHidden>({t("opens-new-window")})</VisuallyHidden>
              </>
            )}
          </a>
        </p>
      )}
    </div>
  );
}
