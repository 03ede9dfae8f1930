export const en = { hint: 'Read this page in English' };
