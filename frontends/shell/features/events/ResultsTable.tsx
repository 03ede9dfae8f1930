import type { EventClass } from '@rrr/contract';
import { Plate } from '@rrr/kit/base';
import { useWords } from '../../words/use-words.js';

type Result = EventClass['results'][number];

/** On phones, hometown and bike move below the name, so that the table needs no horizontal scrolling. */
export const ResultsTable = ({ caption, results }: { caption: string; results: readonly Result[] }) => {
  const t = useWords();
  return (
    <table className="results">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('event.position')}</th>
          <th scope="col">{t('event.rider')}</th>
          <th scope="col">{t('event.number')}</th>
          <th scope="col" className="wide">
            {t('event.hometown')}
          </th>
          <th scope="col" className="wide">
            {t('event.bike')}
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map((it) => (
          <tr key={it._id}>
            <td>
              <Plate place={it.place} type={it.resultType} />
            </td>
            <th scope="row">
              {it.riderName}
              <span className="under muted small">{[it.hometown, it.bike].filter(Boolean).join(' · ')}</span>
            </th>
            <td className="number">{it.number}</td>
            <td className="wide muted">{it.hometown}</td>
            <td className="wide muted">{it.bike}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
