export const en = { ownReason: 'Reason (not read)' };
