import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Evidence, UnpaidResult } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Plate, Status } from '@rrr/kit/desk';
import type { Chosen } from './MatchDialog.js';
import { RiderSearch } from './RiderSearch.js';
import { useMatchWords } from './words/use-words.js';

const FITS: readonly Evidence[] = ['sameAmaNumber', 'sameEmail', 'sameName', 'similarName', 'sameTown', 'sameState'];

const Candidate = ({ of, onChoose }: { of: UnpaidResult['candidates'][number]; onChoose: (it: Chosen) => void }) => {
  const words = useMatchWords();
  const about = [of.hometown, of.amaNumber && words('ama', { number: of.amaNumber })].filter(Boolean).join(' · ');
  return (
    <li className="promoter-candidate">
      <div>
        <strong>{of.fullName}</strong>
        {about && <div className="desk-muted">{about}</div>}
        <ul className="promoter-evidence">
          {of.evidence.map((it) => (
            <li key={it}>
              <Status tone={FITS.includes(it) ? 'good' : 'wait'}>{words(`evidence.${it}`)}</Status>
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className="button"
        aria-label={words('chooseOf', { name: of.fullName })}
        onClick={() => onChoose(of)}
      >
        {words('choose')}
      </button>
    </li>
  );
};

/** A finisher in a paid place whom nobody is known for: what the file says, who may be meant and why. */
export const UnpaidCard = ({ result, onChoose }: { result: UnpaidResult; onChoose: (rider: Chosen) => void }) => {
  const [words, formats, path] = [useMatchWords(), useFormats(), usePath()];
  const [searching, setSearching] = useState(false);
  const { event, riderName, candidates } = result;
  const said = [
    result.number && `#${result.number}`,
    result.hometown,
    result.amaNumber && words('ama', { number: result.amaNumber }),
    result.email,
    result.bike,
  ];
  const others = result.verdict.reasons.filter(({ code }) => code !== 'RIDER_UNKNOWN');
  return (
    <section className="desk-card promoter-unpaid" aria-label={riderName}>
      <header className="promoter-unpaid-head">
        <Plate place={result.place} type={result.resultType} />
        <div>
          <h2>{riderName}</h2>
          <div className="desk-muted">{said.filter(Boolean).join(' · ')}</div>
          <div>
            <Link to={path(`/event/${event._id}/results/${result._id}`)}>{event.title}</Link> · {result.className}
            {event.startDate && ` · ${formats.date(event.startDate)}`}
          </div>
        </div>
        <strong className="promoter-worth number">{words('worth', { amount: formats.money(result.worth) })}</strong>
      </header>
      {others.length > 0 && (
        <p className="desk-muted">
          {words('also')} {others.map(({ detail }) => detail).join(' ')}
        </p>
      )}
      <h3>{words('candidates', { name: riderName })}</h3>
      <ul className="promoter-due">
        {candidates.map((of) => (
          <Candidate key={of._id} of={of} onChoose={onChoose} />
        ))}
      </ul>
      {searching ? (
        <RiderSearch onChoose={onChoose} />
      ) : (
        <div>
          <button type="button" className="desk-link" onClick={() => setSearching(true)}>
            {words('someone')}
          </button>
        </div>
      )}
    </section>
  );
};
