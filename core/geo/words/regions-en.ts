/** Names of regions that are not the English ones, by ISO 3166-2. */
export const en: Readonly<Record<string, string>> = {};
