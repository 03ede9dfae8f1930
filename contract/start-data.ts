import type { Response } from './endpoint.js';
import type { NoticePlace, ShownNotice } from './notices.js';
import type { getConfig, Session } from './session.js';

/** The id of the data block in the server's HTML. */
export const START_DATA = 'start-data';

/** What the server knows about a page's visitor, in the HTML, so that the first screen waits for fewer requests. */
export interface StartData {
  /** as getSession answers; missing when the server could not tell */
  readonly session?: Session | null;
  readonly config?: Response<typeof getConfig>;
  /** as /remotes.json answers */
  readonly remotes?: {
    /** for pages of an earlier shell, which know one number for all */
    readonly contract: number;
    readonly remotes: Readonly<Record<string, string>>;
    /** the contract that each remote was built for, where the server knows it */
    readonly contracts?: Readonly<Record<string, number>>;
  };
  /** the notices of the half's place, so that no screen moves when they come; missing when the server could not tell */
  readonly notices?: { readonly place: NoticePlace; readonly shown: readonly ShownNotice[] };
  /** addresses of the GET calls that the page's first screen makes; they are asked for before its code has come */
  readonly calls?: readonly string[];
  /** the visitor statistics that the operator has set up; they run only after consent */
  readonly analytics?: { readonly script: string; readonly site: string };
}
