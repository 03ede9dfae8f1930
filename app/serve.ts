import { startServer } from './server.js';
import type { Config } from './config.js';
import { makeContainer } from './container.js';
import { shownMails } from './make-mails.js';
import { colleagues } from './processes/colleagues.js';
import { joinColleagues } from './processes/join.js';
import { JOBS_RUN_IN } from './processes/messages.js';
import { SERVICES as S } from './services.js';
import { startTracing } from './start-tracing.js';
import { stopOnSignal } from './stop-on-signal.js';
import { welcome } from './welcome.js';

/** Runs the server in this process, which may be one of several (WORKERS), until a signal stops it. */
export const serve = async (asked: Config, say: (text: string) => void): Promise<void> => {
  const team = colleagues();
  const isFirst = team === null || team.number === JOBS_RUN_IN;
  const config: Config = isFirst ? asked : { ...asked, JOBS: 'off' };
  const container = makeContainer(config, team?.number, await startTracing(config));
  if (team) await joinColleagues(container, team);
  const running = await startServer(config, isFirst ? say : () => undefined, container);
  if (isFirst) {
    const address = config.PUBLIC_URL.href.replace(/\/$/, '');
    say(
      welcome(container.get(S.program).brand, address, {
        logins: running.demo?.logins ?? [],
        mails: shownMails(config) !== null,
      }),
    );
    if (config.JOBS === 'off')
      say('JOBS is off: this server sends no e-mails and runs no other jobs. Run npm run worker too.');
  }
  if (team) stopOnSignal(running, { ofMany: true });
  else stopOnSignal(running, { say, goodbye: 'Stopping. Running requests will finish first.' });
  team?.listening();
};
