import { type Config, readConfig } from './config.js';
import { shownMails } from './make-mails.js';
import { startServer } from './server.js';
import { SERVICES as S } from './services.js';
import { settingWarnings } from './setting-warnings.js';
import { startFailure } from './start-failure.js';
import { stopOnSignal } from './stop-on-signal.js';
import { welcome } from './welcome.js';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const warn = (text: string): void => void process.stderr.write(`${text}\n`);

let known: Config | null = null;
try {
  const config = (known = readConfig(process.env));
  for (const settingWarning of settingWarnings(process.env, config)) warn(`Warning: ${settingWarning}`);
  const running = await startServer(config, say);
  const address = config.PUBLIC_URL.href.replace(/\/$/, '');
  say(
    welcome(running.container.get(S.program).brand, address, {
      logins: running.demo?.logins ?? [],
      mails: shownMails(config) !== null,
    }),
  );
  if (config.JOBS === 'off')
    say('JOBS is off: this server sends no e-mails and runs no other jobs. Run npm run worker too.');
  stopOnSignal(running, say, 'Stopping. Running requests will finish first.');
} catch (error) {
  warn(startFailure(error, known) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  process.exit(1);
}
