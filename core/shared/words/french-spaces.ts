/**
 * A French text as it is typeset: the spaces before `: % $ »` and after `«` do not break, so no line begins with a
 * mark. Texts are written with plain spaces, which people can see. Canadian French has no space before `; ! ?`.
 */
export const frenchSpaces = (text: string): string => text.replace(/ (?=[:%$»])|(?<=«) /g, '\u00a0');
