import type { GarageBike } from '@rrr/contract';

export const bikeName = ({ year, make, model }: Pick<GarageBike, 'year' | 'make' | 'model'>): string =>
  `${year} ${make} ${model}`;
