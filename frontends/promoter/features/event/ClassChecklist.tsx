import { CheckCircleFilled, ExclamationCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { EventClass, EventDetail } from '@rrr/contract';
import { payoutSteps, useFormats, usePath, useStepsSaying } from '@rrr/kit/base';
import { Empty, isDraft, Section, Status } from '@rrr/kit/desk';
import { today } from '../../due.js';
import { useWords } from '../../words/use-words.js';
import { ClassResults } from './ClassResults.js';

const ClassLine = ({ it: raceClass, event, next }: { it: EventClass; event: EventDetail; next: boolean }) => {
  const [words, formats, path, saying] = [useWords(), useFormats(), usePath(), useStepsSaying()];
  const total = {
    amount: raceClass.payoutPlaces.reduce((sum, place) => sum + place.amount.amount, 0),
    currency: event.contingencyAmount.currency,
  };
  const received = raceClass.resultsReceivedAt;
  const paysNothing = raceClass.payoutType === 'noPayout' || raceClass.payoutPlaces.length === 0;
  // Nothing is missing before the race, nor of an event that does not take place.
  const due = event.status === 'current' && event.startDate !== null && event.startDate <= today();
  const mark = received ? (
    <CheckCircleFilled className="promoter-mark good" aria-hidden />
  ) : paysNothing || !due ? (
    <MinusCircleOutlined className="promoter-mark" aria-hidden />
  ) : (
    <ExclamationCircleOutlined className="promoter-mark wait" aria-hidden />
  );
  return (
    <li className="promoter-class">
      {mark}
      <div className="promoter-class-about">
        <h3>{raceClass.name}</h3>
        <div className="desk-muted">
          {paysNothing
            ? words('event.paysNothing')
            : `${words('event.pays', { count: raceClass.payoutPlaces.length, amount: formats.money(total) })} ` +
              `· ${words(`event.kinds.${raceClass.payoutType}`)}`}
        </div>
        {!paysNothing && raceClass.payoutSteps && <div className="desk-muted">{saying(raceClass.payoutSteps)}</div>}
        <Status tone={received ? 'good' : due ? 'wait' : 'plain'}>
          {received
            ? `${words('event.received', { date: formats.instant(received) })} ` +
              `· ${words('event.rows', { count: raceClass.results.length })}`
            : words(due ? 'event.missing' : 'event.notYet')}
        </Status>
        {raceClass.results.length > 0 && <ClassResults results={raceClass.results} />}
        {event.canUpload && (
          <Link
            className="promoter-type-in"
            to={path(`/event/${event._id}/class/${raceClass._id}/results`)}
            aria-label={words(raceClass.results.length > 0 ? 'event.editTableOf' : 'event.typeInOf', {
              name: raceClass.name,
            })}
          >
            {words(raceClass.results.length > 0 ? 'event.editTable' : 'event.typeIn')}
          </Link>
        )}
      </div>
      {event.canUpload && (
        <Link
          className={next ? 'button primary' : 'button'}
          to={`?class=${raceClass._id}`}
          aria-label={words(received ? 'event.replaceOf' : 'event.uploadOf', { name: raceClass.name })}
        >
          {received ? words('event.replace') : words('event.upload')}
        </Link>
      )}
    </li>
  );
};

/** Every class of the event: what it pays, whether its results are in, and the one thing to do about it. */
export const ClassChecklist = ({ event, mine }: { event: EventDetail; mine: boolean }) => {
  const [words, formats, path, saying] = [useWords(), useFormats(), usePath(), useStepsSaying()];
  const steps = payoutSteps({}, event);
  // One act stands out: the next class that waits.
  const next = event.classes.find((eventClass) => eventClass.resultsReceivedAt === null);
  const done = event.classes.filter((eventClass) => eventClass.resultsReceivedAt !== null).length;
  return (
    <Section
      title={words('event.classes')}
      side={
        event.classes.length > 0 &&
        !isDraft(event) && (
          <span className="desk-muted">{words('event.progress', { count: done, all: event.classes.length })}</span>
        )
      }
    >
      {event.canUpload && event.resultsDueDate && done < event.classes.length && (
        <p>{words('event.due', { date: formats.date(event.resultsDueDate) })}</p>
      )}
      {steps.length > 1 && event.classes.length > 0 && <p className="desk-muted">{saying(steps)}</p>}
      {mine && event.classes.length > 0 && (
        <div className="promoter-row promoter-acts">
          {event.canUpload && event.classes.length > 1 && (
            <Link className="button" to={path(`/event/${event._id}/upload-results`)}>
              {words('event.uploadAll')}
            </Link>
          )}
          {!isDraft(event) && (
            <Link className="button" to={path(`/event/${event._id}/results`)}>
              {words('event.acts.results')}
            </Link>
          )}
          <Link className="button" to={path(`/event/${event._id}/imports`)}>
            {words('event.acts.imports')}
          </Link>
        </div>
      )}
      {event.classes.length === 0 ? (
        <Empty
          text={words('event.noClasses')}
          action={
            mine && (
              <Link className="button" to={path(`/event/${event._id}/classes`)}>
                {words('event.addClasses')}
              </Link>
            )
          }
        />
      ) : (
        <ul className="promoter-classes">
          {event.classes.map((eventClass) => (
            <ClassLine key={eventClass._id} it={eventClass} event={event} next={eventClass === next} />
          ))}
        </ul>
      )}
    </Section>
  );
};
