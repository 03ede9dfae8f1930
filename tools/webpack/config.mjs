import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { version as languages } from '../languages/in-each-language.mjs';
import { DEFAULT_LOCALE, folderOf as builtFolder, LOCALES } from '../languages/table.mjs';
import { ports, root } from './apps.mjs';
import { faqQuestions } from './faq-questions.mjs';
import { Favicon } from './favicon.mjs';
import { firstWords } from './first-words.mjs';
import { Icons } from './icons.mjs';
import { folderOf } from './inputs.mjs';
import { InstallFiles } from './install-files.mjs';
import { page } from './page.mjs';
import { PageFiles } from './page-files.mjs';
import { RemoteNeeds } from './remote-needs.mjs';
import { RemotesFile } from './remotes-file.mjs';
import { shared } from './shared.mjs';
import { UnusedNames } from './unused-names.mjs';
import { WordsFile } from './words-in.mjs';

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Every page of a remote asks for data. In one file with antd it would make pages without antd load antd. */
const QUERY = /[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]/;

/** One file: it comes after a screen's first content, and its weight is counted apart (`e2e/opening`). */
const CHARTS = 'charts';

/** The folders of languages in the build of the first one. */
const OTHER_FOLDERS = LOCALES.map(builtFolder).filter(Boolean);

/** The package's `exports` name only its development files. */
const production = path.join(root, 'node_modules/react-router/dist/production');
const productionRouter = {
  'react-router$': path.join(production, 'index.mjs'),
  'react-router/dom$': path.join(production, 'dom-export.mjs'),
};

/** The faces of the fonts, in a style sheet of their own. */
const FACES = path.join(root, 'frontends/kit/base/styles/faces.css');

/** The half of @ant-design/charts that is used. The other half, graphs, is 850 modules to read and drop again. */
const PLOTS = path.join(root, 'node_modules/@ant-design/plots/es/index.js');

const script = (mode) => ({
  loader: 'swc-loader',
  options: {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: mode === 'development' } },
    },
  },
});

/** As tools/languages/in-each-language.mjs asks for a module in one language. */
const only = (locale) => new RegExp(`^\\?${locale}$`);

/**
 * The shell's two halves, the public site and the frame of the areas, are never on one page. In a layer of its own the
 * area has its own copies of what both use, so that the site's react-router is without the data router (ADR 45). Each
 * language has layers of its own too, without the words of the other. React is one file for all.
 */
const halves = (folder) => [
  ...LOCALES.flatMap((locale) => [
    { include: path.join(folder, 'site/start.tsx'), resourceQuery: only(locale), layer: locale },
    { include: path.join(folder, 'area/start-area.tsx'), resourceQuery: only(locale), layer: `area-${locale}` },
  ]),
  { test: REACT, layer: 'react' },
  {
    test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-.*\.mjs$/,
    use: path.join(root, 'tools/webpack/router-without-framework.mjs'),
  },
  {
    test: /[\\/]react-dom[\\/]cjs[\\/]react-dom(?:-client)?\.production\.js$/,
    use: path.join(root, 'tools/webpack/react-without-unused.mjs'),
  },
];

/** The federation runtime without its parts for Node and for manifests, which the shell reads itself. */
const FEDERATION = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' };

const federation = (app, development) =>
  new ModuleFederationPlugin({
    name: app,
    filename: 'remoteEntry.[contenthash:8].js',
    manifest: true,
    exposes: { './remote': './remote.tsx' },
    dts: false,
    shared,
    shareStrategy: 'loaded-first',
    experiments: {
      optimization: { target: 'web' },
      // The shell provides the runtime; a remote running alone needs its own.
      externalRuntime: !development,
    },
  });

/** The webpack configurations of an app's production build: of a remote, one for each language. */
export const productionOf = (app) =>
  app === 'shell' ? [configOf(app)] : LOCALES.map((locale) => configOf(app, { locale }));

/**
 * The webpack configuration of an app: `shell` or a remote. In development a remote also has its own page.
 *
 * @param locale a remote's language, without the words of others; French has a folder of its own in the English one
 *   (manifestIn in frontends/shell/area/federation). None: all languages.
 */
