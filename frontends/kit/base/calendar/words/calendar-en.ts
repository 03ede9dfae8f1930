export const en = { add: 'Add to calendar', subscribe: 'Subscribe in your calendar' };
