import { test } from '@jest/globals';
import { securityJourney } from '@rrr/kit/desk/testing';
import { atTheTrack } from '../../testing/at-the-track.js';

test('login and security', () => securityJourney('promoter', (path, answers) => atTheTrack(path, { answers })));
