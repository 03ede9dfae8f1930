/** Countries that occur in records, ISO codes in alphabetical order: what their lists can be filtered by. */
interface CountriesOfRecords {
  readonly riders: readonly string[];
  readonly dealers: readonly string[];
  readonly events: readonly string[];
}

export interface CountryQueries {
  ofRecords(): Promise<CountriesOfRecords>;
}
