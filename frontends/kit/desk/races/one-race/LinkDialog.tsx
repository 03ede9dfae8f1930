import { useEffect, useState } from 'react';
import { linkEvents, listEventsNearby, type EventNearby } from '@rrr/contract';
import { problemOf, useAct, useFormats, useHost, useReport } from '@rrr/kit/base';
import { CorrectDialog } from '../../correct/CorrectDialog.js';
import { Foreseen } from '../../correct/Foreseen.js';
import { howSent, useCorrection } from '../../correct/use-correction.js';
import { ActDialog } from '../../form/ActDialog.js';
import { ProblemNote } from '../../list/ProblemNote.js';
import { Skeleton } from '../../list/Skeleton.js';
import { useOneRaceWords } from './words/use-words.js';

type Other = Pick<EventNearby, '_id' | 'title' | 'startDate'>;

export interface LinkDialogProps {
  eventId: string;
  /** the event that looks like the same race; left out: one of those nearby is chosen */
  other?: Other | undefined;
  refresh: () => void;
  onClose: () => void;
}

/** What linking two events would change for riders, then does it, or asks an administrator to. */
const ConfirmLink = ({ eventId, other, refresh, onClose }: LinkDialogProps & { other: Other }) => {
  const { http } = useHost();
  const [words, formats] = [useOneRaceWords(), useFormats()];
  const [waits, setWaits] = useState(false);
  const correction = useCorrection({
    send: async (otherId: string, how) => {
      const { said } = howSent(how);
      const signal = how.dryRun ? { signal: how.signal } : {};
      const done = await http.call(linkEvents, { params: { eventId }, body: { otherId, ...said }, ...signal });
      setWaits(done.waits);
      return done;
    },
    notice: ({ done }) => words(done === 'asked' ? 'asked' : 'linked'),
    onDone: onClose,
    refresh,
  });
  return (
    <CorrectDialog
      title={words('title')}
      lead={words('lead')}
      command={other._id}
      correction={correction}
      body={({ money }) => (
        <>
          <p>
            <strong>{other.title}</strong> · {formats.date(other.startDate)}
          </p>
          {waits && <p>{words('asks')}</p>}
          <Foreseen money={money} />
        </>
      )}
      isMoneyInBody
      confirm={words(waits ? 'ask' : 'link')}
      onClose={onClose}
    />
  );
};

/** Which event of these days it is. */
const Choose = ({
  eventId,
  onChoose,
  onClose,
}: Omit<LinkDialogProps, 'other'> & { onChoose: (other: Other) => void }) => {
  const { http } = useHost();
  const [words, formats, report] = [useOneRaceWords(), useFormats(), useReport()];
  const [found, setFound] = useState<readonly EventNearby[]>();
  const [error, setError] = useState<unknown>();
  const [chosen, setChosen] = useState<EventNearby>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const looking = new AbortController();
    http.call(listEventsNearby, { params: { eventId }, signal: looking.signal }).then(
      ({ events }) => setFound(events),
      (failed: unknown) => {
        if (looking.signal.aborted) return;
        if (!problemOf(failed)) report(failed);
        setError(failed);
      },
    );
    return () => looking.abort();
  }, [eventId, http, report, tries]);
  const pick = chosen ?? found?.[0];
  const act = useAct<Other | undefined, void>({ send: () => Promise.resolve(), onDone: () => pick && onChoose(pick) });
  return (
    <ActDialog
      title={words('title')}
      consequence={
        <div className="desk-effect">
          <p>{words('lead')}</p>
          {error !== undefined && (
            <ProblemNote
              error={error}
              onRetry={() => {
                setError(undefined);
                setTries(tries + 1);
              }}
            />
          )}
          {!found && error === undefined && (
            <div role="status" aria-label={words('looking')}>
              <Skeleton lines={2} />
            </div>
          )}
          {found?.length === 0 && <p>{words('none')}</p>}
          {found && found.length > 0 && (
            <fieldset className="desk-choose">
              <legend>{words('which')}</legend>
              {found.map((nearby) => (
                <label key={nearby._id} className="check">
                  <input type="radio" name="other" checked={pick === nearby} onChange={() => setChosen(nearby)} />
                  <span>
                    <strong>{nearby.title}</strong>{' '}
                    <span className="desk-muted">
                      {[formats.dates(nearby.startDate, nearby.endDate), nearby.city, nearby.state]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </label>
              ))}
            </fieldset>
          )}
        </div>
      }
      act={{ ...act, waits: pick === undefined }}
      command={() => pick}
      confirm={words('link')}
      keep={words('close')}
      onClose={onClose}
    />
  );
};

/** Links an event with another that is the same race: which one, what it would change, and then it. */
export const LinkDialog = ({ other, ...rest }: LinkDialogProps) => {
  const [chosen, setChosen] = useState(other);
  return chosen ? <ConfirmLink {...rest} other={chosen} /> : <Choose {...rest} onChoose={setChosen} />;
};
