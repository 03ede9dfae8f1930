import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { LANGUAGES } from '../languages/table.mjs';
import { ports } from './apps.mjs';
import { configOf } from './config.mjs';
import { remotesFile } from './remotes-file.mjs';

/**
 * Starts an app's development server, which holds requests until the app is built. `turn`: when the first build may
 * begin. Calls of /api go to the server at `api`, so cookies are those of one origin.
 * @returns after the first build, its address, or that it failed
 */
export const startDevServer = async (app, api, turn = Promise.resolve()) => {
  const address = `http://localhost:${ports[app]}`;
  const { devServer, ...config } = configOf(app, { mode: 'development' });
  const compiler = webpack({
    ...config,
    output: { ...config.output, ...(app === 'shell' ? {} : { publicPath: `${address}/` }) },
    infrastructureLogging: { level: 'warn' },
  });
  compiler.hooks.watchRun.tapPromise('turn', () => turn);
  const built = new Promise((resolve) => compiler.hooks.done.tap('first', (stats) => resolve(!stats.hasErrors())));
  const server = new WebpackDevServer(
    {
      ...devServer,
      host: 'localhost',
      hot: false,
      static: false,
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { logging: 'warn', overlay: { runtimeErrors: false } },
      proxy: [
        { context: ['/api', '/remotes', '/dev/mails'], target: api, changeOrigin: true, headers: { origin: api } },
      ],
      setupMiddlewares: (middlewares, { app: http }) => {
        http.get('/remotes.json', (_, answer) =>
          answer.type('json').send(remotesFile((field) => `http://localhost:${ports[field]}/mf-manifest.json`)),
        );
        // one build has all languages here
        const allLanguages = (request, _, next) => {
          if (LANGUAGES.some(({ prefix }) => request.url === `${prefix}/mf-manifest.json`))
            request.url = '/mf-manifest.json';
          next();
        };
        return [allLanguages, ...middlewares];
      },
    },
    compiler,
  );
  await server.start();
  return (await built) ? address : 'failed';
};
