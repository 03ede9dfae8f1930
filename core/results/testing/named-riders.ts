import type { RiderFacts } from '../../riders/index.js';
import type { NamedRider } from '../index.js';

/** An enrolled rider of this name. */
export const rider = (id: string, fullName: string, change: Partial<RiderFacts> = {}): RiderFacts => ({
  id,
  fullName,
  familyName: fullName.split(' ').slice(1).join(' '),
  hometown: null,
  state: null,
  amaNumber: null,
  email: `${id}@example.com`,
  login: 'verified',
  enrolment: null,
  bornOn: '1999-01-01',
  parentalConsent: false,
  deactivated: false,
  factory: false,
  bikes: [],
  ...change,
});
/** A row of a file that names somebody. */
export const row = (riderName: string, change: Partial<NamedRider> = {}): NamedRider => ({
  line: 2,
  riderName,
  hometown: null,
  state: null,
  email: null,
  amaNumber: null,
  ...change,
});
