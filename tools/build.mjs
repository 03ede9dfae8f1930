// Builds the frontends into dist/frontends/<app>, and compresses their files: `node tools/build.mjs [app...]`. Skips
// what is unchanged.
//   --force            builds everything anew
//   --compress-later   leaves the compression to the next run
//   --together         builds in this process; default: in two, for webpack uses one core
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import { chosen } from './webpack/apps.mjs';
import { productionOf } from './webpack/config.mjs';
import { firstFiles } from './webpack/first-files.mjs';
import { folderOf, inputsOf, isBuilt, isCompressed, rememberBuilt, rememberCompressed } from './webpack/inputs.mjs';
import { precompress } from './webpack/precompress.mjs';

const say = (text) => process.stderr.write(`${text}\n`);
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean' }, 'compress-later': { type: 'boolean' }, together: { type: 'boolean' } },
});
const names = chosen(positionals);
const inputs = Object.fromEntries(names.map((name) => [name, inputsOf(name)]));
const due = names.filter((name) => options.force || !isBuilt(name, inputs[name]));

const build = (apps) => {
  const configs = apps.flatMap((app) => productionOf(app));
  // in one process, two at once are no faster
  configs.parallelism = 1;
  const compiler = webpack(configs);
  for (const { name, hooks } of compiler.compilers) {
    hooks.run.tap('progress', () => say(`frontend ${name}: building`));
    hooks.done.tap('progress', (stats) =>
      say(
        `frontend ${name}: ${stats.hasErrors() ? 'failed' : `built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`}`,
      ),
    );
  }
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error) return reject(error);
      const failed = stats.stats
        .filter((stat) => stat.hasErrors())
        .map(({ compilation }) => compilation.name.split(' ')[0]);
      for (const app of apps.filter((candidate) => !failed.includes(candidate))) rememberBuilt(app, inputs[app]);
      if (stats.hasErrors() || stats.hasWarnings())
        say(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
      // Closing writes the cache, which the next build needs.
      compiler.close(() => resolve(!stats.hasErrors()));
    }),
  );
};

const compress = async (apps) => {
  for (const app of apps.filter((candidate) => !isCompressed(candidate, inputs[candidate]))) {
    await precompress(folderOf(app), firstFiles(app, folderOf(app)));
    rememberCompressed(app, inputs[app]);
  }
};

/** Builds, and compresses, in a process of its own. */
const buildApart = (apps) =>
  new Promise((resolve) => {
    const flags = Object.keys(options).map((key) => `--${key}`);
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...apps, ...flags, '--together'], {
      stdio: 'inherit',
    });
    child.on('exit', (code) => resolve(code === 0));
  });

if (!options.together) for (const name of names) if (!due.includes(name)) say(`frontend ${name}: unchanged`);
const halves = [0, 1].map((half) => due.filter((_, at) => at % 2 === half));
const done =
  options.together || due.length < 2
    ? [due.length === 0 || (await build(due))]
    : await Promise.all(halves.map(buildApart));
if (!done.every(Boolean)) process.exit(1);
if (!options['compress-later']) await compress(names);
