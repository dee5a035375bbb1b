// Runs before the first paint, in a file of its own because the content policy allows no inline
// script. It says which colours and which empty frame to draw, so that a dark page is never white
// for a moment and nothing moves when the application takes over. In the built app the addresses of
// the code and messages that this page will need stand in `firstFiles` (see the plugin of that name).
(() => {
  const root = document.documentElement;
  const path = location.pathname;

  let choice = null;
  try {
    // The key is the one Mantine stores under.
    choice = localStorage.getItem("mantine-color-scheme-value");
  } catch {
    // Storage may be closed to this site; the device then decides.
  }
  const dark =
    choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");

  const account = /^\/(sign-in|sign-up|forgot|reset|confirm)\/?$/.test(path);
  root.setAttribute("data-first-frame", account ? "account" : "page");

  const files = globalThis.firstFiles;
  if (!files) return;
  const inPath = { en: "en", es: "es", jp: "ja", br: "pt", cn: "zh" };
  const segment = /^\/(\w+)\/rubriq/.exec(path)?.[1];
  const cookie = /curie-language=(\w\w)_/.exec(document.cookie)?.[1];
  const language =
    inPath[segment] ??
    cookie ??
    navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in files.messages) ??
    "en";
  const page = /^\/sign-in\/?$/.test(path)
    ? "signIn"
    : path === "/"
      ? "front"
      : /\/rubriq(\/editing)?\/?$/.test(path)
        ? "editing"
        : account
          ? null
          : "frame";
  if (!page) return;
  for (const file of [...files[page], ...(files.messages[language]?.[page] ?? [])]) {
    preload(file, file.endsWith(".css") ? { rel: "preload", as: "style", crossOrigin: "" } : {});
  }

  function preload(href, attributes) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href, ...attributes });
    document.head.append(link);
  }
})();
