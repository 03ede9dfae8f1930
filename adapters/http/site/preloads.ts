import { DEFAULT_LOCALE, type Locale } from '@rrr/records/languages';
import { join } from 'node:path';
import { builtFile, builtFolder } from './built-file.js';
import { escaped } from './html.js';

/** What a build says about the files of its pages, from tools/webpack/page-files.mjs. */
interface PageFiles {
  /** files by the page's path */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** files that the shell needs before it can load a remote */
  readonly federation?: readonly string[];
}

interface Assets {
  readonly js: { readonly sync: readonly string[] };
  readonly css: { readonly sync: readonly string[] };
}
/** The parts of a remote's manifest (Module Federation) that say what is loaded first. */
interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string; readonly path: string } };
  readonly shared: readonly { readonly name: string; readonly assets: Assets }[];
  readonly exposes: readonly { readonly assets: Assets }[];
}

/** Shared packages that come from the shell, so the remote's own copies stay where they are. */
const FROM_SHELL = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router-dom']);

/** With a low priority: a page's own script and style come first, because nothing runs without them. */
const preload = (href: string): string => {
  const as = href.endsWith('.css') ? 'style' : href.endsWith('.json') ? 'fetch' : 'script';
  return `<link rel="preload" fetchpriority="low" as="${as}"${as === 'fetch' ? ' crossorigin' : ''} href="${escaped(href)}">`;
};

/** Preloads of the files that a page will ask for, so that they arrive side by side instead of one after the other. */
export const preloads = (frontends: string) => {
  const pageFiles = builtFile((text) => JSON.parse(text) as PageFiles);
  const manifests = builtFile((text) => JSON.parse(text) as Manifest);
  const shellFiles = (locale: Locale) =>
    pageFiles(join(frontends, 'shell', `page-files${locale === DEFAULT_LOCALE ? '' : `.${locale}`}.json`));
  return {
    ofPublicPage: (page: string, locale: Locale): string =>
      (shellFiles(locale)?.pages[page] ?? []).map((text) => preload(`/${text}`)).join(''),
    /** The files of a remote of this server; `page` is its path below the area. */
    ofArea: (area: string, page: string, locale: Locale): string => {
      const language = builtFolder(locale);
      const folder = join(frontends, area, language);
      const manifest = manifests(join(folder, 'mf-manifest.json'));
      if (!manifest) return '';
      const { remoteEntry } = manifest.metaData;
      const shared = manifest.shared.filter(({ name }) => !FROM_SHELL.has(name));
      const assets = [...manifest.exposes, ...shared].map((expose) => expose.assets);
      const own = [
        'mf-manifest.json',
        `${remoteEntry.path}${remoteEntry.name}`,
        ...assets.flatMap(({ css, js }) => [...css.sync, ...js.sync]),
        ...(pageFiles(join(folder, 'page-files.json'))?.pages[page] ?? []),
      ];
      return [
        ...(shellFiles(locale)?.federation ?? []).map((text) => `/${text}`),
        ...new Set(own.map((text) => `/remotes/${area}/${language}${text}`)),
      ]
        .map(preload)
        .join('');
    },
  };
};
