import { listCountries, type Response } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from './api.js';

const { useCountriesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ countries: build.query({ ...call(listCountries), keepUnusedDataFor: 3600 }) }),
});

/** Countries that occur in the records of a list, for its filter. */
export const useCountriesOf = (records: keyof Response<typeof listCountries>): { codes?: readonly string[] } => {
  const codes = useCountriesQuery({}).data?.[records];
  return codes ? { codes } : {};
};
