export const version: string;
export const wordName: (name: string, locale: string) => string;
export const withEachLanguage: (
  source: string,
  options: { readonly file: string; readonly locales?: readonly string[]; readonly layered?: boolean },
) => string;
