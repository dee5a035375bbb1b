import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractRoutes } from "./plugins/contract-routes.ts";
import { entryApart } from "./plugins/entry-apart.ts";
import { modalWithoutScrollArea } from "./plugins/modal-without-scroll-area.ts";
import { precompress } from "./plugins/precompress.ts";
import { serverMessages } from "./plugins/server-messages.ts";

/**
 * The console of operators and editors: a build of its own, so that no file of the users' app can hold
 * a part of it. The server reads the manifest to know which files the sign-in page needs (ADR 30).
 */
export default defineConfig({
  base: "/staff/",
  publicDir: false,
  plugins: [
    react(),
    contractRoutes(),
    serverMessages(),
    modalWithoutScrollArea(),
    entryApart(),
    precompress(),
  ],
  build: {
    outDir: "dist/staff",
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["staff.html", "staff-sign-in.html"] },
  },
});
