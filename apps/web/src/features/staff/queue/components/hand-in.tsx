import { uploadMaxBytes } from "@curie/contract";
import { IconUpload } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "#features/accounts/components/form-failure.tsx";
import form from "#features/staff/components/staff-form.module.css";
import { useAct } from "#features/staff/queries.ts";
import { CallError } from "#lib/failure.ts";
import { useFormatting } from "#lib/language.tsx";
import { sendFile } from "#lib/transfer.ts";
import { BusyButton } from "#ui/forms/busy-button.tsx";

/** Takes the edited Word file; what its check found stands with it among the files. */
export function HandIn({ identity }: { identity: string }) {
  const { t } = useTranslation("staff");
  const formatting = useFormatting();
  const field = useRef<HTMLInputElement>(null);
  const act = useAct(async (file: File) => {
    if (file.size > uploadMaxBytes) {
      const params = { limitBytes: uploadMaxBytes };
      throw new CallError({ code: "documents.file-too-large", params, requestId: null });
    }
    await sendFile(`/api/staff/queue/${identity}/file`, file);
  });
  return (
    <div className={form.more}>
      <p className={form.text}>{t("hand-in-text")}</p>
      <FormFailure error={act.error} />
      <input
        ref={field}
        hidden
        type="file"
        accept=".docx"
        aria-label={t("hand-in")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) act.mutate(file);
          currentTarget.value = "";
        }}
      />
      <div className={form.actions}>
        <BusyButton
          variant="filled"
          busy={act.isPending}
          icon={<IconUpload size={18} stroke={1.6} aria-hidden />}
          onClick={() => field.current?.click()}
        >
          {t("hand-in")}
        </BusyButton>
        <p className={form.small}>
          {t("hand-in-limit", { size: formatting.bytes(uploadMaxBytes) })}
        </p>
      </div>
      <p className={form.small} role="status">
        {act.isPending && t("handing-in")}
      </p>
    </div>
  );
}
