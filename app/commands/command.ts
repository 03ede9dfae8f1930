import type { Passwords, SecretBox } from '@rrr/core/identity';
import type { Clock, HistorySeals, Ids, UnitOfWork } from '@rrr/core/shared';
import type { Program } from '@rrr/core/program';
import type { ListedFiles } from '@rrr/core/uploads';
import type { FileKeys } from '@rrr/files';
import type { Database } from '@rrr/persistence';
import type { Config } from '../config.js';

export interface Tools {
  readonly database: Database;
  /** for commands that open connections of their own */
  readonly databaseUrl: string;
  readonly program: Program;
  readonly uow: UnitOfWork;
  readonly passwords: Passwords;
  readonly seals: HistorySeals;
  readonly clock: Clock;
  readonly ids: Ids;
  /** the encrypted files and their keys; a function, so that other commands need no keys */
  readonly files: () => { readonly store: ListedFiles; readonly keys: FileKeys };
  /** encrypts second factors; a function, so that other commands need no keys */
  readonly secrets: () => SecretBox;
  /** encrypts secrets of webhooks */
  readonly webhookSecrets: () => SecretBox;
  readonly say: (text: string) => void;
  /** `--email a@example.com` becomes `email`; an option without a value, such as `--check`, is 'yes' */
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** A command of the command line. `run` returns the exit code. */
export interface Command {
  readonly usage: string;
  readonly about: string;
  readonly run: (tools: Tools) => Promise<number>;
}

/** A command that takes a folder, and opens a database itself, because there may be none yet. */
export interface FolderCommand {
  readonly usage: string;
  readonly about: string;
  readonly run: (tools: {
    readonly config: Config;
    readonly folder: string;
    readonly say: (text: string) => void;
  }) => Promise<number>;
}

/** A usage error, shown without a stack trace. */
export class WrongUsage extends Error {}

export const needed = (options: Tools['options'], name: string): string => {
  const value = options[name]?.trim();
  if (!value) throw new WrongUsage(`--${name} is missing`);
  return value;
};
