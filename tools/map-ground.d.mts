export const file: string;
export const text: () => string;
