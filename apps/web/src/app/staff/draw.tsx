import "#ui/theme/mantine.css";
import { MantineProvider } from "@mantine/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router";
import { cssVariables, theme } from "#ui/theme/theme.ts";
import { ErrorBoundary } from "../error-boundary.tsx";
import { Root } from "../root.tsx";

/** Draws pages of the console; their addresses stand below `/staff`. */
export function drawStaff(queries: QueryClient, pages: ReactNode): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no place for the console");
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
          deduplicateCssVariables
        >
          <BrowserRouter basename="/staff">
            <ErrorBoundary>
              <Suspense fallback={null}>
                <Routes>
                  <Route element={<Root />}>{pages}</Route>
                </Routes>
              </Suspense>
            </ErrorBoundary>
          </BrowserRouter>
        </MantineProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
