import { disciplineOf } from '@rrr/contract';
import type { Motorcycle, Preview, PreviewedClass, useCalculator } from './use-calculator.js';
import { useDisciplineWords } from '../events/words/use-discipline-words.js';
import { useHomeWords } from './words/use-home-words.js';

/** stands for every make but the program's */
const OTHER = { make: '–', model: '–', year: 2025 };
const nameOf = ({ make, model }: Motorcycle) => `${make}/${model}`;

interface BikeFieldsProps {
  preview: Preview;
  /** the bike whose answer is on its way */
  asked: Motorcycle | undefined;
  onChoose: (bike: Motorcycle) => void;
}

/** The model, then its year; eligible ones first. The bike asked for is among them, whatever the address says. */
const BikeFields = ({ preview, asked, onChoose }: BikeFieldsProps) => {
  const t = useHomeWords();
  const { bikes } = preview;
  // the year is chosen for the model that was chosen, also before the answer for that model came
  const bike = asked ? { ...asked, eligible: false } : preview.bike;
  const isOther = bike?.make === OTHER.make;
  const known = bikes.some((candidate) => bike && nameOf(candidate) === nameOf(bike) && candidate.year === bike.year);
  const all = bike && !known && !isOther ? [bike, ...bikes] : bikes;
  const models = [...new Set(all.map(nameOf))].map((name) => all.filter((item) => nameOf(item) === name));
  const years = all.filter((item) => bike && nameOf(item) === nameOf(bike)).sort((a, b) => b.year - a.year);
  const options = (eligible: boolean) =>
    models
      .filter((some) => some.some((item) => item.eligible) === eligible)
      .map(([one]) => one)
      .sort((a, b) => ((a?.model ?? '') < (b?.model ?? '') ? -1 : 1))
      .map(
        (one) =>
          one && (
            <option key={nameOf(one)} value={nameOf(one)}>
              {one.model}
            </option>
          ),
      );
  /** the same year, else one that earns: the list has those first */
  const choose = (name: string) => {
    const of = all.filter((item) => nameOf(item) === name);
    onChoose(of.find((item) => item.year === bike?.year) ?? of[0] ?? OTHER);
  };
  return (
    <>
      <div className="field">
        <label htmlFor="bike">{t('bike')}</label>
        <select
          id="bike"
          className="input"
          value={bike ? nameOf(bike) : ''}
          onChange={({ target }) => choose(target.value)}
        >
          {options(true)}
          <optgroup label={t('notEligible')}>
            {options(false)}
            <option value={nameOf(OTHER)}>{t('otherBike')}</option>
          </optgroup>
        </select>
      </div>
      <div className="field">
        <label htmlFor="year">{t('year')}</label>
        <select
          id="year"
          className="input"
          disabled={isOther}
          value={isOther ? '' : bike?.year}
          onChange={({ target }) => bike && onChoose({ ...bike, year: Number(target.value) })}
        >
          {isOther && <option value="">–</option>}
          {years.map((year) => (
            <option key={year.year}>{year.year}</option>
          ))}
        </select>
      </div>
    </>
  );
};

/** Two classes of one name are told apart by the discipline, else by the event. */
const labelOf = (one: PreviewedClass, all: readonly PreviewedClass[], discipline: (type: string) => string): string => {
  const alike = all.filter((raceClass) => raceClass.name === one.name && raceClass !== one);
  if (alike.length === 0) return one.name;
  const kind = discipline(one.event.type);
  const more = alike.some((raceClass) => discipline(raceClass.event.type) === kind) ? one.event.title : kind;
  return `${one.name} · ${more}`;
};

/** The question: which bike, in which class. */
export const Calculator = ({ calculator }: { calculator: ReturnType<typeof useCalculator> }) => {
  const [t, disciplines] = [useHomeWords(), useDisciplineWords()];
  const { data, asked, waiting, chosen, chooseBike, chooseClass } = calculator;
  const kindOf = (type: string) => {
    const known = disciplineOf(type);
    return known ? disciplines(known) : type;
  };
  return (
    <section className="ask" aria-labelledby="ask">
      <h2 id="ask">{t('ask')}</h2>
      {data ? (
        <BikeFields preview={data} asked={waiting ? asked : undefined} onChoose={chooseBike} />
      ) : (
        (['bike', 'year'] as const).map((text) => (
          <div key={text} className="field" aria-hidden="true">
            <span className="label">{t(text)}</span>
            <span className="input" />
          </div>
        ))
      )}
      <div className="field ask-class">
        <label htmlFor="class">{t('class')}</label>
        <select
          id="class"
          className="input"
          value={chosen?._id ?? ''}
          onChange={({ target }) => chooseClass(target.value)}
        >
          {(data?.classes ?? []).map((raceClass, _, all) => (
            <option key={raceClass._id} value={raceClass._id}>
              {labelOf(raceClass, all, kindOf)}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
};
