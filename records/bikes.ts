import type { Fields } from './field.js';

const RIDERS = { seenBy: 'everyone', editedBy: 'itself', audit: 'shown' } as const;
const ADMINS = { seenBy: 'itself', editedBy: 'admins', audit: 'shown' } as const;

/** A motorcycle as its rider writes it; dealers do not see its VIN. Forms of their own check the VIN while it is typed. */
export const BIKE = {
  year: { ...RIDERS, kind: 'number', label: 'modelYear', min: 1980, max: 2_100, required: true },
  make: { ...RIDERS, kind: 'text', label: 'make', max: 60, required: true },
  model: { ...RIDERS, kind: 'text', label: 'model', max: 60, required: true },
  /** 17 characters of A–Z and 0–9 without I, O and Q, in either case */
  vin: { ...RIDERS, kind: 'text', label: 'vin', max: 40, required: true, seenBy: 'itself', audit: 'masked' },
} as const satisfies Fields;

/** Which VINs the bikes of a model and year have. Whether it is verified is code. */
export const VIN_PATTERN = {
  model: { ...ADMINS, kind: 'text', label: 'model', max: 60, required: true, width: 20 },
  year: {
    ...ADMINS,
    kind: 'number',
    label: 'modelYear',
    header: 'year',
    min: 1980,
    max: 2_099,
    required: true,
    width: 8,
  },
  /** up to 17 upper-case characters, `*` for any; shorter patterns match as prefixes */
  pattern: { ...ADMINS, kind: 'text', label: 'vinPattern', max: 40, required: true, width: 20 },
} as const satisfies Fields;
