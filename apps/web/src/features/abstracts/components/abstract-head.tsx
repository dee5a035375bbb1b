import type { AbstractSession } from "@curie/contract";
import { IconArrowLeft, IconSettings } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePageTitle } from "#lib/page-title.ts";
import { MenuButton } from "#ui/menus/menu-button.tsx";
import { PageHead } from "#ui/page/page-head.tsx";
import classes from "./abstract-head.module.css";
import { useWriterBase } from "./writing/use-writer-base.ts";

const loadItems = () => import("./set-up/settings-items.tsx");
const SettingsItems = lazy(async () => ({ default: (await loadItems()).SettingsItems }));
const RenameDialog = lazy(async () => ({
  default: (await import("./list/rename-dialog.tsx")).RenameDialog,
}));
const SetUpDialog = lazy(async () => ({
  default: (await import("./set-up/set-up-dialog.tsx")).SetUpDialog,
}));

type AbstractHeadProps = { session: AbstractSession; lead: string };

/** The name of an abstract, the way back to the list, and what can be done to it as a whole (S167). */
export function AbstractHead({ session, lead }: AbstractHeadProps) {
  const { t } = useTranslation("abstracts");
  const base = useWriterBase();
  const [open, setOpen] = useState<"rename" | "set-up" | null>(null);
  const title = session.title === "" ? t("new-abstract") : session.title;
  usePageTitle(title);
  return (
    <>
      <Link className={classes.back} to={`${base}/abstract-writer`}>
        <IconArrowLeft size={18} stroke={1.6} aria-hidden />
        {t("all-abstracts")}
      </Link>
      <PageHead
        title={title}
        lead={lead}
        action={
          <MenuButton
            label={t("settings-of", { title })}
            className={classes.settings}
            face={
              <>
                <IconSettings size={20} stroke={1.6} aria-hidden />
                {t("settings")}
              </>
            }
            preload={loadItems}
          >
            <SettingsItems
              onRename={() => setOpen("rename")}
              onViewSetUp={() => setOpen("set-up")}
            />
          </MenuButton>
        }
      />
      <Suspense fallback={null}>
        {open === "rename" && <RenameDialog card={session} onClose={() => setOpen(null)} />}
        {open === "set-up" && <SetUpDialog session={session} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
