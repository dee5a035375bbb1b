import {
  promotionPictureMaxBytes,
  promotionPictureMaxSide,
  promotionPictureMinSide,
  type StaffPicture,
  type StaffPromotion,
} from "@curie/contract";
import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import { ActDialog } from "#features/staff/components/act-dialog.tsx";
import form from "#features/staff/components/staff-form.module.css";
import { Unanswered } from "#features/staff/components/staff-list.tsx";
import { useFormatting } from "#lib/language.tsx";
import { BusyButton } from "#ui/forms/busy-button.tsx";
import classes from "./promotion.module.css";
import { usePromotionPictures } from "./use-promotion-pictures.ts";

/** Chooses one of the pictures, or none; takes a new one and removes old ones (G-32). */
export function PicturePicker({ promotion }: { promotion: StaffPromotion }) {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const pictures = usePromotionPictures(promotion.identity);
  const { upload, remove, select, uploading, selecting } = pictures;
  /** What was pressed, from that moment on; undefined: nothing since. */
  const [wanted, setWanted] = useState<string | null>();
  const [removing, setRemoving] = useState<StaffPicture | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const name = useId();
  if (!pictures.loaded) return <Unanswered query={pictures.query} />;
  const chosen = wanted === undefined ? promotion.picture : wanted;
  function choose(picture: string | null) {
    if (selecting) return;
    setWanted(picture);
    select.mutate(picture, { onSettled: () => setWanted(undefined) });
  }
  const size = ({ width, height, sizeBytes }: StaffPicture) =>
    `${formatting.number(width)} × ${formatting.number(height)} · ${formatting.bytes(sizeBytes)}`;
  return (
    <>
      <FormFailure error={upload.error ?? select.error} />
      <fieldset className={classes.pictures} aria-label={t("pictures")} aria-busy={selecting}>
        <label className={classes.choice}>
          <input type="radio" name={name} checked={chosen === null} onChange={() => choose(null)} />
          <span>{t("no-picture")}</span>
        </label>
        {pictures.advertisingImages.map((picture) => (
          <div key={picture.identity} className={classes.picture}>
            <label className={classes.choice}>
              <input
                type="radio"
                name={name}
                checked={chosen === picture.identity}
                onChange={() => choose(picture.identity)}
              />
              <span>
                {picture.fileName}
                <span className={form.small}>
                  <br />
                  {size(picture)}
                </span>
              </span>
            </label>
            <img className={classes.thumbnail} src={picture.imageUrl} alt="" loading="lazy" />
            <Button
              aria-label={t("of", { what: t("remove"), whose: picture.fileName })}
              onClick={() => setRemoving(picture)}
            >
              {t("remove")}
            </Button>
          </div>
        ))}
      </fieldset>
      <div className={classes.upload}>
        <input
          ref={file}
          hidden
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={t("upload-picture")}
          onChange={({ currentTarget }) => {
            const [picture] = currentTarget.files ?? [];
            if (picture) upload.mutate(picture);
            // The same file may be chosen again.
            currentTarget.value = "";
          }}
        />
        <BusyButton
          busy={uploading}
          icon={<IconUpload size={18} stroke={1.6} aria-hidden />}
          onClick={() => file.current?.click()}
        >
          {t("upload-picture")}
        </BusyButton>
        <p className={form.small}>
          {t("picture-limits", {
            size: formatting.bytes(promotionPictureMaxBytes),
            least: formatting.number(promotionPictureMinSide),
            most: formatting.number(promotionPictureMaxSide),
          })}
        </p>
      </div>
      <p className={form.small} role="status">
        {uploading && t("uploading")}
        {selecting && t("selecting")}
        {pictures.removing && t("removing")}
      </p>
      {removing && (
        <ActDialog
          danger
          title={t("remove-picture")}
          text={t("remove-picture-text", {
            name: removing.fileName,
            count: removing.uses,
            number: formatting.number(removing.uses),
          })}
          confirm={t("remove")}
          act={{
            ...remove,
            mutate: () => remove.mutate(removing.identity, { onSuccess: () => setRemoving(null) }),
          }}
          onClose={() => {
            remove.reset();
            setRemoving(null);
          }}
        />
      )}
    </>
  );
}
