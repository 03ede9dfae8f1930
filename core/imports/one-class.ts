import { nameKey } from '../shared/index.js';
import { classKey } from './class-key.js';
import type { Header } from './find-header.js';
import { headingOf, isLabelled } from './heading.js';
import { haveOtherNumbers, nearestClasses } from './nearest-classes.js';
import { type Asking, choice, type FileQuestion } from './questions.js';
import { remembered } from './remembered.js';
import { shown } from './shown.js';
import type { RowProblem } from './submitted-row.js';

export interface OneClass {
  /** the class the file was uploaded for */
  readonly onlyClass?: string;
  /** names of all classes of the event */
  readonly eventClasses?: readonly string[];
}

export interface RowOfClass {
  readonly className: string | null;
  readonly line: number;
}

/** answers like the other choice of another file, in words that follow no yes or no */
const ANOTHER_FILE = choice('otherFile', null, 'other');
const [SEVERAL, OTHER] = ['several-classes', 'class-name'];

/** The key of the class whose rows alone count, because a person said so; null: all rows count. */
export const onlyKept = (
  asks: Asking,
  { oneClass, onlyClass }: OneClass & { readonly oneClass?: boolean },
): string | null =>
  oneClass === true && onlyClass !== undefined && asks.given(SEVERAL) === 'only' ? classKey(onlyClass) : null;

/**
 * Checks that a file for one class names only this class or none; rows of another class must not be paid in this one.
 * Several classes are a question, and so is another name. `leftOut`: rows of other classes that a person left out.
 */
export const classesNamed = (
  reads: readonly RowOfClass[],
  { columns, below }: Header,
  { onlyClass, eventClasses = [] }: OneClass,
  { asks, leftOut }: { readonly asks: Asking; readonly leftOut: readonly RowOfClass[] },
): readonly RowProblem[] => {
  const keyOf = remembered(classKey);
  const classes = new Map<string, { readonly className: string; readonly line: number }>();
  for (const { className, line } of [...reads, ...leftOut].toSorted((a, b) => a.line - b.line))
    if (className !== null && !classes.has(keyOf(className))) classes.set(keyOf(className), { className, line });
  if (classes.size === 0) return [];
  const column = columns.find((candidate) => candidate.field === 'class')?.header || null;
  const names = [...classes.values()].map((raceClass) => raceClass.className);
  const [first, second] = [...classes.values()];
  const asked = { line: (second ?? first)?.line ?? 0, column, samples: names, rows: below.length };
  if (first && second) {
    const own = onlyClass === undefined ? undefined : classes.get(classKey(onlyClass));
    const only = own ? [choice('only', own.className)] : [];
    const answer = asks.ask({
      ...asked,
      id: SEVERAL,
      code: 'SEVERAL_CLASSES',
      choices: [...only, choice('all'), ANOTHER_FILE],
    });
    if (answer !== 'only')
      return [
        { line: second.line, column, value: shown(names.join('; ')), code: 'SEVERAL_CLASSES', question: SEVERAL },
      ];
  }
  const another =
    first && !second && onlyClass !== undefined && keyOf(first.className) !== classKey(onlyClass)
      ? otherClass(first, { onlyClass, eventClasses, column, asked }, asks)
      : [];
  return [
    ...another,
    ...reads
      .filter((read) => read.className === null)
      .map(({ line }): RowProblem => ({ line, column, value: null, code: 'CLASS_MISSING' })),
  ];
};

interface AskedOf extends Required<OneClass> {
  readonly column: string | null;
  readonly asked: Pick<FileQuestion, 'line' | 'column' | 'samples' | 'rows'>;
}

/** Asks whether another name means the class; the name of another class of the event never does. */
const otherClass = (
  { className, line }: { readonly className: string; readonly line: number },
  { onlyClass, eventClasses, column, asked }: AskedOf,
  asks: Asking,
): readonly RowProblem[] => {
  const others = eventClasses.filter((eventClass) => classKey(eventClass) !== classKey(onlyClass));
  const isOther =
    others.some((other) => classKey(other) === classKey(className)) || haveOtherNumbers(className, onlyClass);
  const isNear = nearestClasses(className, [onlyClass, ...others])[0] === onlyClass;
  const same = isOther ? [] : [choice('same', onlyClass)];
  const away = [choice('all'), ANOTHER_FILE];
  const choices = isNear ? [...same, ...away] : [...away, ...same];
  const answer = asks.ask({ ...asked, id: OTHER, code: 'CLASS_NAME', choices });
  return answer === 'same' ? [] : [{ line, column, value: shown(className), code: 'OTHER_CLASS', question: OTHER }];
};

const GENERAL = new Set(
  (
    'class classe category categorie division result results resultat resultats resultados ergebnis official officiel officiels final finale finals main event race course moto motos heat round manche overall provisional standings ' +
    'classification classement and the of for de du des le la les in by'
  ).split(' '),
);
const SIZES =
  /^(50|51|65|80|85|100|105|110|112|125|144|150|200|220|230|250|300|350|450|500|690|700|790|890|1290)(?:cc|sx|mx|f|sxf|smx|xc|exc|[a-d])?$/;
const sizesIn = (key: string): readonly string[] => key.split(' ').flatMap((word) => SIZES.exec(word)?.[1] ?? []);

/** The classes that a title names as whole words; if one name contains another, the longer one. */
const namedIn = (title: string, classes: readonly string[]): readonly string[] => {
  const key = ` ${nameKey(title)} `;
  const bare = key
    .split(' ')
    .filter((word) => word !== '' && !GENERAL.has(word) && !/^(?:19|20)\d\d$/.test(word))
    .join(' ');
  const found = classes.filter((raceClass) => {
    const name = nameKey(raceClass);
    // a one-word name such as Open may occur in any title
    return (
      (name !== '' && (/[\d ]/.test(name) ? key.includes(` ${name} `) : bare === name)) ||
      classKey(raceClass) === bare.replaceAll(' ', '')
    );
  });
  return found.filter(
    (text) => !found.some((other) => other !== text && ` ${nameKey(other)} `.includes(` ${nameKey(text)} `)),
  );
};

/** Titles that name a different class. */
export const titlesNaming = (
  titles: readonly { readonly line: number; readonly text: string }[],
  { onlyClass, eventClasses = [] }: OneClass,
): readonly RowProblem[] => {
  if (onlyClass === undefined) return [];
  const others = eventClasses.filter((eventClass) => classKey(eventClass) !== classKey(onlyClass));
  const own = sizesIn(nameKey(onlyClass));
  return titles.flatMap(({ line, text }): readonly RowProblem[] => {
    const named = namedIn(text, [onlyClass, ...others]);
    const problem = (code: RowProblem['code']): readonly RowProblem[] => [
      { line, column: null, value: shown(text), code },
    ];
    if (named.length > 1) return problem('SEVERAL_CLASSES');
    if (named.length === 1) return named[0] === onlyClass ? [] : problem('OTHER_CLASS');
    const label = isLabelled(text) ? headingOf(text).text : null;
    if (label !== null && classKey(label) !== classKey(onlyClass)) return problem('OTHER_CLASS');
    const sizes = sizesIn(nameKey(text));
    return sizes.length > 0 && own.length > 0 && !sizes.some((size) => own.includes(size))
      ? problem('OTHER_CLASS')
      : [];
  });
};
