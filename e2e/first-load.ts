import { get } from 'node:http';
import type { Page } from 'playwright-core';
import type { Who } from './screen.js';

const KIB = 1024;

/** KiB of script, gzip as served, with which a screen may be opened for the first time (docs/quality.md). */
export const SCRIPT_LIMIT: Readonly<Record<Who, number>> = {
  nobody: 80,
  dealer: 190,
  rider: 220,
  promoter: 220,
  admin: 250,
};

export type Kind = 'script' | 'stylesheet' | 'font';
export interface LoadedFile {
  readonly kind: Kind;
  readonly url: string;
  readonly bytes: number;
}

const isKind = (type: string): type is Kind => ['script', 'stylesheet', 'font'].includes(type);

/** The bytes of a response's body as they travel to a client that takes gzip. */
const servedBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${answer.statusCode} ${url}`)),
      );
    }).on('error', reject);
  });

/** Weighs what pages load; a file is asked for once. */
export const fileScale = () => {
  const known = new Map<string, Promise<number>>();
  const weigh = (url: string): Promise<number> => {
    const bytes = known.get(url) ?? servedBytes(url);
    known.set(url, bytes);
    return bytes;
  };
  return {
    /** The scripts, styles and fonts that `open` makes a page load, preloaded ones too. */
    loadedBy: async (page: Page, open: () => Promise<unknown>): Promise<LoadedFile[]> => {
      const asked = new Map<string, Kind>();
      const note = (request: { url(): string; resourceType(): string }) => {
        const kind = request.resourceType();
        if (isKind(kind) && request.url().startsWith('http')) asked.set(request.url(), kind);
      };
      page.on('request', note);
      try {
        await open();
      } finally {
        page.off('request', note);
      }
      return Promise.all([...asked].map(async ([url, kind]) => ({ kind, url, bytes: await weigh(url) })));
    },
  };
};

/** The drawing of charts, which comes after their tables (quality: "before charts"). */
export const isCharts = ({ url }: LoadedFile): boolean => new URL(url).pathname.includes('/charts.');

export const kibOf = (files: readonly LoadedFile[], kind: Kind): number =>
  files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
