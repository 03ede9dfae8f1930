import type { TaxRecord as Shown } from '@rrr/contract';
import type { TaxRecord } from '@rrr/core/riders';

const percent = (basisPoints: number): number => basisPoints / 100;

export const presentTax = ({ country, treatyCountry, treatyBasisPoints, statedAt, confirmed }: TaxRecord): Shown => ({
  country,
  treaty:
    treatyCountry === null || treatyBasisPoints === null
      ? null
      : { country: treatyCountry, percent: percent(treatyBasisPoints) },
  statedAt,
  confirmed: confirmed && {
    at: confirmed.at,
    percent: confirmed.basisPoints === null ? null : percent(confirmed.basisPoints),
  },
});
