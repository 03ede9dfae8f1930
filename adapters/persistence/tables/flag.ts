/** A boolean as written, or as read from the database (0 or 1). */
export type Flag = boolean | number;
