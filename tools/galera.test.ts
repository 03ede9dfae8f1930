import { expect, it } from '@jest/globals';
import { missingPackages } from './galera.mjs';

const here =
  (...programs: readonly string[]) =>
  (name: string) =>
    programs.includes(name) ? `/usr/bin/${name}` : undefined;
const SERVER = ['mariadbd', 'mariadb-install-db', 'wsrep_sst_rsync'];

it('names the packages that a cluster needs and this machine lacks', () => {
  expect(missingPackages({ find: here(), exists: () => false })).toEqual([
    'mariadb-server',
    'galera-4',
    'rsync',
    'lsof',
  ]);
  expect(missingPackages({ find: here(...SERVER), exists: () => false })).toEqual(['galera-4', 'rsync', 'lsof']);
  expect(missingPackages({ find: here(...SERVER, 'ss'), exists: () => true })).toEqual(['rsync']);
});

it('takes a machine that has them as it is, wherever the library lies', () => {
  for (const library of ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'])
    expect(missingPackages({ find: here(...SERVER, 'rsync', 'lsof'), exists: (path) => path === library })).toEqual([]);
});
