import type { Fields } from './field.js';

const OWN = { seenBy: 'itself', editedBy: 'itself', audit: 'shown' } as const;
const HIDDEN = { ...OWN, audit: 'masked' } as const;

/** An administrator. The picture has calls of its own. */
export const ADMIN = {
  firstName: { ...OWN, kind: 'text', label: 'firstName', max: 60, required: true, fills: 'given-name' },
  /** stored ones are empty where somebody has one name alone */
  lastName: { ...OWN, kind: 'text', label: 'lastName', max: 60, required: true, fills: 'family-name' },
  /** where the invitation goes; it is of the login afterwards */
  email: { ...OWN, kind: 'email', label: 'email', max: 254, required: true, editedBy: 'admins', audit: 'masked' },
  phone: { ...OWN, kind: 'phone', label: 'phone', max: 40, audit: 'masked', fills: 'tel' },
} as const satisfies Fields;

/** A rider, as riders write it; dealers see what everyone does. The e-mail is of the login, the picture has calls of its own. */
export const RIDER = {
  firstName: { ...OWN, kind: 'text', label: 'firstName', max: 60, required: true, width: 16, fills: 'given-name' },
  lastName: { ...OWN, kind: 'text', label: 'lastName', max: 60, required: true, width: 18, fills: 'family-name' },
  /** `bornOn` in the core */
  dateOfBirth: { ...HIDDEN, kind: 'birthday', label: 'dateOfBirth', column: 'born_on', fills: 'bday' },
  sex: { ...HIDDEN, kind: 'choice', label: 'sex', options: ['male', 'female', 'non-binary'], fills: 'sex' },
  phone1: { ...HIDDEN, kind: 'phone', label: 'phone', max: 40, width: 18, fills: 'tel' },
  amaNumber: { ...OWN, kind: 'text', label: 'amaNumber', max: 40, seenBy: 'everyone', width: 14 },
  mainSport: { ...OWN, kind: 'text', label: 'mainSport', max: 60, notIn: ['desk'] },
  raceStyle: {
    ...OWN,
    kind: 'choice',
    label: 'raceStyle',
    options: ['motocross', 'offroad', 'road', 'flat'],
    notIn: ['desk'],
  },
  hometown: { ...OWN, kind: 'text', label: 'hometown', max: 100, seenBy: 'everyone', width: 20 },
  country: {
    ...OWN,
    kind: 'country',
    label: 'country',
    required: true,
    seenBy: 'everyone',
    width: 9,
    fills: 'country',
    notIn: ['public'],
  },
  addressLine1: { ...HIDDEN, kind: 'text', label: 'street', max: 120, fills: 'address-line1' },
  addressLine2: { ...HIDDEN, kind: 'text', label: 'apartment', max: 120, fills: 'address-line2' },
  city: { ...OWN, kind: 'text', label: 'city', max: 100, width: 18, fills: 'address-level2' },
  state: { ...OWN, kind: 'region', label: 'state', max: 50, seenBy: 'everyone', width: 12, fills: 'address-level1' },
  zipcode: { ...HIDDEN, kind: 'postal-code', label: 'zipcode', max: 12, width: 11, fills: 'postal-code' },
  bio: { ...OWN, kind: 'long-text', label: 'aboutMe', max: 2_000, notIn: ['desk'] },
  socialMedia: { ...HIDDEN, kind: 'text', label: 'socialMedia', max: 500, notIn: ['desk'] },
  /** whether the public pages may name them: first name and initial; a page asks for it apart */
  showName: { ...OWN, kind: 'yes-no', label: 'showName', notIn: ['desk'] },
} as const satisfies Fields;
