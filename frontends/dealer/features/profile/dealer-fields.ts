import { DEALER, type Field, only } from '@rrr/records';

/** What a dealer may change of itself; name, number and country are for admins. */
export const FIELDS = only(DEALER, 'editedBy', 'itself');
export type Name = keyof typeof FIELDS;
/** What a browser may fill in. */
export const fillsOf = (name: Name): string => (FIELDS[name] as Field).fills ?? 'off';

/** The input of each kind. */
export const TYPES = {
  text: 'text',
  'postal-code': 'text',
  region: 'text',
  'long-text': 'textarea',
  email: 'email',
  phone: 'tel',
  website: 'url',
} as const;

/** How an address of each kind is written, told before the server refuses it. */
export const FORMS: Partial<Record<keyof typeof TYPES, RegExp>> = {
  email: /^\S+@\S+\.\S+$/,
  website: /^https?:\/\/\S+$/i,
};
