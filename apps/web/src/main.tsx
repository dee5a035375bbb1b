import "#ui/theme/tokens.css";
import "#ui/theme/fonts.css";
import "#ui/theme/mantine.css";
import "#ui/theme/page.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { prepare } from "#app/prepare.ts";
import { Providers } from "#app/providers.tsx";
import { createRouter } from "#app/router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no place for the application");

// The router fetches the code of the first page while session and words are on their way.
const router = createRouter();
const queries = await prepare();
createRoot(root).render(
  <StrictMode>
    <Providers queries={queries} router={router} />
  </StrictMode>,
);
