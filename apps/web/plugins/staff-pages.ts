import type { Plugin } from "vite";

/** While developing, addresses of the console show its two pages, as the server does with the built ones. */
export function staffPages(): Plugin {
  return {
    name: "curie:staff-pages",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        if (/^\/staff\/(sign-in|invitation)$/.test(path)) request.url = "/staff-sign-in.html";
        else if (/^\/staff(\/[\w/-]*)?$/.test(path)) request.url = "/staff.html";
        next();
      });
    },
  };
}
