import { Outlet, ScrollRestoration } from "react-router";
import { LanguageProvider } from "#lib/language.tsx";
import { Announcer } from "#ui/announcer.tsx";

export function Root() {
  return (
    <LanguageProvider>
      <Announcer>
        <Outlet />
        <ScrollRestoration />
      </Announcer>
    </LanguageProvider>
  );
}
