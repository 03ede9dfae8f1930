import { keepsPicture } from '@rrr/kit/pact';
import { adminId } from './examples.js';
import { dealerId } from './partner-examples.js';

keepsPicture('admin', {
  given: [
    ['an admin is signed in', { adminId }],
    ['a dealer exists', { dealerId }],
  ],
  type: 'dealer',
  subjectId: dealerId,
  who: 'an admin',
  what: 'the picture of a dealer',
});
