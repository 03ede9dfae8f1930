import type { States } from '@rrr/kit/pact';
import { adminId } from './examples.js';
import { partnerStates } from './partner-states.js';
import { raceStates } from './race-states.js';
import { reportStates } from './report-states.js';
import { riderStates } from './rider-states.js';
import { unseen } from './unseen.js';

export const states: States = {
  always: [['an admin is signed in', { adminId }]],
  calls: { ...raceStates, ...riderStates, ...partnerStates, ...reportStates },
  unseen,
};
