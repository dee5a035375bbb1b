import { type AbstractCard, relativeTimeRefreshMs } from "@curie/contract";
import { Button } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { createdText, criteriaAddress } from "#features/abstracts/model.ts";
import { useFormatting } from "#lib/language.tsx";
import { useServerTime } from "#lib/server-time.ts";
import { MenuButton } from "#ui/menus/menu-button.tsx";
import { StatusBadge } from "#ui/status/status-badge.tsx";
import { RelativeTime } from "#ui/text/relative-time.tsx";
import { useWriterBase } from "../writing/use-writer-base.ts";
import classes from "./abstract-list.module.css";

const loadItems = () => import("./entry-items.tsx");
const EntryItems = lazy(async () => ({ default: (await loadItems()).EntryItems }));

const stageTones = { criteria: "line", template: "accent", review: "verdigris" } as const;

type AbstractEntryProps = { card: AbstractCard; onRename: () => void; onDelete: () => void };

/** One abstract of the list: title, stage, when it was begun, and the way in (S151). */
export function AbstractEntry({ card, onRename, onDelete }: AbstractEntryProps) {
  const { t } = useTranslation("abstracts");
  const formatting = useFormatting();
  const now = useServerTime();
  const base = useWriterBase();
  const title = card.title === "" ? t("new-abstract") : card.title;
  return (
    <li className={classes.entry}>
      <div>
        <h2 className={`${classes.title} ${card.title === "" ? classes.untitled : ""}`}>{title}</h2>
        <div className={classes.meta}>
          <StatusBadge tone={stageTones[card.currentStage]}>
            {t(`stage-${card.currentStage}`)}
          </StatusBadge>
          <span>
            {t("begun")}{" "}
            <RelativeTime
              instant={card.createdAt}
              relative={(instant, at) => createdText(instant, at, formatting)}
              full={formatting.dateTime(card.createdAt)}
              refreshMs={relativeTimeRefreshMs}
              now={now}
            />
          </span>
        </div>
      </div>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={criteriaAddress(base, card)}
          aria-label={t("open-title", { title })}
        >
          {t("open")}
        </Button>
        <MenuButton
          label={t("more-title", { title })}
          className={classes.more}
          face={<IconDots size={20} stroke={1.6} aria-hidden />}
          preload={loadItems}
        >
          <EntryItems onRename={onRename} onDelete={onDelete} />
        </MenuButton>
      </div>
    </li>
  );
}
