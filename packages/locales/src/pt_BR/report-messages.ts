import reasons from "./reasons.json" with { type: "json" };
import report from "./report.json" with { type: "json" };

/** What only the change report says. */
export const messages = { reasons, report };
