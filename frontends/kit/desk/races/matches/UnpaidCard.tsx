import { Link } from 'react-router-dom';
import type { UnpaidResult } from '@rrr/contract';
import { Plate, useFormats, usePath } from '@rrr/kit/base';
import { Candidates } from '../../match/Candidates.js';
import type { ChosenRider } from '../../match/MatchDialog.js';
import { useUnpaidWords } from './words/use-words.js';

/** A finisher in a paid place whom nobody is known for: what the file says, who may be meant and why. */
export const UnpaidCard = ({ result, onChoose }: { result: UnpaidResult; onChoose: (rider: ChosenRider) => void }) => {
  const [words, formats, path] = [useUnpaidWords(), useFormats(), usePath()];
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
    <section className="desk-card desk-race-unpaid" aria-label={riderName}>
      <header className="desk-race-unpaid-head">
        <Plate place={result.place} type={result.resultType} />
        <div>
          <h2>{riderName}</h2>
          <div className="desk-muted">{said.filter(Boolean).join(' · ')}</div>
          <div>
            <Link to={path(`/event/${event._id}/results/${result._id}`)}>{event.title}</Link> · {result.className}
            {event.startDate && ` · ${formats.date(event.startDate)}`}
          </div>
        </div>
        <strong className="desk-race-worth number">{words('worth', { amount: formats.money(result.worth) })}</strong>
      </header>
      {others.length > 0 && (
        <p className="desk-muted">
          {words('also')} {others.map(({ detail }) => detail).join(' ')}
        </p>
      )}
      <h3>{words('candidates', { name: riderName })}</h3>
      <Candidates of={candidates} onChoose={onChoose} leftOut={result.candidatesLeftOut} />
    </section>
  );
};
