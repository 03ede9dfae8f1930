export const en = { punctual: 'Results of {{onTime}} of the last {{events}} events came within {{days}} days' };
