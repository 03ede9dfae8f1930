import { afterEach, expect, jest, test } from '@jest/globals';
import {
  addressOf,
  deployedOf,
  fetchAddresses,
  manifestIn,
  OtherVersion,
  type RemoteManifest,
} from './remote-addresses.js';

const remotes = { rider: '/remotes/rider/mf-manifest.json', dealer: 'https://cdn.example.com/dealer/mf-manifest.json' };
const offered = {
  versions: { react: '19.3.1', 'react-dom': '19.3.1', 'react-router-dom': '7.18.5' },
  routing: ['Link', 'useParams'],
};
const assets = (...names: string[]) => ({
  js: { sync: names.filter((it) => it.endsWith('.js')) },
  css: { sync: names.filter((it) => it.endsWith('.css')) },
});
const manifest = (over: Partial<RemoteManifest> = {}): RemoteManifest => ({
  metaData: { remoteEntry: { name: 'remoteEntry.1.js', path: '' }, globalName: 'dealer', publicPath: 'auto' },
  exposes: [{ name: 'remote', assets: assets('a.js', 'a.css') }],
  shared: [
    { name: 'react', requiredVersion: '19.3.1', assets: assets('react.js') },
    { name: 'i18next', requiredVersion: '26.7.2', assets: assets('words.js', 'a.js') },
  ],
  needs: { contract: 1, routing: ['Link'] },
  ...over,
});
const at = 'https://cdn.example.com/dealer/mf-manifest.json';

test('an address may be on this origin or on another', () => {
  expect(addressOf({ remotes }, 'rider')).toBe('http://localhost/remotes/rider/mf-manifest.json');
  expect(addressOf({ remotes }, 'dealer')).toBe(at);
  expect(() => addressOf({ remotes }, 'admin')).toThrow('remotes.json names no admin');
});

test('French is in a folder beside English', () => {
  expect(manifestIn(at, 'en')).toBe(at);
  expect(manifestIn(at, 'fr')).toBe('https://cdn.example.com/dealer/fr/mf-manifest.json');
  expect(manifestIn(`${at}?v=1#a/b`, 'fr')).toBe('https://cdn.example.com/dealer/fr/mf-manifest.json?v=1#a/b');
});

test('a remote of another contract keeps out itself, and no other remote', () => {
  const contracts = { rider: 2, dealer: 1 };
  expect(() => addressOf({ remotes, contracts }, 'rider')).toThrow(OtherVersion);
  expect(addressOf({ remotes, contracts }, 'dealer')).toBe(at);
});

test('the number for all, of an earlier server, keeps nobody out', () => {
  const old = { contract: 2, remotes };
  expect(addressOf(old, 'dealer')).toBe(at);
});

test('entry and first files are beside the manifest, without what the shell shares', () => {
  expect(deployedOf('dealer', at, manifest(), offered)).toEqual({
    entry: 'https://cdn.example.com/dealer/remoteEntry.1.js',
    globalName: 'dealer',
    files: ['a.js', 'a.css', 'words.js'].map((it) => `https://cdn.example.com/dealer/${it}`),
  });
});

test.each([
  ['another contract', { needs: { contract: 2, routing: [] } }, /contract 2, the shell has 1/],
  ['another major version of React', { shared: [{ name: 'react', requiredVersion: '^20.0.0' }] }, /needs react \^20/],
  ['a part of the router that is not shared', { needs: { contract: 1, routing: ['useFetcher'] } }, /needs useFetcher/],
] as const)('a remote with %s is not run', (_, over, message) => {
  const deploy = () => deployedOf('dealer', at, manifest(over), offered);
  expect(deploy).toThrow(OtherVersion);
  expect(deploy).toThrow(message);
});

test('a remote from before the manifest named its needs is run', () => {
  const { needs: _, ...old } = manifest();
  expect(deployedOf('dealer', at, old, offered).globalName).toBe('dealer');
});

afterEach(() => void jest.useRealTimers());

test('a list that never answers is given up', async () => {
  const fetched = jest.fn((_: string, { signal }: RequestInit) => {
    expect(signal).toBeInstanceOf(AbortSignal);
    return Promise.resolve({ ok: false, status: 502 } as Response);
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
  await expect(fetchAddresses()).rejects.toThrow('/remotes.json answered 502');
});
