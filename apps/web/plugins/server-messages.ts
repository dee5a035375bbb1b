import type { Plugin } from "vite";

/** Mails and the guidance for abstracts are written by the server alone. */
const serverNamespaces = /\/locales\/src\/\w+\/(emails|guidance)\.json$/;

/** Keeps the messages that only the server says out of the files that the browser fetches. */
export function serverMessages(): Plugin {
  return {
    name: "curie:server-messages",
    apply: "build",
    enforce: "pre",
    load(id) {
      return serverNamespaces.test(id) ? "{}" : null;
    },
  };
}
