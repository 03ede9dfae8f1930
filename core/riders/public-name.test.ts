import { expect, test } from '@jest/globals';
import { publicName } from './public-name.js';

test.each([
  ['Riley', 'Ostrander', 'Riley O.'],
  ['Zoë', 'émile', 'Zoë É.'],
  [' Jo ', ' ', 'Jo'],
  ['Ana', 'e\u0301clair', 'Ana É.'.normalize('NFD')],
])('%s %s is named %s', (firstName, lastName, said) => expect(publicName({ firstName, lastName })).toBe(said));
