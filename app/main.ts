import cluster from 'node:cluster';
import { type Config, readConfig } from './config.js';
import { settingWarnings } from './setting-warnings.js';
import { startFailure } from './start-failure.js';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const warn = (text: string): void => void process.stderr.write(`${text}\n`);

let known: Config | null = null;
try {
  const config = (known = readConfig(process.env));
  if (cluster.isPrimary)
    for (const settingWarning of settingWarnings(process.env, config)) warn(`Warning: ${settingWarning}`);
  // the process that only starts others does without the server's modules
  if (cluster.isPrimary && config.WORKERS > 1)
    (await import('./processes/primary.js')).runProcesses(config.WORKERS, { say, warn });
  else await (await import('./serve.js')).serve(config, say);
} catch (error) {
  warn(startFailure(error, known) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  process.exit(1);
}
