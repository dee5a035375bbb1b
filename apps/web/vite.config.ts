import type { IncomingMessage } from "node:http";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractRoutes } from "./plugins/contract-routes.ts";
import { firstFiles } from "./plugins/first-files.ts";
import { fontPreloads } from "./plugins/font-preloads.ts";
import { modalWithoutScrollArea } from "./plugins/modal-without-scroll-area.ts";
import { precompress } from "./plugins/precompress.ts";
import { serverMessages } from "./plugins/server-messages.ts";

/**
 * What every first screen needs travels in a few files instead of forty: on a slow line each file
 * costs a round trip. Dialogs, forms and pages stay apart and arrive when they are opened.
 */
const firstScreens = [
  // The entry needs this one and nothing else before the first paint.
  { name: "preload", test: /vite\/preload-helper|rolldown\/runtime/, priority: 5 },
  {
    name: "base",
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next(?!.*\/Trans)|@tanstack|@orpc)\//,
    priority: 4,
  },
  {
    name: "parts",
    test: /node_modules\/(@mantine\/(store|core\/esm\/(core|components\/(Box|Button|Loader|UnstyledButton)\/))|clsx|@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes))/,
    priority: 3,
  },
  // One field, as on the page of plans, does not need what whole forms do.
  {
    name: "fields",
    test: /@mantine\/core\/esm\/components\/(CloseButton|Input|TextInput)\//,
    priority: 3,
  },
  // Menus and tips are placed beside something; dialogs are not, and do without.
  { name: "floating", test: /node_modules\/@floating-ui\//, priority: 3 },
  {
    name: "account",
    test: /features\/accounts\/components\/(account-f|country-field|focus-first|form-failure|password-f|specimen|use-problem)|@mantine\/(form|core\/esm\/components\/PasswordInput)/,
    priority: 1,
  },
  {
    name: "shell",
    test: /src\/(lib\/|features\/(accounts|documents|editing|plans)\/(queries|model)\.ts|app\/(?!.*(page|items|start|dialog|frame|menu|tabs|notice|initials))|ui\/(theme\/(?!\w+[.-]?\w*\.css)|announcer|busy-button|focus-main|language-menu|margin-column|marked-text|menu-button|spinner|visually-hidden|wordmark))|packages\/(contract\/src\/(?!demo|abstract)|locales\/src\/formatting)|icons-react\/dist\/esm\/icons\/Icon(AlertCircle|ChevronDown|Language)\.mjs/,
    priority: 3,
  },
  // What stands around every page but the sign-in ones.
  {
    name: "frame",
    test: /src\/(app\/(?!.*(page|items|start|dialog))|ui\/(?!theme|.*(dialog|choice|feature-list|prose|toast|field-message|open-menu|language-items)))/,
    priority: 2,
  },
];

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
    firstFiles(),
    precompress(),
  ],
  build: {
    outDir: "dist",
    // No image or font may become a data: address; the content policy stays narrow.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: firstScreens } } },
  },
  server: {
    port: 5173,
    // The server listens where PORT says, as it does without Vite.
    proxy: { "/api": server, "/c": { target: server, bypass: pageItself } },
  },
});
