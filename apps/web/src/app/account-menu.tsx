import { IconMenu2 } from "@tabler/icons-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "#lib/session.ts";
import { MenuButton } from "#ui/menus/menu-button.tsx";
import classes from "./account-menu.module.css";
import { initialsOf } from "./initials.ts";

const loadItems = () => import("./account-menu-items.tsx");
const AccountItems = lazy(async () => ({ default: (await loadItems()).AccountItems }));
const SmallScreenItems = lazy(async () => ({ default: (await loadItems()).SmallScreenItems }));

/** Who is signed in, and what belongs to the person. */
export function AccountMenu() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user) return null;
  const initials = initialsOf(user.name);
  return (
    <MenuButton
      label={t("account-of", { name: user.name, initials })}
      className={classes.avatar}
      face={initials}
      preload={loadItems}
    >
      <AccountItems user={user} />
    </MenuButton>
  );
}

/** On phones: everything that has no room in the header. */
export function SmallScreenMenu() {
  const { t } = useTranslation();
  return (
    <MenuButton
      label={t("menu")}
      className={classes.opener}
      face={<IconMenu2 size={24} stroke={1.6} aria-hidden />}
      preload={loadItems}
    >
      <SmallScreenItems />
    </MenuButton>
  );
}
