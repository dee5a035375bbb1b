import { MantineProvider } from "@mantine/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cssVariables, theme } from "#ui/theme/theme.ts";
import { Router } from "./router.tsx";

export function Providers({ queries }: { queries: QueryClient }) {
  return (
    <QueryClientProvider client={queries}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        deduplicateCssVariables
      >
        <Router />
      </MantineProvider>
    </QueryClientProvider>
  );
}
