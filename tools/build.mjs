// Builds the frontends into dist/frontends/<app>: `node tools/build.mjs [app...] [--force]`. Runs in one process and
// skips unchanged apps.
import webpack from 'webpack';
import { chosen } from './webpack/apps.mjs';
import { configOf } from './webpack/config.mjs';
import { inputsOf, isBuilt, rememberBuilt } from './webpack/inputs.mjs';
import { precompress } from './webpack/precompress.mjs';

const say = (text) => process.stderr.write(`${text}\n`);
const force = process.argv.includes('--force');
const names = chosen(process.argv.slice(2).filter((it) => !it.startsWith('--')));
const inputs = Object.fromEntries(names.map((it) => [it, inputsOf(it)]));
const due = names.filter((it) => force || !isBuilt(it, inputs[it]));
for (const it of names) if (!due.includes(it)) say(`frontend ${it}: unchanged`);
if (due.length === 0) process.exit(0);

const configs = due.map((it) => configOf(it));
// One app at a time: two at once are no faster on two cores and need twice the memory.
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
compiler.run(async (error, stats) => {
  if (error) throw error;
  for (const { compilation } of stats.stats.filter((it) => !it.hasErrors())) {
    // every visitor loads the shell first
    await precompress(compilation.outputOptions.path, (name) => compilation.name === 'shell' && name.endsWith('.js'));
    rememberBuilt(compilation.name, inputs[compilation.name]);
  }
  if (stats.hasErrors() || stats.hasWarnings())
    say(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  // Closing writes the cache, which the next build needs.
  compiler.close(() => {
    process.exitCode = stats.hasErrors() ? 1 : 0;
  });
});
