import { keepsPicture } from '@rrr/kit/pact';
import { dealerId } from '../testing/examples.js';

keepsPicture('dealer', {
  given: [['a dealer is signed in', { dealerId }]],
  type: 'dealer',
  subjectId: dealerId,
  who: 'a dealer',
  what: 'its picture',
});
