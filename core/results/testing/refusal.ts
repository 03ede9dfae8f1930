export const nothingMoved = { issued: 0, reversed: 0, overpaid: 0 };
