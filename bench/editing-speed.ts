import type { Bench } from "./report.ts";
export const editingSpeed: Bench = async () => ({ bench: "editing-speed", figures: [] });
