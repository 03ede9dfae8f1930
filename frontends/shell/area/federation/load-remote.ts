import { createInstance } from '@module-federation/enhanced/runtime';
import giveRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { Remote } from '@rrr/kit/base';
import { localeOf } from '../../app/locale-path.js';
import {
  addressOf,
  deployedOf,
  fetchAddresses,
  fetchManifest,
  manifestIn,
  type DeployedRemote,
} from './remote-addresses.js';
import * as routing from './routing.js';

const exports =
  <T extends object>(load: () => Promise<T>) =>
  async () => {
    const awaited = await load();
    const value: unknown = 'default' in awaited ? awaited.default : awaited;
    return () => value;
  };
const single = (version: string, get: () => Promise<() => unknown>) => ({
  version,
  get,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});
const ROUTER = '7.18.5';
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** Milliseconds until the scripts of a remote that were asked for count as unreachable. */
const SCRIPTS_LIMIT = 30_000;

const withLimit = <T>(work: Promise<T>, limit: number, what: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not load in ${limit / 1000} s`)), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** The first files travel together with the entry, which would ask for them later. */
const preload = ({ entry, files }: DeployedRemote) => {
  for (const href of [entry, ...files]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'script', href });
    document.head.append(link);
  }
};

/**
 * Loads a remote by id, with the federation runtime, which public pages do not need.
 *
 * @throws OtherVersion when the remote does not fit this shell; another error when it does not load in time. A later
 *   call of the same page cannot help: a browser answers a script with the preload that failed before.
 */
export const loadRemote = async (id: string): Promise<Remote> => {
  const address = manifestIn(addressOf(await fetchAddresses(), id), localeOf(location.pathname));
  const [manifest, { version }] = await Promise.all([fetchManifest(address), import('react')]);
  const versions = Object.fromEntries([...PACKAGES.map((pack) => [pack, version]), ['react-router-dom', ROUTER]]);
  const remote = deployedOf(id, address, manifest, { versions, routing: Object.keys(routing) });
  preload(remote);
  const federation = createInstance({
    name: 'shell',
    remotes: [{ name: id, entry: remote.entry, entryGlobalName: remote.globalName, type: 'global' }],
    // remotes are built without a runtime and use this one
    plugins: [giveRuntime()],
    shared: {
      react: single(
        version,
        exports(() => import('react')),
      ),
      'react/jsx-runtime': single(
        version,
        exports(() => import('react/jsx-runtime')),
      ),
      'react-dom': single(
        version,
        exports(() => import('react-dom')),
      ),
      'react-dom/client': single(
        version,
        exports(() => import('react-dom/client')),
      ),
      'react-router-dom': single(ROUTER, () => Promise.resolve(() => routing)),
    },
  });
  const loading = federation.loadRemote<{ default: Remote }>(`${id}/remote`);
  const loaded = await withLimit(loading, SCRIPTS_LIMIT, `The remote ${id}`);
  if (!loaded) throw new Error(`The remote ${id} exposes nothing`);
  return loaded.default;
};
