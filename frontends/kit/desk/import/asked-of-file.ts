/** A question about a file, whoever asks it: the server about results, a screen about dates or patterns. */
export interface AskedOfFile {
  /** names it in the answer */
  id: string;
  text: string;
  /** what more there is to say */
  lead?: string | undefined;
  /** the first line that it is about; 0 or left out: the whole file */
  line?: number;
  /** the column that it is about, by its header */
  column?: string | null;
  /** how many rows it is about */
  rows?: number;
  /** the likeliest first */
  choices: readonly { value: string; label: string }[];
  /** null: open */
  answer: string | null;
  /** what was chosen for the last file like it */
  last?: string | undefined;
}

/** What was chosen for the last file like it, and what accepting it does. */
export interface OfferedAgain<F> {
  /** each choice in words */
  choices: readonly { key: string; text: string; label: string }[];
  accept: (fields: F) => F;
}

/** The answer that leads to another file, which only the one who sends it has. */
export const isOtherFile = (value: string | null): boolean => value === 'other';

/** How many questions are open. */
export const openIn = (questions: readonly Pick<AskedOfFile, 'answer'>[]): number =>
  questions.filter((question) => question.answer === null).length;
