/** Why a field is invalid. Each code is also the key of its translated text. */
export const VALIDATION_CODES = [
  'required',
  'type',
  'number',
  'whole_number',
  'too_small',
  'too_big',
  'too_short',
  'too_long',
  'choice',
  'unknown_field',
  'format',
  'hidden',
  'id',
  'pin',
  'email',
  'date',
  'instant',
  'path',
  'noticeLink',
  'json',
  'not_allowed',
  'order',
  'file_missing',
] as const;
export type ValidationCode = (typeof VALIDATION_CODES)[number];

export const isValidationCode = (text: string): text is ValidationCode =>
  (VALIDATION_CODES as readonly string[]).includes(text);
