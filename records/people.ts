import type { Fields } from './field.js';

const OWN = { seenBy: 'itself', editedBy: 'itself', audit: 'shown' } as const;

/** An administrator. The picture has calls of its own. */
export const ADMIN = {
  firstName: { ...OWN, kind: 'text', label: 'firstName', max: 60, required: true, fills: 'given-name' },
  /** stored ones are empty where somebody has one name alone */
  lastName: { ...OWN, kind: 'text', label: 'lastName', max: 60, required: true, fills: 'family-name' },
  /** where the invitation goes; it is of the login afterwards */
  email: { ...OWN, kind: 'email', label: 'email', max: 254, required: true, editedBy: 'admins', audit: 'masked' },
  phone: { ...OWN, kind: 'phone', label: 'phone', max: 40, audit: 'masked', fills: 'tel' },
} as const satisfies Fields;
