// What the frontends take from npm, as CommonJS files for tests: each package is one file, and antd and its icons are
// only what a source file imports (ADR 10). Every test file loads them anew, and antd alone would be 1,500 files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { kept, root } from './kept.mjs';

const folder = path.join(root, 'var/web-packages');

const PACKAGES = [
  '@rc-component/form',
  '@rc-component/qrcode',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@testing-library/dom',
  '@testing-library/jest-dom/matchers',
  '@testing-library/react',
  '@testing-library/user-event',
  'antd/es/locale/en_US',
  'antd/es/locale/fr_FR',
  'fast-check',
  'i18next',
  'leaflet',
  'react-dom',
  'react-dom/client',
  'react-redux',
  'react-router-dom',
  'redux',
  'zod',
];
/** Of these only the names that a source file imports. */
const WIDE = ['@ant-design/icons', 'antd'];

const fileOf = (name) => name.replaceAll('/', '+');

/** For `moduleNameMapper`. */
export const packageFiles = Object.fromEntries(
  [...PACKAGES, ...WIDE].map((name) => [`^${name}$`, path.join(folder, `${fileOf(name)}.cjs`)]),
);

const sources = () =>
  readdirSync(path.join(root, 'frontends'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, 'frontends', file), 'utf8'));

const namesOf = (name, texts) => {
  const imports = new RegExp(`^import \\{([^}]*)\\} from '${name}'`, 'gm');
  const names = texts.flatMap((text) => [...text.matchAll(imports)].flatMap(([, list]) => list.split(',')));
  return [
    ...new Set(
      names.map((value) => value.trim().split(' as ')[0]).filter((value) => value && !value.startsWith('type ')),
    ),
  ].sort();
};

/** Files that export only what is used of a package. */
const narrowed = () => {
  const texts = sources();
  return WIDE.map((name) => [`${fileOf(name)}.mjs`, `export { ${namesOf(name, texts).join(', ')} } from '${name}';\n`]);
};

const bundle = async (to) => {
  const { default: webpack } = await import('webpack');
  const { default: TerserPlugin } = await import('terser-webpack-plugin');
  const compiler = webpack({
    mode: 'development',
    context: root,
    devtool: false,
    // as CommonJS, but of what packages offer for a browser
    target: 'node',
    resolve: {
      mainFields: ['browser', 'module', 'main'],
      aliasFields: ['browser'],
      conditionNames: ['import', 'module', 'default'],
    },
    // its `act` asks Node for a timer that no test stops, and finds it only in a module of its own
    externals: { react: 'commonjs react', 'react/jsx-runtime': 'commonjs react/jsx-runtime' },
    entry: Object.fromEntries([
      ...PACKAGES.map((name) => [fileOf(name), name]),
      ...WIDE.map((name) => [fileOf(name), path.join(to, `${fileOf(name)}.mjs`)]),
    ]),
    output: {
      path: to,
      filename: '[name].cjs',
      chunkFilename: 'part-[id].cjs',
      library: { type: 'commonjs2' },
      pathinfo: false,
    },
    optimization: {
      nodeEnv: 'test',
      usedExports: true,
      sideEffects: true,
      concatenateModules: true,
      chunkIds: 'natural',
      moduleIds: 'natural',
      // a package that two others need is there once
      runtimeChunk: 'single',
      splitChunks: {
        chunks: 'all',
        minSize: 0,
        maxInitialRequests: Infinity,
        cacheGroups: { default: { minChunks: 2, reuseExistingChunk: true }, defaultVendors: false },
      },
      // without comments and spaces, files are read in half the time; names stay for messages
      minimize: true,
      minimizer: [
        new TerserPlugin({
          test: /\.cjs$/,
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: false, mangle: false, format: { comments: false } },
        }),
      ],
    },
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
};

export default async () => {
  const files = narrowed();
  await kept(folder, [import.meta.filename], JSON.stringify(files), async (made) => {
    for (const [file, text] of files) writeFileSync(path.join(made, file), text);
    await bundle(made);
  });
};
