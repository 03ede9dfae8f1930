import { test } from '@jest/globals';
import { securityJourney } from '@rrr/kit/desk/testing';
import { asRider } from '../../testing/as-rider.js';

test('login and security', () => securityJourney('rider', (path, answers) => asRider(path, answers)));
