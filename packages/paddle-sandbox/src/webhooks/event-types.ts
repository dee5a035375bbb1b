type EventType = { name: string; description: string; group: string; available_versions: number[] };

/** What can be subscribed to, by the entity it is about. Imports and accounts never change here. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  address: ["created", "updated", "imported"],
  adjustment: ["created", "updated"],
  api_key: ["created", "updated", "expired", "expiring", "revoked"],
  api_key_exposure: ["created"],
  business: ["created", "updated", "imported"],
  client_token: ["created", "updated", "revoked"],
  customer: ["created", "updated", "imported"],
  discount: ["created", "updated", "imported"],
  discount_group: ["created", "updated"],
  payment_method: ["saved", "deleted"],
  payout: ["created", "paid"],
  price: ["created", "updated", "imported"],
  product: ["created", "updated", "imported"],
  report: ["created", "updated"],
  subscription: [
    "activated",
    "canceled",
    "created",
    "imported",
    "past_due",
    "paused",
    "resumed",
    "trialing",
    "updated",
  ],
  transaction: [
    "billed",
    "canceled",
    "completed",
    "created",
    "paid",
    "past_due",
    "payment_failed",
    "ready",
    "revised",
    "updated",
  ],
};

export const eventTypes: readonly EventType[] = Object.entries(verbs).flatMap(([entity, all]) =>
  all.map((verb) => ({
    name: `${entity}.${verb}`,
    description: `Sent when a ${entity.replaceAll("_", " ")} is ${verb.replaceAll("_", " ")}.`,
    group: entity.charAt(0).toUpperCase() + entity.slice(1).replaceAll("_", " "),
    available_versions: [1],
  })),
);

export const eventNames: readonly string[] = eventTypes.map(({ name }) => name);

export function describeEvent(name: string): EventType {
  return (
    eventTypes.find((one) => one.name === name) ?? {
      name,
      description: "",
      group: "",
      available_versions: [1],
    }
  );
}
