import { type Config, readConfig } from './config.js';
import { settingWarnings } from './setting-warnings.js';
import { startFailure } from './start-failure.js';
import { stopOnSignal } from './stop-on-signal.js';
import { startWorker } from './worker.js';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const warn = (text: string): void => void process.stderr.write(`${text}\n`);

let known: Config | null = null;
try {
  const config = (known = readConfig(process.env));
  for (const settingWarning of settingWarnings(process.env, config)) warn(`Warning: ${settingWarning}`);
  const running = await startWorker(config, say);
  say(`The worker runs the jobs. Health checks and metrics are on port ${running.port} of ${config.HOST}.`);
  stopOnSignal(running, { say, goodbye: 'Stopping. Running jobs will finish first.' });
} catch (error) {
  const listening = known && { ...known, listensOn: { setting: 'WORKER_PORT', port: known.WORKER_PORT } as const };
  const sentence = startFailure(error, listening);
  warn(sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  process.exit(1);
}
