import { createInstance } from '@module-federation/enhanced/runtime';
import giveRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { Remote } from '@rrr/kit/base';
import { addressOf, fetchAddresses } from './remote-addresses.js';
import * as routing from './routing.js';

const exports =
  <T extends object>(load: () => Promise<T>) =>
  async () => {
    const it = await load();
    const value: unknown = 'default' in it ? it.default : it;
    return () => value;
  };
const single = (version: string, get: () => Promise<() => unknown>) => ({
  version,
  get,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** Loads a remote by id. The federation runtime is loaded on demand, because public pages do not need it. */
export const loadRemote = async (id: string): Promise<Remote> => {
  const address = addressOf(await fetchAddresses(), id);
  const { version } = await import('react');
  const federation = createInstance({
    name: 'shell',
    remotes: [{ name: id, entry: address }],
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
      'react-router-dom': single('7.18.5', () => Promise.resolve(() => routing)),
    },
  });
  const loaded = await federation.loadRemote<{ default: Remote }>(`${id}/remote`);
  if (!loaded) throw new Error(`The remote ${id} exposes nothing`);
  return loaded.default;
};
