import type { CellCorrection } from './correct-cells.js';
import type { Mapping } from './find-header.js';
import type { RaceOfFile } from './main-event.js';
import type { ClassPays } from './question-order.js';
import type { Answer } from './questions.js';

export interface ReadResultsOptions extends RaceOfFile {
  readonly mapping?: Mapping;
  readonly brandMakes: readonly string[];
  readonly knownMakes: readonly string[];
  /** the file is for one class, named `onlyClass` if known; other class names in it are problems */
  readonly oneClass?: boolean;
  /**
   * class names of the event for a file of all classes; a matching heading above the header names the class that
   * follows
   */
  readonly allClasses?: readonly string[];
  /** what the classes of the event pay, to ask first what moves most; left out: by line */
  readonly pays?: readonly ClassPays[];
  /** cells that a person wrote anew while checking the file */
  readonly corrections?: readonly CellCorrection[];
  /** what a person answered to the questions of an earlier reading */
  readonly answers?: readonly Answer[];
}
