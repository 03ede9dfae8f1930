import type { listPlaces, Response } from '@rrr/contract';
import type { Regions } from './form-field.js';

/** The choices of a `region` field; none until the places are known, and one writes freely. */
export const regionsOf = (places: Response<typeof listPlaces> | undefined): Regions =>
  Object.fromEntries(
    Object.entries(places?.regions ?? {}).map(([country, all]) => [
      country,
      all.map(({ code, name }) => ({ value: code, label: name })),
    ]),
  );
