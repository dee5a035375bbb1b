/**
 * The seven feature flags of section 6 and one for an extension of ours (G-23), and what they are
 * when nobody has said anything.
 */
export const flagDefaults = {
  rubriq_china_also_uses_paddle: false,
  curie_group_based_china_trials_enabled: false,
  curie_abstract_writer: false,
  curie_row_free_trials_through_paddle: false,
  curie_use_paddle_billing_for_new_subscriptions: false,
  rubriq_show_repriced_and_renamed_plans_for_row: false,
  rubriq_upsell_discount: false,
  curie_change_plan: false,
} as const satisfies Record<string, boolean>;

/**
 * For whom operators switch a flag (G-83): this installation, the pages of one application, or one person.
 * Who is nearest decides: person, then application, then environment.
 */
export const flagScopes = ["environment", "application", "person"] as const;
export type FlagScope = (typeof flagScopes)[number];

/** Which client a page is shown for, by its host name (G-8). */
export const applicationIdentities = ["default", "partner"] as const;
export type ApplicationIdentity = (typeof applicationIdentities)[number];

export type FlagName = keyof typeof flagDefaults;
export const flagNames = Object.keys(flagDefaults) as FlagName[];
