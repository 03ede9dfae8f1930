import { listPlaces } from '@rrr/contract';
import { call, useLocale } from '@rrr/kit/base';
import { regionsOf, type Regions } from '@rrr/kit/desk';
import { api } from './api.js';

const { usePlacesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ places: build.query({ ...call(listPlaces), keepUnusedDataFor: 3600 }) }),
});

/** Countries and their states, by name in the reader's language. */
export const usePlaces = () => usePlacesQuery({ query: { lang: useLocale() } });

export const useRegions = (): Regions => regionsOf(usePlaces().data);
