export const file: string;
export const productionPackages: () => { name: string; licence: string }[];
export const questionable: () => string[];
export const written: () => string;
