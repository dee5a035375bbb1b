/** Who may see a promotion: everybody, or the people of one region. */
export const promotionAudiences = ["everybody", "china", "rest-of-world"] as const;

/** A page of this site, or of another one that is asked for over a secure connection. */
export function isPromotionLink(link: string): boolean {
  if (/[\s\\]/.test(link)) return false;
  if (link.startsWith("/")) return !link.startsWith("//");
  const url = URL.canParse(link) ? new URL(link) : null;
  return url?.protocol === "https:" && url.username === "" && url.password === "";
}
