import type { Passwords } from '@rrr/core/identity';
import type { Clock, Ids, UnitOfWork } from '@rrr/core/shared';
import type { Program } from '@rrr/core/program';
import type { ListedFiles } from '@rrr/core/uploads';
import type { FileKeys } from '@rrr/files';
import type { Database } from '@rrr/persistence';

export interface Tools {
  readonly database: Database;
  /** for work that needs connections of its own */
  readonly databaseUrl: string;
  readonly program: Program;
  readonly uow: UnitOfWork;
  readonly passwords: Passwords;
  readonly clock: Clock;
  readonly ids: Ids;
  /** as they lie there, sealed, and the keys; made when asked for, so that other commands need no keys */
  readonly files: () => { readonly store: ListedFiles; readonly keys: FileKeys };
  readonly say: (text: string) => void;
  /** `--email a@example.com` as `email`; an option without a value, `--check`, is 'yes' */
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** One command of the command line. `run` answers the exit code. */
export interface Command {
  readonly usage: string;
  readonly about: string;
  readonly run: (tools: Tools) => Promise<number>;
}

/** A mistake of the person at the keyboard, told without a stack. */
export class WrongUsage extends Error {}

export const needed = (options: Tools['options'], name: string): string => {
  const value = options[name]?.trim();
  if (!value) throw new WrongUsage(`--${name} is missing`);
  return value;
};
