import report from "./report.json" with { type: "json" };

/** What only the change report says. */
export const words = { report };
