/** The base of past and other forms that are neither a base form nor a noun. */
export const pastToBase: ReadonlyMap<string, string> = new Map(
  (
    "became:become began:begin came:come went:go took:take gave:give knew:know grew:grow wrote:write chose:choose " +
    "drew:draw ate:eat forgot:forget understood:understand underwent:undergo thought:think brought:bring " +
    "bought:buy taught:teach caught:catch told:tell made:make lost:lose kept:keep meant:mean spent:spend " +
    "got:get did:do said:say led:lead sent:send held:hold built:build found:find saw:see had:have ran:run rose:rise " +
    "were:be was:be is:be are:be has:have been:have_been sold:sell stood:stand heard:hear met:meet paid:pay won:win sought:seek"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

const baseToPast = new Map(
  [...pastToBase]
    .filter(([past]) => !/^(?:were|was|is|are|has|had)$/.test(past))
    .map(([past, base]) => [base, past]),
);

/** The past of a base form: "write" → "wrote", "dry" → "dried"; null where only the participle is known. */
export function pastOf(base: string, participle: string): string | null {
  return baseToPast.get(base) ?? (/ed$/.test(participle) ? participle : null);
}
