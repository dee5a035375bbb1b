import { contract, staffContract, staffSession } from "@curie/contract";
import { type AnyContractRouter, minifyContractRouter, type Route } from "@orpc/contract";
import type { Plugin } from "vite";

const routes: readonly { file: string; name: string; router: AnyContractRouter }[] = [
  { file: "/src/lib/contract-routes.ts", name: "contractRoutes", router: contract },
  { file: "/staff/components/staff-routes.ts", name: "staffRoutes", router: staffContract },
  {
    file: "/staff/components/entry-routes.ts",
    name: "entryRoutes",
    router: { session: staffSession },
  },
];

/** What a route says for people who read the contract, such as its summary, is left out. */
function undocumented(key: string, value: unknown): unknown {
  if (key !== "~orpc") return value;
  const { route, ...procedure } = value as { route: Route };
  const { method, path, inputStructure, outputStructure } = route;
  return { ...procedure, route: { method, path, inputStructure, outputStructure } };
}

/**
 * The browser needs only method and path of each call. This puts them in place of
 * these files in what is built, so that the schemas and their library stay out of it.
 */
export function contractRoutes(): Plugin {
  return {
    name: "curie:contract-routes",
    apply: "build",
    enforce: "pre",
    load(id) {
      const found = routes.find(({ file }) => id.endsWith(file));
      if (!found) return null;
      return `export const ${found.name} = ${JSON.stringify(minifyContractRouter(found.router), undocumented)};`;
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
