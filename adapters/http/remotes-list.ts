import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const REMOTES = ['admin', 'rider', 'dealer', 'promoter'] as const;
type RemoteName = (typeof REMOTES)[number];

export interface StaticSettings {
  /** the build's folder with `shell`, `admin`, `rider`, `dealer` and `promoter` */
  readonly frontends: string;
  /** manifest URLs of remotes deployed elsewhere */
  readonly remotes: Partial<Readonly<Record<RemoteName, string>>>;
}

/** The contract that a remote beside this server was built for; a remote elsewhere names its own in its manifest. */
const contractOf = (manifest: string): number | undefined => {
  if (!existsSync(manifest)) return undefined;
  const { needs } = JSON.parse(readFileSync(manifest, 'utf8')) as { needs?: { contract?: unknown } };
  return typeof needs?.contract === 'number' ? needs.contract : undefined;
};

/** The addresses of the remotes, determined at run time so that each can be deployed separately. */
export const remotesList = ({ frontends, remotes }: StaticSettings) => ({
  // for pages of an earlier shell, which know one number for all
  contract: 1,
  remotes: Object.fromEntries(
    REMOTES.map((remote) => [remote, remotes[remote] ?? `/remotes/${remote}/mf-manifest.json`]),
  ),
  contracts: Object.fromEntries(
    REMOTES.flatMap((remote) => {
      const contract = remotes[remote] ? undefined : contractOf(join(frontends, remote, 'mf-manifest.json'));
      return contract === undefined ? [] : [[remote, contract]];
    }),
  ),
});

export const remoteOrigins = ({ remotes }: StaticSettings): readonly string[] => [
  ...new Set(Object.values(remotes).flatMap((remote) => (remote ? [new URL(remote).origin] : []))),
];
