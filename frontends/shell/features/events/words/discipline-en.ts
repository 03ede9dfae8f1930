export const en = { motocross: 'Motocross', offroad: 'Off Road', road: 'Road', flat: 'Flat Track', other: 'Other' };
