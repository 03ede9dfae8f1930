import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, LANGUAGES, LOCALES } from '../languages/table.mjs';
import { root } from './apps.mjs';
import { wordsIn } from './words-in.mjs';

const file = (name) => readFileSync(path.join(root, name), 'utf8');
const WORDS = await wordsIn('shell/install/words/install-*.ts');
const prefixOf = (locale) => LANGUAGES.find(({ code }) => code === locale).prefix;
const PREFIXES = LANGUAGES.map(({ prefix }) => prefix).join(' ');
const NAME = 'Red Rider Rewards';
const icon = (name, size, purpose) => ({ src: `/icons/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose });

export const manifest = (locale) => {
  const { short, description, events } = WORDS[locale];
  const at = (value) => prefixOf(locale) + value;
  return {
    id: '/',
    name: NAME,
    short_name: short,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: at('/auth?open=wallet'),
    scope: '/',
    display: 'standalone',
    background_color: '#f7f6f3',
    theme_color: '#14161a',
    categories: ['sports'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [{ name: events, url: at('/events') }],
  };
};

const STYLE = `
:root { color-scheme: light dark; --ink: #14161a; --muted: #5a606a; --paper: #f7f6f3; --brand: #c8102e; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f1ee; --muted: #a3a8b0; --paper: #121417; } }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Inter, system-ui, sans-serif; }
main { max-width: 34rem; padding: 24px; text-align: center; }
svg { width: 72px; height: 72px; }
h1 { margin: 16px 0 8px; font: 700 40px/1.1 'Barlow Condensed', 'Arial Narrow', sans-serif; }
p { margin: 0 0 24px; color: var(--muted); }
section { margin: 24px 0 0; padding: 16px 20px; border: 1px solid color-mix(in srgb, var(--muted) 40%, transparent);
  border-radius: 10px; text-align: left; }
h2, h3 { margin: 0 0 8px; font: 600 22px/1.2 'Barlow Condensed', 'Arial Narrow', sans-serif; }
h3 { margin-top: 20px; }
dl, dd, section p { margin: 0; }
dl div { padding: 6px 0; }
dt { font-weight: 600; }
.large { font: 700 44px/1.1 'Barlow Condensed', 'Arial Narrow', sans-serif; font-variant-numeric: tabular-nums; }
a { display: inline-flex; align-items: center; min-height: 48px; padding: 0 24px; border-radius: 6px;
  background: var(--brand); color: #fff; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }`;

/** The page that the service worker shows without a connection; it needs no other file. */
export const offlinePage = (locale) => {
  const { title, lead, retry } = WORDS[locale];
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${NAME}</title>
    <style>
${STYLE}
    </style>
  </head>
  <body>
    <main>
      ${file('frontends/kit/base/brand/favicon.svg').trim().replace('<svg ', '<svg aria-hidden="true" ')}
      <h1>${title}</h1>
      <p>${lead}</p>
      <a href="">${retry}</a>
      <!-- sheets -->
    </main>
  </body>
</html>
`;
};

/** Writes what installing needs: the manifest and the offline page in each language, and the service worker. */
export class InstallFiles {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('InstallFiles', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'InstallFiles', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const emit = (name, text) => compilation.emitAsset(name, new sources.RawSource(text));
          const pages = LOCALES.map((locale) => [folderOf(locale), locale]);
          for (const [folder, locale] of pages) {
            emit(`${folder}manifest.webmanifest`, JSON.stringify(manifest(locale)));
            emit(`${folder}offline.html`, offlinePage(locale));
          }
          const worker = file('frontends/shell/install/service-worker.js');
          const version = createHash('sha256')
            .update(worker)
            .update(pages.map(([, value]) => offlinePage(value)).join(''));
          emit(
            'service-worker.js',
            worker.replace('__VERSION__', version.digest('hex').slice(0, 12)).replace('__PREFIXES__', PREFIXES),
          );
        },
      ),
    );
  }
}
