export interface Choice {
  value: string;
  label: string;
}

/** One filter of a list as data; `useList` keeps it in the address, `Filters` draws it. */
export type Filter<K extends string = string> = { key: K; label: string } & (
  | {
      /** the first of a list is its search field: it is wider, and `/` leads to it */
      kind: 'text';
      /** as many characters as the call takes; 100 unless given */
      max?: number;
    }
  | { kind: 'date' }
  /** sent as `true` or `false` */
  | { kind: 'yesNo'; yes: string; no: string }
  /** sent as a number; `none`: the year that is meant where none is chosen, instead of any */
  | { kind: 'year'; from: number; to: number; none?: string }
  /** `codes`: those to choose from; all unless given */
  | { kind: 'country'; codes?: readonly string[] }
  /** one of known values, or any */
  | { kind: 'select'; choices: readonly Choice[] }
  /** one of a few, all in sight; the first one unless chosen otherwise, and always sent */
  | { kind: 'tabs'; choices: readonly Choice[] }
);

/** What the list is of, where that is not one call's filter: it stays in the address and is never sent. */
export interface View<V extends string = string> {
  key: string;
  label: string;
  /** the first one unless chosen otherwise */
  choices: readonly { value: V; label: string }[];
}

export const defaultOf = (filter: Filter): string => (filter.kind === 'tabs' ? (filter.choices[0]?.value ?? '') : '');

const isDate = (text: string): boolean => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};
const only = (fits: boolean, text: string): string | undefined => (fits ? text : undefined);

/**
 * What a call is asked for. An address can be written by hand: a value that the call would refuse asks for nothing.
 */
export const askedOf = (filter: Filter, text: string): string | number | undefined => {
  if (text === '' && filter.kind !== 'tabs') return undefined;
  switch (filter.kind) {
    case 'text':
      return text.slice(0, filter.max ?? 100);
    case 'date':
      return only(isDate(text), text);
    case 'yesNo':
      return only(text === 'true' || text === 'false', text);
    case 'year':
      return /^\d{4}$/.test(text) && Number(text) >= filter.from && Number(text) <= filter.to
        ? Number(text)
        : undefined;
    case 'country':
      return only(/^[A-Z]{2}$/.test(text), text);
    case 'select':
      return filter.choices.find((choice) => choice.value === text)?.value;
    case 'tabs':
      return filter.choices.find((choice) => choice.value === text)?.value ?? defaultOf(filter);
  }
};
