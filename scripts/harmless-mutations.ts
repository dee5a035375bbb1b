import type { Mutation } from "./mutation-places.ts";

/**
 * Mutations that no test can notice, each with its reason: the program does the same for every input it
 * can get, or `npm run check` refuses the change before any test runs. Lines stand without indentation.
 */
type Harmless = { file: string; why: string; changes: readonly (readonly [string, string])[] };

const refusedByTypes = "the type check refuses it";
const sameEither = "equal values give the same result on either side";
const picked = [
  "identity",
  "document",
  "status",
  "file",
  "words",
  "createdAt",
  "dueAt",
  "refunded",
];

export const harmless: readonly Harmless[] = [
  {
    file: "apps/server/src/features/billing/rules.ts",
    why: refusedByTypes,
    changes: [
      ["if (passthrough === undefined) return null;", ""],
      ['if (!item) throw new Error("a subscription without items");', ""],
    ],
  },
  {
    file: "apps/server/src/features/billing/alipay/rules.ts",
    why: "no two fields have one name",
    changes: [
      [".toSorted(([a], [b]) => (a < b ? -1 : 1))", ".toSorted(([a], [b]) => (a <= b ? -1 : 1))"],
    ],
  },
  {
    file: "apps/server/src/features/billing/alipay/rules.ts",
    why: "an answer begins with a brace, before the name in it",
    changes: [
      [
        'const open = start < 0 ? -1 : body.indexOf("{", start);',
        'const open = start <= 0 ? -1 : body.indexOf("{", start);',
      ],
      [
        "if (open < 0 || !/^\\s*:\\s*$/.test(body.slice(start + name.length + 2, open))) return null;",
        "if (open <= 0 || !/^\\s*:\\s*$/.test(body.slice(start + name.length + 2, open))) return null;",
      ],
    ],
  },
  {
    file: "apps/server/src/features/billing/stripe/rules.ts",
    why: sameEither,
    changes: [
      [
        "const there = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift;",
        "const there = shift > 0 ? amount * 10 ** shift : amount / 10 ** -shift;",
      ],
      [
        "const here = shift >= 0 ? amount * 10 ** shift : amount / 10 ** -shift;",
        "const here = shift > 0 ? amount * 10 ** shift : amount / 10 ** -shift;",
      ],
    ],
  },
  {
    file: "apps/server/src/features/plans/subscriptions/rules.ts",
    why: "each event is folded once, so no two have one identity",
    changes: [
      [
        "return a.occurredAt.getTime() - b.occurredAt.getTime() || (a.eventId < b.eventId ? -1 : 1);",
        "return a.occurredAt.getTime() - b.occurredAt.getTime() || (a.eventId <= b.eventId ? -1 : 1);",
      ],
    ],
  },
  {
    file: "apps/server/src/features/plans/catalogue/rules.ts",
    why: refusedByTypes,
    changes: [
      [
        "if (plan.planName === null || plan.billingInterval === null) return null;",
        "if (plan.planName === null && plan.billingInterval === null) return null;",
      ],
      ["if (plan.planName === null || plan.billingInterval === null) return null;", ""],
      ["if (!price) return null;", ""],
    ],
  },
  {
    file: "apps/server/src/features/plans/rules.ts",
    why: sameEither,
    changes: [
      [
        "return monthOf(plan.recursFrom, at < plan.recursFrom ? plan.recursFrom : at).begin;",
        "return monthOf(plan.recursFrom, at <= plan.recursFrom ? plan.recursFrom : at).begin;",
      ],
    ],
  },
  {
    file: "packages/contract/src/abstracts/abstract-route.ts",
    why: "where an answer is missing the route ends, and what stands behind it is left out anyway",
    changes: [["if (value === undefined) continue;", ""]],
  },
  {
    file: "packages/contract/src/accounts/passkeys.ts",
    why: refusedByTypes,
    changes: [["requireResidentKey: z.literal(true),", "requireResidentKey: z.literal(false),"]],
  },
  {
    file: "packages/contract/src/billing/prices.ts",
    why: "a share of nothing is no number, and no number is above 0",
    changes: [
      [
        "if (monthlyPrice === null || yearlyPrice === null || monthlyPrice <= 0) return null;",
        "if (monthlyPrice === null || yearlyPrice === null || monthlyPrice < 0) return null;",
      ],
    ],
  },
  {
    file: "packages/contract/src/documents/document-service.ts",
    why: refusedByTypes,
    changes: [
      [
        ".input(byIdentity.extend({ fileName: z.string().max(255), keepFile: z.literal(false) }))",
        ".input(byIdentity.extend({ fileName: z.string().max(255), keepFile: z.literal(true) }))",
      ],
      [
        ".output(z.object({ done: z.literal(true) })),",
        ".output(z.object({ done: z.literal(false) })),",
      ],
    ],
  },
  {
    file: "packages/contract/src/documents/documents.ts",
    why: refusedByTypes,
    changes: [
      [
        ".output(z.object({ done: z.literal(true) }))",
        ".output(z.object({ done: z.literal(false) }))",
      ],
    ],
  },
  {
    file: "packages/contract/src/feedback/survey.ts",
    why: refusedByTypes,
    changes: [["if (state.shownOn === null) return true;", ""]],
  },
  {
    file: "packages/contract/src/http.ts",
    why: refusedByTypes,
    changes: [
      [
        "export const Done = z.object({ done: z.literal(true) });",
        "export const Done = z.object({ done: z.literal(false) });",
      ],
    ],
  },
  {
    file: "packages/contract/src/human-editing/human-editing.ts",
    why: refusedByTypes,
    changes: [
      ...picked.map((name) => [`${name}: true,`, `${name}: false,`] as const),
      [
        "export const HumanOrderPaymentForm = PaymentForm.omit({ additionalData: true }).strict();",
        "export const HumanOrderPaymentForm = PaymentForm.omit({ additionalData: false }).strict();",
      ],
    ],
  },
  {
    file: "packages/contract/src/locales.ts",
    why: refusedByTypes,
    changes: [[`if (!language) throw new Error(\`no site language for \${locale}\`);`, ""]],
  },
];

/** Why a mutation makes no difference; null where nobody has shown that. */
export function reasonOfHarmless({ file, before, after }: Mutation): string | null {
  const found = harmless.find(
    (one) =>
      one.file === file &&
      one.changes.some(([from, to]) => from === before.trim() && to === after.trim()),
  );
  return found?.why ?? null;
}
