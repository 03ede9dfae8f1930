import { type Asking, choice } from './questions.js';
import type { RowProblem } from './submitted-row.js';

const ID = 'blank-places';

/** Riders without a place: one answer for the file, because a blank is the usual way to write who did not finish. */
export interface BlankPlaces {
  /** How a rider without a place ended, or what is wrong with the row. */
  of(line: number, riderName: string): 'DNF' | 'DNS' | Pick<RowProblem, 'question'>;
  askOnce(column: string | null): void;
}

export const blankPlaces = (asks: Asking): BlankPlaces => {
  const met: { readonly line: number; readonly riderName: string }[] = [];
  return {
    of: (line, riderName) => {
      met.push({ line, riderName });
      const given = asks.given(ID);
      if (given === 'DNF' || given === 'DNS') return given;
      return given === 'each' ? {} : { question: ID };
    },
    askOnce: (column) => {
      const [first] = met;
      if (!first) return;
      asks.ask(
        {
          id: ID,
          code: 'BLANK_PLACES',
          line: first.line,
          column,
          samples: met.map((item) => item.riderName),
          rows: met.length,
          choices: [choice('DNF'), choice('DNS'), choice('each')],
        },
        met.map((item) => item.line),
      );
    },
  };
};
