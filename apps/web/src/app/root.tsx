import { useLayoutEffect } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router";
import { LanguageProvider } from "#lib/language.tsx";
import { Announcer } from "#ui/status/announcer.tsx";

export function Root() {
  useStartAtTop();
  return (
    <LanguageProvider>
      <Announcer>
        <Outlet />
      </Announcer>
    </LanguageProvider>
  );
}

/** A new page starts at its top; going back leaves the place to the browser, which remembers it. */
function useStartAtTop(): void {
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is the reason to scroll.
  useLayoutEffect(() => {
    if (navigation === "PUSH") window.scrollTo(0, 0);
  }, [pathname, search, navigation]);
}
