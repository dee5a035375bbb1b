import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractRoutes } from "./plugins/contract-routes.ts";
import { fontPreloads } from "./plugins/font-preloads.ts";
import { precompress } from "./plugins/precompress.ts";

export default defineConfig({
  plugins: [react(), contractRoutes(), fontPreloads(), precompress()],
  build: {
    outDir: "dist",
    // No image or font may become a data: address; the content policy stays narrow.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    proxy: { "/api": "http://localhost:3000" },
  },
});
