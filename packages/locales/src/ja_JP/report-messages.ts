import checks from "./checks.json" with { type: "json" };
import reasons from "./reasons.json" with { type: "json" };
import report from "./report.json" with { type: "json" };

/** What only the change report says. */
export const messages = { checks, reasons, report };
