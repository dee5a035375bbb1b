import staff from "./staff.json" with { type: "json" };

export const messages = { staff };
