const CODES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text for HTML, also inside quoted attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (field) => CODES[field] ?? field);

/** JSON for a data block: nothing in it can end the script element or start a comment. */
export const jsonBlock = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (text) => `\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
