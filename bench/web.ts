import type { Bench } from "./report.ts";
export const web: Bench = async () => ({ bench: "web", figures: [] });
