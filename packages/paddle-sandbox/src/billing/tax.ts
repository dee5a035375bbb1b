/** Sales tax in percent by country; everywhere else it is none. */
const rates: ReadonlyMap<string, number> = new Map(
  Object.entries({ CN: 6, GB: 20, ES: 21, JP: 10, BR: 0, US: 0 }),
);

export function taxPercent(countryCode: string | null): number {
  return countryCode === null ? 0 : (rates.get(countryCode) ?? 0);
}

/** As the API states a rate: `0.06`. */
export function taxRate(countryCode: string | null): string {
  return String(taxPercent(countryCode) / 100);
}
