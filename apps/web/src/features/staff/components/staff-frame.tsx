import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NavLink, Outlet, useLocation } from "react-router";
import { LanguageMenu } from "#ui/menus/language-menu.tsx";
import { SkipLink } from "#ui/page/skip-link.tsx";
import { Wordmark } from "#ui/page/wordmark.tsx";
import { ContentSkeleton } from "#ui/status/content-skeleton.tsx";
import { entryClient, staffSessionQuery } from "../entry/queries.ts";
import { pagesFor } from "../model.ts";
import classes from "./staff-frame.module.css";

/** What stands around every page of the console. */
export function StaffFrame() {
  const { t } = useTranslation(["staff", "app"]);
  const { pathname } = useLocation();
  const session = useQuery(staffSessionQuery);
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  // The menu of small screens is open for one page alone.
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const menuOpen = menuOf === pathname;
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  const member = session.data?.member ?? null;
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.head}>
        <Wordmark to="/" />
        <span className={classes.name}>{t("console")}</span>
        <div className={classes.right}>
          {member && <Who name={member.name} />}
          <div className={classes.menu}>
            <Button
              aria-expanded={menuOpen}
              aria-controls="staff-pages"
              onClick={() => setMenuOf(menuOpen ? null : pathname)}
            >
              {t("app:menu")}
            </Button>
          </div>
        </div>
      </header>
      <div className={classes.body}>
        <nav
          id="staff-pages"
          className={`${classes.nav} ${menuOpen ? classes.open : ""}`}
          aria-label={t("pages")}
        >
          <ul>
            {member &&
              pagesFor(member.role).map((page) => (
                <li key={page}>
                  <NavLink to={`/${page}`}>{t(`page-${page}`)}</NavLink>
                </li>
              ))}
          </ul>
          {member && (
            <div className={classes.leave}>
              <SignOut />
            </div>
          )}
        </nav>
        <main id="main" className={classes.main} ref={main} tabIndex={-1}>
          {member ? <Outlet /> : <ContentSkeleton label={t("app:loading")} />}
        </main>
      </div>
    </div>
  );
}

function Who({ name }: { name: string }) {
  return (
    <>
      <span className={classes.who}>{name}</span>
      <LanguageMenu />
      <div className={classes.signOut}>
        <SignOut />
      </div>
    </>
  );
}

/** In the head, and where that is too narrow for it below the pages. */
function SignOut() {
  const { t } = useTranslation("app");
  const signOut = useMutation({
    mutationFn: () => entryClient.session.signOut({}),
    onSuccess: () => location.assign("/staff/sign-in"),
  });
  return <Button onClick={() => signOut.mutate()}>{t("sign-out")}</Button>;
}
