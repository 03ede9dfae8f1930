// Every piece of the kit on one page: `npm run dev -w frontends/kit`. It needs no server.
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DEFAULT_LOCALE } from './languages/table.mjs';
import { root } from './webpack/apps.mjs';
import { configOf } from './webpack/config.mjs';
import { page } from './webpack/page.mjs';

const PORT = Number(process.env.SHOWCASE_PORT ?? 4105);
const { output, cache, resolve, module, target, mode, devtool } = configOf('shell', { mode: 'development' });

const server = new WebpackDevServer(
  {
    port: PORT,
    host: 'localhost',
    hot: false,
    static: false,
    historyApiFallback: true,
    client: { logging: 'warn', overlay: { runtimeErrors: false } },
  },
  webpack({
    name: 'showcase',
    mode,
    devtool,
    target,
    resolve,
    module,
    context: path.join(root, 'frontends/kit/showcase'),
    entry: { main: './main.tsx' },
    output: { ...output, path: path.join(root, 'dist/showcase'), uniqueName: 'rrr-showcase' },
    cache: { ...cache, name: 'showcase' },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new HtmlWebpackPlugin({ templateContent: page(DEFAULT_LOCALE), scriptLoading: 'defer' }),
    ],
    infrastructureLogging: { level: 'warn' },
  }),
);
await server.start();
process.stderr.write(`kit: http://localhost:${PORT}\n`);
