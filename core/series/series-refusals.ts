import { refusal } from '../shared/index.js';

export class SeriesInUse extends refusal('SERIES_IN_USE', 'The series has events or awards') {}
export class BonusWithoutValue extends refusal(
  'BONUS_WITHOUT_VALUE',
  'A bonus needs a value and a day until which it can be redeemed',
) {}
/** `limit` and `asked` in minor units. */
export class BonusOverLimit extends refusal('BONUS_OVER_LIMIT', 'The bonus is above the limit') {}
