/** The one HTML page of an app: no inline script, the faces of the first screen and the files that the entry will ask for come early. */
export const page = ({ compilation, htmlWebpackPlugin }) => {
  const { publicPath } = htmlWebpackPlugin.files;
  const at = (name) => `${publicPath === 'auto' ? '' : publicPath}${name}`;
  const faces = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /(inter-latin-wght|barlow-condensed-latin-700)[^/]*\.woff2$/.test(name));
  const favicon = compilation.getAssets().find(({ name }) => /favicon[^/]*\.svg$/.test(name))?.name;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Red Rider Rewards contingency program</title>
    <meta name="description" content="The contingency program for motorcycle racers: see what events pay, enroll, and redeem what you win." />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f6f3" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121417" />
    ${favicon ? `<link rel="icon" type="image/svg+xml" href="${at(favicon)}" />` : ''}
    ${faces.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${at(name)}" />`).join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
    <noscript>Red Rider Rewards needs JavaScript. / Red Rider Rewards a besoin de JavaScript.</noscript>
  </body>
</html>
`;
};
