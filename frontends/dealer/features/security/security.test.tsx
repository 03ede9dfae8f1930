import { test } from '@jest/globals';
import { securityJourney } from '@rrr/kit/desk/testing';
import { atTheCounter } from '../../testing/at-the-counter.js';

test('login and security', () => securityJourney('dealer', (path, answers) => atTheCounter(path, { answers })));
