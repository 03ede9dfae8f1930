import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ports } from './apps.mjs';
import { configOf } from './config.mjs';
import { remotesFile } from './remotes-file.mjs';

const api = process.env.API_URL ?? 'http://localhost:3000';

/** Starts an app's development server; calls of /api go to API_URL, so cookies are those of one origin. */
export const startDevServer = async (app) => {
  const { devServer, ...config } = configOf(app, { mode: 'development' });
  const server = new WebpackDevServer(
    {
      ...devServer,
      host: 'localhost',
      hot: false,
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { logging: 'warn', overlay: { runtimeErrors: false } },
      proxy: [{ context: ['/api', '/remotes'], target: api, changeOrigin: true, headers: { origin: api } }],
      setupMiddlewares: (middlewares, { app: http }) => {
        http.get('/remotes.json', (_, answer) => answer.type('json').send(remotesFile((it) => `http://localhost:${ports[it]}/mf-manifest.json`)));
        return middlewares;
      },
    },
    webpack({ ...config, output: { ...config.output, ...(app === 'shell' ? {} : { publicPath: `http://localhost:${ports[app]}/` }) } }),
  );
  await server.start();
  process.stderr.write(`${app}: http://localhost:${ports[app]}\n`);
};
