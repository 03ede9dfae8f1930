import { nameKey } from '../shared/index.js';

/**
 * Key for comparing class names without regard to case, spaces and punctuation: "450 A", "450-a" and "450A" are equal.
 */
export const classKey = (name: string): string => nameKey(name).replaceAll(' ', '');
