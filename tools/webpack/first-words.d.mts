type Words = Readonly<Record<string, { readonly title: string; readonly lead?: string; readonly acts?: boolean }>>;
export declare const firstWords: (app: string) => Promise<{ readonly en: Words; readonly fr: Words }>;
