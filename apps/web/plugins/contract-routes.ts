import { contract, staffContract, staffSession } from "@curie/contract";
import { type AnyContractRouter, minifyContractRouter } from "@orpc/contract";
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
      return `export const ${found.name} = ${JSON.stringify(minifyContractRouter(found.router))};`;
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
