import "#ui/theme/mantine.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { preloadFirstPage } from "./pages.ts";
import { prepare } from "./prepare.ts";
import { Providers } from "./providers.tsx";
import { Router } from "./router.tsx";
import { UnreachablePage } from "./unreachable-page.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no place for the application");

preloadFirstPage(location.pathname);
const { queries, reached } = await prepare();
// As a transition, drawing yields to the browser again and again instead of holding it up in one go.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers queries={queries}>{reached ? <Router /> : <UnreachablePage />}</Providers>
    </StrictMode>,
  ),
);
