/**
 * Makes the spaces before `: ; ! ? % »` and after `«` in a French text non-breaking. Source texts use plain, visible
 * spaces.
 */
export const frenchSpaces = (text: string): string => text.replace(/ (?=[:;!?%»])|(?<=«) /g, '\u00a0');
