import { useState } from 'react';
import type { ResultsImport } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { LinkDialog } from '../races/one-race/LinkDialog.js';
import { useImportWords } from './words/use-words.js';

type Races = NonNullable<ResultsImport['sameRaces']>;

interface Props {
  races: ResultsImport['sameRaces'];
  /** lets the person link the events: whose results are sent, and how it is looked at again then */
  link?: { eventId: string; refresh: () => void } | undefined;
}

/** Classes that look like a race of another event: a question to whoever sends them. */
export const SameRaces = ({ races = [], link }: Props) => {
  const [words, formats] = [useImportWords(), useFormats()];
  const [asked, setAsked] = useState<Races[number]['event']>();
  if (races.length === 0) return null;
  const events = [...new Map(races.map(({ event }) => [event._id, event])).values()];
  return (
    <section aria-label={words('sameRace')}>
      <h3>{words('sameRace')}</h3>
      <p>{words('sameRaceLead')}</p>
      <ul>
        {races.map(({ class: { _id, name }, event }) => (
          <li key={`${_id}/${event._id}`}>
            {words('sameRaceAt', { name, event: event.title, date: formats.date(event.startDate) })}
          </li>
        ))}
      </ul>
      {(link ? events : []).map((event) => (
        <button key={event._id} type="button" className="button" onClick={() => setAsked(event)}>
          {words('sameRaceYes', { event: event.title })}
        </button>
      ))}
      {link && asked && <LinkDialog {...link} other={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
};
