/** The outlines of the mark, in a box of 48. */
export const PLATE =
  'M9 3h30a6 6 0 0 1 6 6v19.5c0 2.9-1.1 5.2-3.2 7.2l-6.6 6.2A11 11 0 0 1 27.7 45h-7.4a11 11 0 0 1-7.5-3.1l-6.6-6.2C4.1 33.7 3 31.4 3 28.5V9a6 6 0 0 1 6-6Z';
export const LETTER = 'M2 18V2h5.2a4 4 0 0 1 0 8H2m4.8 0 4.7 8';
/** The same as text, for what React does not draw; `clip` is an id of its own. */
export const markText = (clip: string): string =>
  `<svg viewBox="0 0 48 48" aria-hidden="true"><clipPath id="${clip}"><path d="${PLATE}"/></clipPath><g clip-path="url(#${clip})"><path d="${PLATE}" fill="#fff"/><path d="M0 48V36.5L48 30.5V48ZM0 33.7 48 27.7V29L0 35Z" fill="#c8102e"/></g><g fill="none" stroke="#14161a" stroke-width="3.8" transform="translate(11.6 7.8) skewX(-7)"><path d="${LETTER}"/><path d="${LETTER}" transform="translate(14.5 0)"/></g><path d="${PLATE}" fill="none" stroke="#14161a" stroke-width="2"/></svg>`;
