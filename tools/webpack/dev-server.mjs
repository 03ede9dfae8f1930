import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ports } from './apps.mjs';
import { configOf } from './config.mjs';
import { remotesFile } from './remotes-file.mjs';

/**
 * Starts an app's development server; calls of /api go to the server at `api`, so cookies are those of one origin.
 * @returns its address
 */
export const startDevServer = async (app, api) => {
  const address = `http://localhost:${ports[app]}`;
  const { devServer, ...config } = configOf(app, { mode: 'development' });
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
          answer.type('json').send(remotesFile((it) => `http://localhost:${ports[it]}/mf-manifest.json`)),
        );
        return middlewares;
      },
    },
    webpack({
      ...config,
      output: { ...config.output, ...(app === 'shell' ? {} : { publicPath: `${address}/` }) },
      infrastructureLogging: { level: 'warn' },
    }),
  );
  await server.start();
  return address;
};
