/** A season is a calendar year. */
export const seasonOf = (today: string) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` });
