import { photoAwards } from '@rrr/contract';
import { call } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { usePhotoAwardsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ photoAwards: build.query({ ...call(photoAwards), providesTags: ['photos'] }) }),
});
