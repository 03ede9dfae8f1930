/** What stands between two edges, and the short name of an inch. */
export const en = { by: '\u00a0×\u00a0', inch: 'in' };
