import { expect, test } from '@jest/globals';
import { DatabaseFault } from '@rrr/persistence';
import { pino } from 'pino';
import { tellOfFaults } from './tell-of-faults.js';

test('a database that takes no writes is told loudly, and measured', () => {
  const lines: { level: number; msg: string; fault?: string }[] = [];
  const measured: boolean[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const tell = tellOfFaults(log, { takesWrites: (does) => void measured.push(does) });
  tell(new DatabaseFault('gone', { place: '/data/rewards.sqlite' }));
  tell(null);
  expect(lines).toMatchObject([
    { level: 60, fault: 'gone', msg: expect.stringMatching(/\(\/data\/rewards\.sqlite\): .* Stop the server, put/) },
    { level: 40, msg: 'the database takes writes again' },
  ]);
  expect(measured).toEqual([false, true]);
});
