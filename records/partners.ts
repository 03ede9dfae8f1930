import type { Fields } from './field.js';

const THEIRS = { seenBy: 'everyone', editedBy: 'itself' } as const;

/** Where a partner is and how to reach it. */
const phone = { ...THEIRS, kind: 'phone', label: 'phone', max: 40, audit: 'masked', width: 18, fills: 'tel' } as const;
const websiteUrl = {
  ...THEIRS,
  kind: 'website',
  label: 'website',
  max: 255,
  audit: 'shown',
  width: 30,
  fills: 'url',
} as const;
const addressLine1 = {
  ...THEIRS,
  kind: 'text',
  label: 'addressLine1',
  max: 120,
  audit: 'masked',
  fills: 'address-line1',
} as const;
const addressLine2 = { ...addressLine1, label: 'addressLine2', fills: 'address-line2' } as const;
const city = {
  ...THEIRS,
  kind: 'text',
  label: 'city',
  max: 100,
  audit: 'shown',
  width: 18,
  fills: 'address-level2',
} as const;
const state = {
  ...THEIRS,
  kind: 'region',
  label: 'state',
  max: 50,
  audit: 'shown',
  width: 12,
  fills: 'address-level1',
} as const;
const zipcode = {
  ...THEIRS,
  kind: 'postal-code',
  label: 'zipcode',
  max: 12,
  audit: 'masked',
  fills: 'postal-code',
} as const;
const bio = { ...THEIRS, kind: 'long-text', label: 'bio', max: 2_000, audit: 'shown' } as const;
const email = { kind: 'email', label: 'email', max: 254, audit: 'masked', width: 28, fills: 'email' } as const;

/** A dealer: who it is, where it is and how to reach it. Its picture has calls of its own. */
export const DEALER = {
  name: {
    kind: 'text',
    label: 'name',
    max: 120,
    required: true,
    seenBy: 'everyone',
    editedBy: 'admins',
    audit: 'shown',
    width: 28,
  },
  /** the brand's number of the dealer, unique */
  dealerId: {
    kind: 'text',
    label: 'dealerId',
    max: 40,
    required: true,
    seenBy: 'everyone',
    editedBy: 'admins',
    audit: 'shown',
    width: 14,
    column: 'maker_number',
  },
  /** decides the currency that it redeems */
  country: {
    kind: 'country',
    label: 'country',
    required: true,
    seenBy: 'everyone',
    editedBy: 'admins',
    audit: 'shown',
    width: 9,
  },
  addressLine1: { ...addressLine1, width: 26 },
  addressLine2: { ...addressLine2, width: 20 },
  city,
  state,
  zipcode: { ...zipcode, width: 11 },
  phone,
  /** everybody sees it once the dealer agrees (`showEmail`) */
  email: { ...email, seenBy: 'itself', editedBy: 'itself' },
  websiteUrl,
  /** only on its own page and the desk: the finder is a list */
  bio: { ...bio, notIn: ['public'] },
} as const satisfies Fields;

/** A promoter, who is found and reached as a dealer is; the e-mail is where letters go. */
export const PROMOTER = {
  name: {
    ...THEIRS,
    kind: 'text',
    label: 'name',
    max: 120,
    required: true,
    audit: 'shown',
    width: 28,
    fills: 'organization',
  },
  contactName: {
    kind: 'text',
    label: 'contactName',
    max: 120,
    seenBy: 'itself',
    editedBy: 'itself',
    audit: 'shown',
    width: 22,
    fills: 'name',
  },
  email: { ...email, required: true, seenBy: 'itself', editedBy: 'itself' },
  phone: { ...phone, seenBy: 'itself' },
  websiteUrl,
  addressLine1: { ...addressLine1, seenBy: 'itself' },
  addressLine2: { ...addressLine2, seenBy: 'itself' },
  country: {
    ...THEIRS,
    kind: 'country',
    label: 'country',
    audit: 'shown',
    width: 9,
    fills: 'country',
  },
  city,
  state,
  zipcode: { ...zipcode, seenBy: 'itself' },
  bio,
} as const satisfies Fields;
