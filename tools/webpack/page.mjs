import { folderOf } from '../languages/table.mjs';
import { wordsIn } from './words-in.mjs';

const WORDS = await wordsIn('shell/words/page-*.ts');

/**
 * The HTML page of an app in a language; the shell has one for each half. No inline script; the files that the entry
 * will ask for come early. Fonts come later (ADR 45). The server writes each page's own head between the marks
 * (adapters/http/site); the comments with `!` outlive minifying.
 */
export const page =
  (locale, { half, installable = false } = {}) =>
  ({ compilation, htmlWebpackPlugin }) => {
    const words = WORDS[locale];
    const { publicPath } = htmlWebpackPlugin.files;
    const at = (name) => `${publicPath === 'auto' ? '' : publicPath}${name}`;
    const favicon = compilation.getAssets().find(({ name }) => /favicon[^/]*\.svg$/.test(name))?.name;
    // The entry imports these at once. Preloaded, not as scripts: an import that finds a failed script waits for it.
    const groups = half === undefined ? [] : [`${half}-${locale}`];
    const files = [...new Set(groups.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []))];
    const faces = (compilation.namedChunkGroups.get('faces')?.getFiles() ?? []).filter((file) => file.endsWith('.css'));
    const [scripts, styles] = ['.js', '.css'].map((ending) => files.filter((name) => name.endsWith(ending)));
    return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <!--!head--><title>${words.title}</title>
    <meta name="description" content="${words.description}" /><!--!/head-->
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f6f3" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121417" />
    ${installable ? `<link rel="manifest" href="/${folderOf(locale)}manifest.webmanifest" /><link rel="apple-touch-icon" href="/apple-touch-icon.png" />` : ''}
    ${favicon ? `<link rel="icon" type="image/svg+xml" href="${at(favicon)}" />` : ''}
    ${[
      ...htmlWebpackPlugin.files.js.map(
        (href) => `<link rel="preload" as="script" fetchpriority="high" href="${href}" />`,
      ),
      ...scripts.map((name) => `<link rel="preload" as="script" fetchpriority="high" href="${at(name)}" />`),
      ...styles.map((name) => `<link rel="stylesheet" href="${at(name)}" />`),
      // for no medium until the first screen is drawn (frontends/shell/app/release-fonts.ts)
      ...faces.map((name) => `<link rel="stylesheet" id="faces" media="not all" href="${at(name)}" />`),
    ].join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
    <noscript>${words.script}</noscript>
  </body>
</html>
`;
  };
