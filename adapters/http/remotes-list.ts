export const REMOTES = ['admin', 'rider', 'dealer', 'promoter'] as const;
type RemoteName = (typeof REMOTES)[number];

export interface StaticSettings {
  /** the build's folder with `shell`, `admin`, `rider`, `dealer` and `promoter` */
  readonly frontends: string;
  /** manifest URLs of remotes deployed elsewhere */
  readonly remotes: Partial<Readonly<Record<RemoteName, string>>>;
}

/** The addresses of the remotes, determined at run time so that each can be deployed separately. */
export const remotesList = ({ remotes }: StaticSettings) => ({
  contract: 1,
  remotes: Object.fromEntries(REMOTES.map((it) => [it, remotes[it] ?? `/remotes/${it}/mf-manifest.json`])),
});

export const remoteOrigins = ({ remotes }: StaticSettings): readonly string[] => [
  ...new Set(Object.values(remotes).flatMap((it) => (it ? [new URL(it).origin] : []))),
];
