import type { Fields } from './field.js';

const ADMINS = { seenBy: 'itself', editedBy: 'admins', audit: 'shown' } as const;

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
