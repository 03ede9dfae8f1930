import type { Locale, Session } from '@rrr/contract';
import type { HttpClient } from './http/http-client.js';

export type { Locale, Session } from '@rrr/contract';

/** The number a shell and a remote must agree on; raised with every breaking change of `Host` or `Remote`. */
export const HOST_CONTRACT = 1;

export type ThemeName = 'light' | 'dark';

/** The theme in force, and a way to hear of its change (the reader's system may turn dark in the evening). */
export interface Theme {
  current(): ThemeName;
  subscribe(listener: () => void): () => void;
}

/** The session in force, which changes when it is asked for again: after a new picture, name or e-mail. */
export interface LiveSession {
  current(): Session;
  subscribe(listener: () => void): () => void;
  /** asks the API again; a failure leaves the session as it was */
  refresh(): Promise<void>;
}

export interface Notice {
  tone: 'good' | 'wait' | 'bad';
  text: string;
  /** an undo, or the next act */
  action?: { label: string; run: () => void };
}

/** What the shell gives to a remote. Nothing else passes between them. */
export interface Host {
  contract: 1;
  /** as it was when the remote was registered; who it is stays the same, `live` has the rest */
  session: Session;
  /** missing in shells from before it */
  live?: LiveSession;
  /** where the remote's routes begin, with the language prefix: `/auth/rider` or `/fr/auth/rider` */
  basePath: string;
  http: HttpClient;
  locale: Locale;
  theme: Theme;
  /** `to` is a path of the portal without language prefix: `/auth/rider/redemptions` */
  navigate(to: string): void;
  notify(notice: Notice): void;
  report(error: unknown): void;
}
