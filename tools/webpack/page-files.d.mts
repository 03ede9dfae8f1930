export const pageModules: (app: string) => Readonly<Record<string, string>>;
