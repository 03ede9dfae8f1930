import { ConfigurationError, readConfig } from './config.js';
import { startServer } from './server.js';
import { SERVICES as S } from './services.js';
import { welcome } from './welcome.js';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  const config = readConfig(process.env);
  const running = await startServer(config, say);
  const address = config.PUBLIC_URL.href.replace(/\/$/, '');
  say(welcome(running.container.get(S.program).brand, address, running.demo?.logins ?? []));

  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      say('Stopping; what is under way will finish');
      void running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
} catch (error) {
  process.stderr.write(`${error instanceof ConfigurationError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
