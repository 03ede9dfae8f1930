import { useId } from 'react';
import { Link } from 'react-router-dom';
import { RightOutlined } from '@ant-design/icons';
import type { EventClass, EventDetail } from '@rrr/contract';
import { useFormats, usePath, useStepsSaying } from '@rrr/kit/base';
import { Amount, Status, type Tone } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { useEventActsWords } from '../../shared/event-acts/words/use-words.js';
import { ClassResults } from './ClassResults.js';
import { classState, unpaidByReason, type ClassState } from './class-state.js';
import { useClassWords } from './words/use-words.js';

const TONES: Record<ClassState['results'], Tone> = {
  in: 'good',
  inLate: 'wait',
  late: 'bad',
  due: 'wait',
  none: 'plain',
};

/** The ways to send the results of a class, or to write them, and to try one that nobody has. */
const ClassActs = ({ of: { _id, name, results }, event }: { of: EventClass; event: EventDetail }) => {
  const [words, path] = [useEventActsWords(), usePath()];
  const some = results.length > 0;
  return (
    <div className="admin-buttons">
      {event.canUpload && (
        <>
          <Link
            className="button"
            to={path(`/event/${event._id}/upload-class-result?class=${_id}`)}
            aria-label={words(some ? 'replaceOf' : 'uploadOf', { name })}
          >
            {words(some ? 'replace' : 'upload')}
          </Link>
          <Link
            className="button"
            to={path(`/event/${event._id}/class/${_id}/results`)}
            aria-label={words('tableOf', { name })}
          >
            {words('table')}
          </Link>
        </>
      )}
      <Link
        className="button"
        to={`${path('/settings')}?tab=simulator&event=${event._id}&class=${_id}`}
        aria-label={words('tryOf', { name })}
      >
        {words('try')}
      </Link>
    </div>
  );
};

/** What a class pays, its results, and what can be done with them. */
const ClassPanel = ({ of, event }: { of: EventClass; event: EventDetail }) => {
  const { payoutType, payoutPlaces, entrants, resultsReceivedAt } = of;
  const [t, words, formats, saying] = [useWords(), useClassWords(), useFormats(), useStepsSaying()];
  return (
    <>
      <div className="admin-payout">
        <strong>{t(`event.payout.${payoutType}`)}</strong>
        {payoutPlaces.length === 0 && <span className="desk-muted">{t('event.noPlaces')}</span>}
        <ol className="admin-places" aria-label={t('event.places')}>
          {payoutPlaces.map(({ place, amount }) => (
            <li key={place}>
              <span className="desk-muted">{formats.place(place)}</span> <Amount money={amount} />
            </li>
          ))}
        </ol>
        {entrants !== null && <span className="desk-muted">{t('event.entrants', { count: entrants })}</span>}
        {payoutType !== 'noPayout' && of.payoutSteps && <span className="desk-muted">{saying(of.payoutSteps)}</span>}
        {resultsReceivedAt && (
          <span className="desk-muted">
            {words('received', { when: formats.instant(resultsReceivedAt), zone: formats.zone })}
          </span>
        )}
      </div>
      <ClassResults of={of} eventId={event._id} />
      <ClassActs of={of} event={event} />
    </>
  );
};

/** Why most of the paid places that earn nothing do. */
const Missing = ({ of: { missing, paysNothing }, received }: { of: ClassState; received: boolean }) => {
  const words = useClassWords();
  if (!received || paysNothing) return null;
  if (missing.length === 0) return words('complete');
  const [first] = unpaidByReason(missing);
  const said = words('missing', { count: missing.length });
  return first
    ? words('because', { missing: said, reason: words(`grouped.${first[0]}`, { count: first[1].length }) })
    : said;
};

export interface ClassRowProps {
  of: EventClass;
  event: EventDetail;
  open: boolean;
  onToggle: () => void;
}

/** A class in one line, which opens to its places and results. */
export const ClassRow = ({ of, event, open, onToggle }: ClassRowProps) => {
  const [id, words, formats] = [useId(), useClassWords(), useFormats()];
  const state = classState(of, event);
  const { resultsReceivedAt: received, results } = of;
  const date = formats.date(event.resultsDueDate);
  return (
    <li className="admin-class" data-open={open || undefined}>
      <h2>
        <button type="button" className="admin-class-name" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <RightOutlined aria-hidden />
          <span>{of.name}</span>
        </button>
      </h2>
      <span className="number">{words('riders', { count: results.length })}</span>
      <span className="number">
        {state.paysNothing
          ? words('nothing')
          : words('paidOf', { paid: formats.money(state.paid), posted: formats.money(state.posted) })}
      </span>
      <span className="desk-muted admin-class-missing">
        <Missing of={state} received={received !== null} />
      </span>
      <Status tone={TONES[state.results]}>
        {words(state.results === 'in' ? 'isIn' : state.results, received ? { when: formats.day(received) } : { date })}
      </Status>
      <div id={id} className="admin-class-panel" hidden={!open}>
        {open && <ClassPanel of={of} event={event} />}
      </div>
    </li>
  );
};
