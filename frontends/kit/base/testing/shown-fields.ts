import type { Field, Fields, View } from '@rrr/records';
import { sampleOf, SAMPLES } from '@rrr/records/testing';
import { FIELD_WORDS } from '@rrr/records/words';

export { sampleOf };

/** How a page writes them. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  [SAMPLES.phone]: ['(415) 555-0142'],
  [SAMPLES.country]: ['Canada'],
  [SAMPLES.date]: ['Mar 4th, 2027'],
  [SAMPLES.birthday]: ['Apr 12th, 1990'],
};
/** What a page may show for it. */
const looksOf = (value: unknown, { label, options }: Field): readonly string[] => {
  if (value === true) return [FIELD_WORDS.en[label]];
  const text = String(value);
  const chosen = options?.find((option) => option === value);
  if (chosen) return [FIELD_WORDS.en[chosen]];
  const short = text.replace(/^https?:\/\/|\/$/g, '');
  if (typeof value === 'number') return [text, value.toLocaleString('en-US')];
  return [text, encodeURIComponent(text), short, ...(WRITTEN[text] ?? [])];
};

/** Everything that the document says: its text, what is written in its fields, and where its links lead. */
const said = (): string =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((element) => element.value),
    ...[...document.querySelectorAll('a')].map((element) => element.href),
  ].join('\n');

/**
 * The fields of `sampleOf(fields)` that the document does not show, though the record does not say that this view
 * leaves them out. Empty: whoever adds a field sees it here.
 */
export const fieldsNotShown = <R extends Fields>(fields: R, view: View): readonly string[] => {
  const [everything, values] = [said(), sampleOf(fields)];
  return Object.entries<Field>(fields).flatMap(([name, field]) =>
    field.notIn?.includes(view) || looksOf(values[name], field).some((look) => everything.includes(look)) ? [] : [name],
  );
};
