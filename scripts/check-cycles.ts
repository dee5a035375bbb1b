import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readImports } from "./import-graph.ts";

/**
 * Checks that no files import one another in a circle, neither at run time nor for their types: a
 * file can be read, moved and tested without the ones above it.
 *
 * Tarjan's algorithm finds the strongly connected components of the graph of imports in one walk. A
 * component with more than one file is a circle, and is answered as its files in order.
 */
export function findCycles(root: string): string[][] {
  const imports = readImports(root);
  return componentsOf(imports).filter(
    (files) => files.length > 1 || imports.get(files[0] ?? "")?.has(files[0] ?? ""),
  );
}

type Visit = { file: string; targets: Iterator<string>; order: number; lowest: number };

function componentsOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const orders = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const components: string[][] = [];
  for (const start of edges.keys()) {
    if (orders.has(start)) continue;
    const visits: Visit[] = [];
    const enter = (file: string) => {
      const order = orders.size;
      orders.set(file, order);
      open.push(file);
      isOpen.add(file);
      const targets = (edges.get(file) ?? new Set<string>()).values();
      visits.push({ file, targets, order, lowest: order });
    };
    enter(start);
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const { value: target, done } = visit.targets.next();
      if (!done) {
        const order = orders.get(target);
        if (order === undefined) {
          if (edges.has(target)) enter(target);
        } else if (isOpen.has(target)) visit.lowest = Math.min(visit.lowest, order);
        continue;
      }
      visits.pop();
      const above = visits.at(-1);
      if (above) above.lowest = Math.min(above.lowest, visit.lowest);
      if (visit.lowest < visit.order) continue;
      const component = open.splice(open.indexOf(visit.file));
      for (const file of component) isOpen.delete(file);
      components.push(component.sort());
    }
  }
  return components;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const cycles = findCycles(dirname(dirname(fileURLToPath(import.meta.url))));
  for (const files of cycles) process.stdout.write(`in a circle: ${files.join(", ")}\n`);
  process.exitCode = cycles.length === 0 ? 0 : 1;
}
