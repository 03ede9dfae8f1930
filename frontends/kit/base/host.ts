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

export interface Notice {
  tone: 'good' | 'wait' | 'bad';
  text: string;
  /** an undo, or the next act */
  action?: { label: string; run: () => void };
}

/** What the shell gives to a remote. Nothing else passes between them. */
export interface Host {
  contract: 1;
  session: Session;
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
