import { languagePrefix, type Locale } from '@rrr/records/languages';
import { HOST_CONTRACT } from '@rrr/kit/base';
import { startData } from '../../app/start-data.js';

/** The response of /remotes.json: manifest URLs of the remotes, which the shell's build does not know. */
export interface RemoteAddresses {
  remotes: Readonly<Record<string, string>>;
  /** the `Host` contract that each remote was built for, where the server knows it */
  contracts?: Readonly<Record<string, number>>;
}

/** A remote needs another version of the shell. Only its own area says so. */
export class OtherVersion extends Error {}

const checkContract = (id: string, contract: number | undefined) => {
  if (contract !== undefined && contract !== HOST_CONTRACT)
    throw new OtherVersion(`The remote ${id} was built for contract ${contract}, the shell has ${HOST_CONTRACT}`);
};

export const addressOf = ({ contracts, remotes }: RemoteAddresses, id: string): string => {
  checkContract(id, contracts?.[id]);
  const address = remotes[id];
  if (!address) throw new Error(`remotes.json names no ${id}`);
  return new URL(address, location.origin).href;
};

/** The manifest of a remote in a language: French is built into a folder `fr` beside the manifest of English. */
export const manifestIn = (address: string, locale: Locale): string =>
  address.replace(/\/(?=[^/?#]+(?:$|[?#]))/, `${languagePrefix(locale)}/`);

/** Milliseconds until a file of addresses counts as unreachable. */
const FILE_LIMIT = 10_000;

const readJson = async <T>(url: string, init?: RequestInit): Promise<T> => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(FILE_LIMIT) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
};

/** From the page, where the server wrote them into it, else from the server. */
export const fetchAddresses = async (): Promise<RemoteAddresses> =>
  startData().remotes ?? (await readJson('/remotes.json', { credentials: 'same-origin', cache: 'no-cache' }));

interface Assets {
  js: { sync: readonly string[] };
  css: { sync: readonly string[] };
}

/** The parts of a remote's mf-manifest.json that the shell reads. */
export interface RemoteManifest {
  metaData: { remoteEntry: { name: string; path: string }; globalName: string; publicPath: string };
  exposes: readonly { name: string; assets: Assets }[];
  shared: readonly { name: string; requiredVersion?: string; assets?: Assets }[];
  /** what our own build adds (tools/webpack/remote-needs.mjs) */
  needs?: { contract: number; routing: readonly string[] };
}

/** A remote as it is deployed now. */
export interface DeployedRemote {
  entry: string;
  globalName: string;
  /** its first files, which may travel together with the entry */
  files: readonly string[];
}

export interface Offered {
  /** versions of the packages that the shell shares */
  versions: Readonly<Record<string, string>>;
  /** names of react-router-dom that the shell shares */
  routing: readonly string[];
}

const majorOf = (version: string): string | undefined => /\d+/.exec(version)?.[0];

/**
 * @throws OtherVersion when the remote was built for another contract, another major version of a shared package, or
 *   with a part of react-router-dom that this shell does not share: it would crash
 */
export const deployedOf = (
  id: string,
  manifestUrl: string,
  manifest: RemoteManifest,
  offered: Offered,
): DeployedRemote => {
  checkContract(id, manifest.needs?.contract);
  const missing = manifest.needs?.routing.filter((name) => !offered.routing.includes(name)) ?? [];
  if (missing.length)
    throw new OtherVersion(`The remote ${id} needs ${missing.join(', ')} of react-router-dom, which is not shared`);
  for (const { name, requiredVersion } of manifest.shared) {
    const [asked, given] = [majorOf(requiredVersion ?? ''), majorOf(offered.versions[name] ?? '')];
    if (asked && given && asked !== given)
      throw new OtherVersion(`The remote ${id} needs ${name} ${requiredVersion}, the shell has ${given}`);
  }
  const { remoteEntry, globalName, publicPath } = manifest.metaData;
  const folder = publicPath === 'auto' ? new URL('.', manifestUrl).href : new URL(publicPath, manifestUrl).href;
  const assets = [
    ...manifest.exposes.map((one) => one.assets),
    ...manifest.shared.flatMap((one) => (offered.versions[one.name] || !one.assets ? [] : [one.assets])),
  ];
  const files = assets.flatMap(({ js, css }) => [...js.sync, ...css.sync]);
  return {
    entry: new URL(remoteEntry.path + remoteEntry.name, folder).href,
    globalName,
    files: [...new Set(files)].map((file) => new URL(file, folder).href),
  };
};

export const fetchManifest = (url: string): Promise<RemoteManifest> => readJson(url);