export const configOf = (app, { mode = 'production', locale } = {}) => {
  const folder = path.join(root, 'frontends', app);
  const isShell = app === 'shell';
  const inFolder = locale === undefined ? '' : builtFolder(locale);
  const development = mode === 'development';
  const hasPage = isShell || development;
  return {
    name: inFolder ? `${app} ${locale}` : app,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    entry: isShell ? { main: './main.tsx', faces: FACES } : hasPage ? { main: './main.ts' } : {},
    output: {
      path: path.join(folderOf(app), inFolder),
      publicPath: isShell ? '/' : 'auto',
      uniqueName: `rrr-${app}`,
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean:
        isShell || inFolder
          ? true
          : { keep: (name) => OTHER_FOLDERS.some((candidate) => `${name}/`.startsWith(candidate)) },
    },
    devtool: development ? 'cheap-module-source-map' : false,
    cache: {
      type: 'filesystem',
      name: [app, mode, ...(locale ? [locale] : [])].join('-'),
      version: languages,
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      // in development the other frontends still build when one is done
      idleTimeoutForInitialStore: 60_000,
      buildDependencies: { config: [import.meta.filename ?? path.join(root, 'tools/webpack/config.mjs')] },
    },
    resolve: {
      alias: { '@ant-design/charts$': PLOTS, ...(development ? {} : productionRouter) },
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['rrr-source', 'import', 'module', 'browser', 'default', mode],
    },
    module: {
      // a name that its module does not export is a page that breaks
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        // Our modules have no side effects, so unused ones are dropped; entries are the exception.
        { test: /\.tsx?$/, exclude: /node_modules/, use: script(mode) },
        { test: /\.tsx?$/, exclude: [/node_modules/, /(main|bootstrap)\.tsx?$/], sideEffects: false },
        {
          test: /\.tsx$/,
          exclude: /node_modules/,
          enforce: 'pre',
          use: path.join(root, 'tools/webpack/icons-one-by-one.mjs'),
        },
        {
          test: /\.ts$/,
          include: path.join(root, 'contract'),
          enforce: 'pre',
          use: path.join(root, 'tools/webpack/schemas-stay-home.mjs'),
        },
        // the last of these reads a source first
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          enforce: 'pre',
          use: { loader: path.join(root, 'tools/webpack/each-language.mjs'), options: locale ? { locale } : {} },
        },
        ...(isShell ? halves(folder) : []),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
      ],
    },
    plugins: [
      // The shell needs no plugin: its area loads the federation runtime (frontends/shell/area/federation).
      ...(isShell ? [new webpack.DefinePlugin(FEDERATION)] : [federation(app, development), new RemoteNeeds()]),
      new UnusedNames(),
      ...(development ? [] : [new PageFiles(app)]),
      ...(development || inFolder ? [] : [new WordsFile('first-words.json', () => firstWords(app))]),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      ...(hasPage && !isShell
        ? [
            new HtmlWebpackPlugin({
              templateContent: page(DEFAULT_LOCALE),
              excludeChunks: [app],
              scriptLoading: 'defer',
            }),
          ]
        : []),
      // One page for each half and language, so that a static host finds them too.
      ...(isShell
        ? [
            ...LOCALES.flatMap((locale) =>
              ['site', 'area'].map(
                (half) =>
                  new HtmlWebpackPlugin({
                    templateContent: page(locale, { half, installable: !development }),
                    filename: `${builtFolder(locale)}${half === 'site' ? 'index' : 'area'}.html`,
                    scriptLoading: 'defer',
                    chunks: ['main'],
                  }),
              ),
            ),
            new RemotesFile(),
            new Favicon(),
            new WordsFile('faq.json', faqQuestions),
            new Icons(),
            new InstallFiles(),
          ]
        : []),
    ],
    optimization: {
      // Inlined constants are not in their importer's hash, so a warm cache could ship old values.
      inlineExports: false,
      splitChunks: {
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== CHARTS,
        cacheGroups: isShell
          ? { react: { test: REACT, name: 'react', enforce: true } }
          : { query: { test: QUERY, name: 'query', enforce: true } },
      },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // swc has threads of its own
          parallel: false,
          terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { comments: false } },
        }),
      ],
    },
    experiments: { layers: isShell },
    performance: { hints: false },
    stats: 'errors-warnings',
    // the federation plugin warns of `publicPath: 'auto'`, which is meant
    infrastructureLogging: { level: 'error' },
    devServer: { port: ports[app] },
  };
};
