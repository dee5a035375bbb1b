import { contract } from "@curie/contract";
import { minifyContractRouter } from "@orpc/contract";
import type { Plugin } from "vite";

/**
 * The browser needs only method and path of each call. This puts them in place of
 * `lib/contract-routes.ts` in the built app, so that the schemas and their library stay out of it.
 */
export function contractRoutes(): Plugin {
  return {
    name: "curie:contract-routes",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("/src/lib/contract-routes.ts")) return null;
      return `export const contractRoutes = ${JSON.stringify(minifyContractRouter(contract))};`;
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        if (Object.keys(file.modules).some((id) => id.includes("/node_modules/zod/"))) {
          this.error(
            `${file.fileName} has the schemas: keep constants of the contract apart from them`,
          );
        }
      }
    },
  };
}
