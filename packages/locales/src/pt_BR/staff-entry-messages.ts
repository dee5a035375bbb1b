import entry from "./staff-entry.json" with { type: "json" };

export const messages = { "staff-entry": entry };
