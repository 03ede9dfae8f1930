const WORDS = {
  en: {
    title: 'Red Rider Rewards contingency program',
    description: 'The contingency program for motorcycle racers: see what events pay, enroll, and redeem what you win.',
    script: 'Red Rider Rewards needs JavaScript.',
  },
  fr: {
    title: 'Programme de contingence Red Rider Rewards',
    description:
      'Le programme de contingence des pilotes de course moto\u00a0: voyez ce que paient ' +
      'les événements, inscrivez-vous et utilisez ce que vous gagnez.',
    script: 'Red Rider Rewards a besoin de JavaScript.',
  },
};

/**
 * The HTML page of an app in a language: no inline script, the faces of the first screen and the files that the entry
 * will ask for come early.
 */
export const page =
  (locale) =>
  ({ compilation, htmlWebpackPlugin }) => {
    const words = WORDS[locale];
    const { publicPath } = htmlWebpackPlugin.files;
    const at = (name) => `${publicPath === 'auto' ? '' : publicPath}${name}`;
    const faces = compilation
      .getAssets()
      .map(({ name }) => name)
      .filter((name) => /(inter-latin-wght|barlow-condensed-latin-700)[^/]*\.woff2$/.test(name));
    const favicon = compilation.getAssets().find(({ name }) => /favicon[^/]*\.svg$/.test(name))?.name;
    return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${words.title}</title>
    <meta name="description" content="${words.description}" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f6f3" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121417" />
    ${favicon ? `<link rel="icon" type="image/svg+xml" href="${at(favicon)}" />` : ''}
    ${faces.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${at(name)}" />`).join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
    <noscript>${words.script}</noscript>
  </body>
</html>
`;
  };
