import type { IncomingMessage } from "node:http";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractRoutes } from "./plugins/contract-routes.ts";
import { firstFiles } from "./plugins/first-files.ts";
import { firstScreenGroups, firstScreens } from "./plugins/first-screens.ts";
import { fontPreloads } from "./plugins/font-preloads.ts";
import { modalWithoutScrollArea } from "./plugins/modal-without-scroll-area.ts";
import { precompress } from "./plugins/precompress.ts";
import { serverMessages } from "./plugins/server-messages.ts";
import { staffPages } from "./plugins/staff-pages.ts";
import { withoutStaff } from "./plugins/without-staff.ts";

const server = `http://localhost:${process.env.PORT ?? 3000}`;

/** A trial link that is opened as an address is a page; asked for in the background it is a call. */
function pageItself({ headers }: IncomingMessage): string | undefined {
  return headers.accept?.includes("text/html") ? "/index.html" : undefined;
}

export default defineConfig({
  plugins: [
    react(),
    contractRoutes(),
    serverMessages(),
    modalWithoutScrollArea(),
    fontPreloads(),
    firstScreens(),
    firstFiles(),
    withoutStaff(),
    staffPages(),
    precompress(),
  ],
  build: {
    outDir: "dist",
    // No image or font may become a data: address; the content policy stays narrow.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: firstScreenGroups } } },
  },
  server: {
    port: 5173,
    // The server listens where PORT says, as it does without Vite.
    proxy: { "/api": server, "/c": { target: server, bypass: pageItself } },
  },
});
