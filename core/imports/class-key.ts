import { nameKey } from '../shared/index.js';

/** "450 A", "450-a" and "450A" may be one class: names that differ by case, spaces and signs alone have one key. */
export const classKey = (name: string): string => nameKey(name).replaceAll(' ', '');
