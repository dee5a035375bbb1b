import type { User } from "@curie/contract";
import { Menu, useMantineColorScheme } from "@mantine/core";
import {
  IconDeviceDesktop,
  IconId,
  IconKey,
  IconListCheck,
  IconListLetters,
  IconLogout,
  IconMoon,
  IconReceipt,
  IconSun,
  IconUser,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { signOut } from "#features/accounts/queries.ts";
import { LanguageItems } from "#ui/menus/language-items.tsx";
import classes from "./account-menu.module.css";

const icon = { size: 18, stroke: 1.6, "aria-hidden": true };

export function AccountItems({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Label className={classes.who ?? ""}>
        {user.name}
        <small>{user.email}</small>
      </Menu.Label>
      <Menu.Divider />
      <Menu.Item component={Link} to="/profile" leftSection={<IconUser {...icon} />}>
        {t("profile")}
      </Menu.Item>
      <TermsItem />
      <JournalsItem />
      <TokensItem />
      <ColourSchemeItems />
      <Menu.Divider />
      <SignOutItem />
    </>
  );
}

export function SmallScreenItems() {
  const { t } = useTranslation();
  return (
    <>
      <Menu.Item component={Link} to="/rubriq/invoices" leftSection={<IconReceipt {...icon} />}>
        {t("orders")}
      </Menu.Item>
      <Menu.Item component={Link} to="/rubriq/plan" leftSection={<IconId {...icon} />}>
        {t("my-plan")}
      </Menu.Item>
      <TermsItem />
      <JournalsItem />
      <TokensItem />
      <Menu.Divider />
      <Menu.Label>{t("language")}</Menu.Label>
      <LanguageItems />
      <ColourSchemeItems />
      <Menu.Divider />
      <SignOutItem />
    </>
  );
}

function TermsItem() {
  const { t } = useTranslation();
  return (
    <Menu.Item component={Link} to="/profile/terms" leftSection={<IconListLetters {...icon} />}>
      {t("terms")}
    </Menu.Item>
  );
}

function JournalsItem() {
  const { t } = useTranslation();
  return (
    <Menu.Item component={Link} to="/profile/journals" leftSection={<IconListCheck {...icon} />}>
      {t("journal-profiles")}
    </Menu.Item>
  );
}

function TokensItem() {
  const { t } = useTranslation();
  return (
    <Menu.Item component={Link} to="/profile/tokens" leftSection={<IconKey {...icon} />}>
      {t("api-tokens")}
    </Menu.Item>
  );
}

function ColourSchemeItems() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const schemes = [
    { value: "auto", name: t("scheme-auto"), symbol: <IconDeviceDesktop {...icon} /> },
    { value: "light", name: t("scheme-light"), symbol: <IconSun {...icon} /> },
    { value: "dark", name: t("scheme-dark"), symbol: <IconMoon {...icon} /> },
  ] as const;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t("colour-scheme")}</Menu.Label>
      {schemes.map(({ value, name, symbol }) => (
        <Menu.RadioItem
          key={value}
          value={value}
          checked={colorScheme === value}
          closeMenuOnClick
          rightSection={symbol}
          onChange={() => setColorScheme(value)}
        >
          {name}
        </Menu.RadioItem>
      ))}
    </>
  );
}

function SignOutItem() {
  const { t } = useTranslation();
  return (
    <Menu.Item leftSection={<IconLogout {...icon} />} onClick={signOut}>
      {t("sign-out")}
    </Menu.Item>
  );
}
