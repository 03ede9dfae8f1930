import { expect, it } from '@jest/globals';
import { DatabaseFault } from '@rrr/persistence';
import { isUnavailable } from './unavailable.js';

const caused = (cause: unknown) => Object.assign(new Error('failed'), { cause });

it.each([
  ['a node that is not ready', { errno: 1047, code: 'ER_UNKNOWN_COM_ERROR' }],
  ['a commit that the cluster did not take', { errno: 1180 }],
  ['a statement that was ended', { errno: 1317 }],
  ['a connection that was ended, for which the driver has no name', { errno: 1927 }],
  ['a time limit of MariaDB, for which the driver has no name', { errno: 1969 }],
  ['a server that takes no writes for now', { errno: 1290 }],
  ['a table that cannot grow', { errno: 1114, code: 'ER_RECORD_FILE_FULL', sqlMessage: "The table 'x' is full" }],
  ['a full disk', { errno: 1021, code: 'ER_DISK_FULL' }],
  ['a full disk as an engine tells it', { errno: 1030, sqlMessage: 'Got error 28 "No space left on device"' }],
  [
    'a full disk as the server tells it',
    { errno: 3, code: 'EE_WRITE', sqlMessage: 'Error writing file (Errcode: 28)' },
  ],
  ['a file that cannot grow', { code: 'SQLITE_FULL' }],
  ['a file that only reads', { code: 'SQLITE_READONLY' }],
  ['a file that was removed', caused(new DatabaseFault('gone'))],
  ['a lost race outside of a unit of work', { errno: 1213 }],
  ['a group of MySQL that did not take a commit', { errno: 3100 }],
  ['a server that is away', { code: 'ECONNREFUSED', errno: -111 }],
  ['what another error was caused by', caused({ errno: 1047 })],
])('%s is told as unavailable for now', (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

it.each([
  ['a statement that cannot be read', { errno: 1064, code: 'ER_PARSE_ERROR' }],
  ['an engine without such an error', { errno: 1030, sqlMessage: 'Got error 122 from storage engine' }],
  ['a row that is there already', { errno: 1062, code: 'ER_DUP_ENTRY' }],
  ['a fault of the program', new TypeError('x is not a function')],
  ['nothing', null],
])('%s is not', (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});
