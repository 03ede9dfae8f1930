import type { ResultsImport } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { Locale } from '@rrr/core/identity';
import type { ResultsRead, RowProblem, SentFile, SheetRow } from '@rrr/core/imports';
import type { FileRead } from '@rrr/core/reading';
import type { RowPage, Submitted } from '@rrr/core/results';
import type { Instant } from '@rrr/core/shared';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { presentImport } from '../results/present-import.js';
import { translator } from '../words/translator.js';
import { type LastTime, presentLastTime } from './last-time.js';
import { mendFile } from './mend-file.js';

interface Upload {
  readonly read: FileRead<ResultsRead>;
  /** the rows to correct; null: no problems */
  readonly raw: readonly SheetRow[] | null;
  readonly problems: readonly RowProblem[];
  readonly file: SentFile;
  readonly actor: Actor;
  readonly locale: Locale;
  readonly now: Instant;
  /** the class or the event that the file is sent for */
  readonly race: string;
  /** what was chosen for the last file like it; null: nothing that fits */
  readonly lastTime: LastTime | null;
  readonly page: RowPage | undefined;
}

/** The answer to an upload of results: each row with its verdict, and the file to correct. */
export const answerResults = async (
  submitted: Submitted,
  { read, raw, problems, file, actor, locale, now, race, lastTime, page }: Upload,
): Promise<ResultsImport> => {
  await yieldToEventLoop();
  const texts = translator(locale, now);
  const onlyRows = page !== undefined && page !== 'first';
  const mend = await mendFile({
    raw: onlyRows ? null : raw,
    headerLine: read.read.headerLine,
    problems: problems.map((problem) => ({ line: problem.line, detail: texts.row(problem) })),
    fileName: file.name,
    locale,
  });
  const answer = presentImport(submitted, {
    file: read,
    fileName: file.name,
    mend,
    toAdmin: actor.type === 'admin',
    translator: texts,
    race,
    onlyRows,
  });
  await yieldToEventLoop();
  return lastTime ? { ...answer, lastTime: presentLastTime(lastTime, texts, race) } : answer;
};
