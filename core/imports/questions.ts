/** What is asked about a file (domain.md §11): first what is about all of it, then what is about some of its rows. */
const QUESTIONS = [
  /** a workbook has several sheets with data, or tables stand side by side */
  'WHICH_TABLE',
  /** a title, the file name or the columns say that these may not be the final results of this class */
  'MAIN_EVENT',
  /** the file has heats and a main, or motos and their overall: which rows count */
  'WHICH_ROWS',
  /** rows of several classes in a file that was sent for one */
  'SEVERAL_CLASSES',
  /** the file names another class than the one that it was sent for */
  'CLASS_NAME',
  /** names have letters that no language has: the encoding was guessed wrong */
  'ENCODING',
  /** several columns may be the place, and they differ */
  'PLACE_COLUMN',
  /** rows that may be totals, notes or footers */
  'NOTE_ROWS',
  /** rows that are struck out in the spreadsheet */
  'STRUCK_ROWS',
  /** a text or mark that may mean did not finish */
  'STATUS_MEANING',
  /** riders without a class below one that is named */
  'BLANK_CLASSES',
  /** riders without a place */
  'BLANK_PLACES',
  /** the places of a class have gaps: places of the whole race, or a list of some riders */
  'OVERALL_PLACES',
  /** a penalty, a protest or a mark stands beside a rider */
  'REMARKS',
] as const;
export type QuestionCode = (typeof QUESTIONS)[number];

const CHOICES = [
  'table',
  'main',
  'other',
  'otherFile',
  'only',
  'all',
  'same',
  'encoding',
  'right',
  'column',
  'finished',
  'DNF',
  'DNS',
  'DQ',
  'leave',
  'derive',
  'gaps',
  'rows',
  'final',
  'count',
  'above',
  'each',
] as const;
export type ChoiceKind = (typeof CHOICES)[number];

export interface Choice {
  /** what answers with it */
  readonly value: string;
  readonly kind: ChoiceKind;
  /** the column's header, or the names in another encoding */
  readonly text: string | null;
}

/** A question about a file: the person who sends it chooses, and the file is read again. */
export interface FileQuestion {
  /** names it in an answer; the same whenever the same file is read */
  readonly id: string;
  readonly code: QuestionCode;
  /** the first line that it is about */
  readonly line: number;
  readonly column: string | null;
  /** what stands in the file, at most five texts */
  readonly samples: readonly string[];
  /** how many rows it is about */
  readonly rows: number;
  /** the likeliest first */
  readonly choices: readonly Choice[];
  /** the value that was chosen; null: open */
  readonly answer: string | null;
}

export interface Answer {
  /** of a question, or `leave:7` with the value `leave`, which leaves line 7 out */
  readonly id: string;
  readonly value: string;
}

const MOST_SAMPLES = 5;
const LONGEST_SAMPLE = 80;

export const sampled = (texts: Iterable<string>, most = MOST_SAMPLES): readonly string[] => {
  const found = new Set<string>();
  for (const text of texts) {
    if (text !== '') found.add(text.slice(0, LONGEST_SAMPLE));
    if (found.size === most) break;
  }
  return [...found];
};

/** Collects the questions about one file, and knows what was answered. */
export interface Asking {
  /**
   * In the order of asking: what is about the whole file first, then what is about the rows that are worth most.
   * @param worth what a line is paid
   */
  inOrder(worth: (line: number) => number): readonly FileQuestion[];
  /**
   * Asks, and returns the choice that was made; undefined while it is open. `lines`: of the rows that it is about; left
   * out: the whole file.
   */
  ask(question: Omit<FileQuestion, 'answer'>, lines?: readonly number[]): string | undefined;
  /** What was answered, whether or not it was asked. */
  given(id: string): string | undefined;
  isLeftOut(line: number): boolean;
}

export const asking = (answers: readonly Answer[] = []): Asking => {
  const given = new Map(answers.map(({ id, value }) => [id, value]));
  const asked: { readonly question: FileQuestion; readonly lines: readonly number[] | undefined }[] = [];
  return {
    inOrder: (worth) =>
      asked
        .map(({ question, lines }) => ({
          question,
          rank: lines ? QUESTIONS.length : QUESTIONS.indexOf(question.code),
          moves: (lines ?? []).reduce((sum, line) => sum + worth(line), 0),
        }))
        .toSorted((a, b) => a.rank - b.rank || b.moves - a.moves || a.question.line - b.question.line)
        .map((item) => item.question),
    ask: (question, lines) => {
      const value = given.get(question.id);
      const answer = question.choices.some((candidate) => candidate.value === value) ? value : undefined;
      asked.push({ question: { ...question, samples: sampled(question.samples), answer: answer ?? null }, lines });
      return answer;
    },
    given: (id) => given.get(id),
    isLeftOut: (line) => given.get(`leave:${line}`) === 'leave',
  };
};

export const choice = (kind: ChoiceKind, text: string | null = null, value: string = kind): Choice => ({
  value,
  kind,
  text,
});
