export const withAnotherLanguage: (root: string, to: string, folders?: readonly string[]) => number;
