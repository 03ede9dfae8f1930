import { nameKey } from '../shared/index.js';
import { type Asking, choice } from './questions.js';
import type { Unclear } from './statuses-in-row.js';
import { unplaced, type Unplaced } from './statuses.js';

/** of one file; more are problems of their rows */
const MOST = 30;
const MEANINGS = ['DNF', 'finished', 'DNS', 'DQ'] as const;
type Meaning = Unplaced | 'finished';

/** What a person said that unclear texts mean: one answer for all rows with the same text in the same column. */
export interface StatusMeanings {
  /** `question`: what asks for it, if it is asked; `meaning`: what was answered */
  of(line: number, unclear: Unclear): { readonly question?: string; readonly meaning?: Meaning };
  /** Asks for all texts that were met. */
  askAll(): void;
}

/** letters for finished, in most languages of timing programs */
const LIKELY_FINISHED = /^(?:f|fin|y|yes|o|oui|si|ja|ok)$/i;
const likeliestFirst = (text: string): readonly Meaning[] => {
  const likeliest = LIKELY_FINISHED.test(text) ? 'finished' : (unplaced(text) ?? 'DNF');
  return [likeliest, ...MEANINGS.filter((meaning) => meaning !== likeliest)];
};

const keyOf = (text: string): string => nameKey(text).slice(0, 60) || text.slice(0, 10) || 'empty';

export const statusMeanings = (asks: Asking): StatusMeanings => {
  const met = new Map<string, { readonly lines: Set<number>; readonly unclear: Unclear; several: boolean }>();
  // a plain word such as DNS has one meaning for all columns, for example in a file with a column for each race
  const firstColumn = new Map<string, number>();
  const idOf = ({ index, text }: Unclear): string => {
    const key = keyOf(text);
    if (unplaced(text) === undefined) return `status:${index}:${key}`;
    const column = firstColumn.get(key) ?? index;
    firstColumn.set(key, column);
    return `status:${column}:${key}`;
  };
  return {
    of: (line, unclear) => {
      const id = idOf(unclear);
      const before = met.get(id);
      if (before) {
        before.lines.add(line);
        before.several ||= before.unclear.index !== unclear.index;
      } else if (met.size >= MOST) return {};
      else met.set(id, { lines: new Set([line]), unclear, several: false });
      const given = asks.given(id);
      const meaning = MEANINGS.find((candidate) => candidate === given);
      if (meaning) return { meaning };
      return given === 'each' ? {} : { question: id };
    },
    askAll: () => {
      for (const [id, { lines: all, unclear, several }] of met) {
        const lines = [...all];
        asks.ask(
          {
            id,
            code: 'STATUS_MEANING',
            line: lines[0] ?? 0,
            column: several ? null : unclear.header || null,
            samples: [unclear.text],
            rows: lines.length,
            choices: [...likeliestFirst(unclear.text).map((meaning) => choice(meaning)), choice('each')],
          },
          lines,
        );
      }
    },
  };
};
