import { disciplineOf } from '@rrr/contract';
import type { Motorcycle, Preview, PreviewedClass, useCalculator } from './use-calculator.js';
import { useDisciplineWords } from '../events/words/use-discipline-words.js';
import { useHomeWords } from './words/use-home-words.js';

const keyOf = ({ make, model, year }: Motorcycle) => `${make}/${model}/${year}`;
/** stands for every make but the program's */
const OTHER = { make: '–', model: '–', year: 2025 };

/** Bikes by year, eligible ones first; the one asked for is among them, whatever the address says. */
const BikeField = ({ preview, onChoose }: { preview: Preview; onChoose: (bike: Motorcycle) => void }) => {
  const t = useHomeWords();
  const { bike, bikes } = preview;
  const isOther = bike?.make === OTHER.make;
  const known = bikes.some((it) => bike && keyOf(it) === keyOf(bike));
  const all = bike && !known && !isOther ? [bike, ...bikes] : bikes;
  const groups = [true, false].map((eligible) => all.filter((it) => it.eligible === eligible));
  const options = (some: readonly Motorcycle[]) =>
    some.map((it) => (
      <option key={keyOf(it)} value={keyOf(it)}>
        {t('bikeOf', { model: it.model, year: String(it.year) })}
      </option>
    ));
  return (
    <div className="field">
      <label htmlFor="bike">{t('bike')}</label>
      <select
        id="bike"
        className="input"
        value={bike ? keyOf(bike) : ''}
        onChange={({ target }) => onChoose(all.find((it) => keyOf(it) === target.value) ?? OTHER)}
      >
        {options(groups[0] ?? [])}
        <optgroup label={t('notEligible')}>
          {options(groups[1] ?? [])}
          <option value={keyOf(OTHER)}>{t('otherBike')}</option>
        </optgroup>
      </select>
    </div>
  );
};

/** Two classes of one name are told apart by the discipline, else by the event. */
const labelOf = (one: PreviewedClass, all: readonly PreviewedClass[], discipline: (type: string) => string): string => {
  const alike = all.filter((it) => it.name === one.name && it !== one);
  if (alike.length === 0) return one.name;
  const kind = discipline(one.event.type);
  const more = alike.some((it) => discipline(it.event.type) === kind) ? one.event.title : kind;
  return `${one.name} · ${more}`;
};

/** The question: which bike, in which class. */
export const Calculator = ({ calculator }: { calculator: ReturnType<typeof useCalculator> }) => {
  const [t, disciplines] = [useHomeWords(), useDisciplineWords()];
  const { data, chosen, chooseBike, chooseClass } = calculator;
  const nameOf = (type: string) => {
    const known = disciplineOf(type);
    return known ? disciplines(known) : type;
  };
  return (
    <section className="ask" aria-labelledby="ask">
      <h2 id="ask">{t('ask')}</h2>
      {data ? (
        <BikeField preview={data} onChoose={chooseBike} />
      ) : (
        <div className="field" aria-hidden="true">
          <span className="label">{t('bike')}</span>
          <span className="input" />
        </div>
      )}
      <div className="field">
        <label htmlFor="class">{t('class')}</label>
        <select
          id="class"
          className="input"
          value={chosen?._id ?? ''}
          onChange={({ target }) => chooseClass(target.value)}
        >
          {(data?.classes ?? []).map((it, _, all) => (
            <option key={it._id} value={it._id}>
              {labelOf(it, all, nameOf)}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
};
