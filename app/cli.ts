import { parseArgs } from 'node:util';
import { noteVerified, type Verified } from '@rrr/core/jobs';
import type { SecurityNote } from '@rrr/core/security';
import type { Instant } from '@rrr/core/shared';
import { isMigrated } from '@rrr/persistence';
import { acceptHistoryCommand } from './commands/accept-history.js';
import { backupCommand } from './commands/backup.js';
import { backupsCommand } from './commands/backups.js';
import { type Command, type FolderCommand, WrongUsage } from './commands/command.js';
import { createAdminCommand } from './commands/create-admin.js';
import { loadPlacesCommand } from './commands/load-places.js';
import { migrateCommand } from './commands/migrate.js';
import { rebuildSummariesCommand } from './commands/rebuild-summaries.js';
import { resetFactorCommand } from './commands/reset-factor.js';
import { restoreCommand } from './commands/restore.js';
import { restoreTestCommand } from './commands/restore-test.js';
import { rotateFilesCommand } from './commands/rotate-files.js';
import { seedLargeCommand } from './commands/seed-large.js';
import { unlockCommand } from './commands/unlock.js';
import { verifyAuditCommand } from './commands/verify-audit.js';
import { verifyBikesCommand } from './commands/verify-bikes.js';
import { verifyLedgerCommand } from './commands/verify-ledger.js';
import { type Config, readConfig } from './config.js';
import { makeContainer } from './container.js';
import { sealedFiles } from './make-files.js';
import { SERVICES as S } from './services.js';
import { startFailure } from './start-failure.js';

const COMMANDS: Readonly<Record<string, Command>> = {
  'ledger:verify': verifyLedgerCommand,
  'audit:verify': verifyAuditCommand,
  'history:accept': acceptHistoryCommand,
  'bikes:verify': verifyBikesCommand,
  'rebuild:summaries': rebuildSummariesCommand,
  migrate: migrateCommand,
  'admin:create': createAdminCommand,
  unlock: unlockCommand,
  'factor:reset': resetFactorCommand,
  'places:load': loadPlacesCommand,
  'files:rotate': rotateFilesCommand,
  'seed:large': seedLargeCommand,
};

const FOLDER_COMMANDS: Readonly<Record<string, FolderCommand>> = {
  backup: backupCommand,
  backups: backupsCommand,
  restore: restoreCommand,
  'restore-test': restoreTestCommand,
};

/** Commands that find whether the history was changed. */
const CHECKS: ReadonlyMap<Command, Verified> = new Map([
  [verifyLedgerCommand, 'ledger'],
  [verifyAuditCommand, 'audit'],
]);
const broken = (command: string, at: Instant): SecurityNote => ({
  kind: 'history-broken',
  at,
  count: 1,
  accountId: null,
  network: null,
  device: null,
  objectType: null,
  objectId: null,
  facts: { command },
});

const usage = (): string =>
  [
    'Commands:',
    ...Object.values({ ...COMMANDS, ...FOLDER_COMMANDS }).map((item) => `  ${item.usage}\n      ${item.about}`),
  ].join('\n');

type Options = Readonly<Record<string, string | undefined>>;

/** @throws WrongUsage */
const optionsOf = (args: readonly string[], takesFolder: boolean): { options: Options; folder: string } => {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        email: text,
        'first-name': text,
        'last-name': text,
        rider: text,
        awards: text,
        anchors: text,
        database: text,
        check: { type: 'boolean' },
      },
      strict: true,
      allowPositionals: takesFolder,
    });
    const [folder = '', ...more] = positionals;
    if (takesFolder && (folder.trim() === '' || more.length > 0)) throw new Error('Name one folder');
    const { check, ...rest } = values;
    return { options: { ...rest, check: check ? 'yes' : undefined }, folder };
  } catch (error) {
    throw new WrongUsage((error as Error).message);
  }
};

/** Runs a command on the database, which must be migrated, and closes it. */
const onDatabase = async (
  name: string,
  command: Command,
  { config, options, say }: { config: Config; options: Options; say: (text: string) => void },
): Promise<number> => {
  const container = makeContainer(config);
  const database = container.get(S.database);
  try {
    if (command !== migrateCommand && command !== seedLargeCommand && !(await isMigrated(database)))
      throw new WrongUsage('The database tables are not up to date: run migrate, or start the server once');
    if (await isMigrated(database)) await container.get(S.readSeasons)();
    const exit = await command.run({
      database,
      databaseUrl: config.DATABASE_URL,
      program: container.get(S.program),
      uow: container.get(S.uow),
      passwords: container.get(S.passwords),
      seals: container.get(S.historySeals),
      clock: container.get(S.clock),
      ids: container.get(S.ids),
      say,
      options,
      secrets: () => container.get(S.secrets),
      webhookSecrets: () => container.get(S.webhookSecrets),
      files: () => ({ store: sealedFiles(config), keys: container.get(S.keys).files }),
    });
    const chain = CHECKS.get(command);
    if (chain !== undefined) {
      if (exit === 1) container.get(S.watch).note(broken(name, container.get(S.clock).now()));
      await noteVerified({
        uow: container.get(S.uow),
        clock: container.get(S.clock),
        program: container.get(S.program),
        // the check itself only reads, so it may run on a copy that nobody may write to
      })(chain, exit === 0).catch(() => say('The outcome could not be stored, so /metrics will not show it.'));
    }
    return exit;
  } finally {
    await container.get(S.watch).flushed();
    await database.close();
  }
};

/** Runs one command on the configured database. @returns the exit code */
export const cli = async (
  [name = '', ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
  say: (text: string) => void = (text) => void process.stdout.write(`${text}\n`),
): Promise<number> => {
  const [command, folderCommand] = [COMMANDS[name], FOLDER_COMMANDS[name]];
  if (!command && !folderCommand) {
    say(usage());
    return name === '' || name === 'help' ? 0 : 2;
  }
  let known: Config | null = null;
  try {
    const { options, folder } = optionsOf(args, folderCommand !== undefined);
    const config = (known = readConfig(
      options['database'] === undefined ? env : { ...env, DATABASE_URL: options['database'] },
    ));
    return folderCommand
      ? await folderCommand.run({ config, folder, say })
      : await onDatabase(name, command as Command, { config, options, say });
  } catch (error) {
    const sentence = startFailure(error, known);
    if (sentence === null) throw error;
    say(sentence);
    return 2;
  }
};
