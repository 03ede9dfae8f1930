import type { dealersLean, Response } from '@rrr/contract';
import { blank, DEALER } from '@rrr/records';

export const dealerFound: Response<typeof dealersLean>['dealers'][number] = {
  ...blank(DEALER),
  _id: '01hq00000000000000000f0001',
  dealerId: 'D-1001',
  email: null,
  name: 'High Desert Cycles',
  addressLine1: '410 Mill Road',
  addressLine2: 'Suite 2',
  city: 'Bend',
  state: 'OR',
  zipcode: '97701',
  country: 'US',
  phone: '5415550140',
  websiteUrl: 'https://cycles.example.com',
  profileImage: null,
  bio: 'Parts and service since 1986',
  deActivated: false,
  currency: 'USD',
  lat: 44.0582,
  lon: -121.3153,
  miles: null,
};
