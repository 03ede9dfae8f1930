import { notReadable } from './refused.js';

/** What the spreadsheet library takes for a tag; what it does not see must not be seen here either. */
const TAG = /<(\/?)(?:[^\s?><!/:"]*:|)([^\s?<>:/"]+)((?:\s+[^<>=?"'\s]+="[^"]*?")*)\s*\/?>/g;
const ATTRIBUTE = /\s+([^<>=?"'\s]+)="([^"]*?)"/g;

export type Tag = readonly [whole: string, end: string, name: string, attributes: string];

/** The tags of an XML text in their order, by local name. `end` is `/` for a closing tag. */
export function* tagsOf(xml: string): Generator<Tag> {
  for (const [whole, end = '', name = '', attributes = ''] of xml.matchAll(TAG))
    yield [whole, end, name.replace(/_[\s\S]*$/, ''), attributes];
}

/**
 * XML without comments, and without the conditions of formats, which can name each other until a format is longer than
 * the memory. What takes their place parts the letters before from those after, so no new tag comes to be.
 * @throws Refused when it declares a type of document; no spreadsheet does
 */
export const plainXml = (xml: string): string => {
  if (/<!(?:doctype|entity)/i.test(xml)) throw notReadable('spreadsheet');
  const plain = xml.replace(/<!--[\s\S]*?(?:-->|$)/g, ' ');
  return plain.includes('map')
    ? plain.replace(TAG, (whole, _end, name: string) => (/^map(?:_|$)/.test(name) ? '<none/>' : whole))
    : plain;
};

export const isClosed = (tag: string): boolean => tag.endsWith('/>');

/**
 * The attributes of a tag by local name.
 * @throws Refused when one occurs twice under other prefixes, or has a name that no spreadsheet program writes
 */
export const attributesOf = (attributes: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (!/^[a-z\d.:-]+$/i.test(name)) throw notReadable('spreadsheet');
    const local = name.slice(name.lastIndexOf(':') + 1).toLowerCase();
    if (!found.has(local)) found.set(local, value);
    // an extension repeats what stands there: `office:value-type` and `calcext:value-type`
    else if (!/ext:/.test(name)) throw notReadable('spreadsheet');
  }
  return found;
};
