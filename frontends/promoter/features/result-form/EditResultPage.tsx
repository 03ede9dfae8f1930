import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ResultRecord } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { lazyDialog, Page, Section, Status, Verdict } from '@rrr/kit/desk';
import { useEventQuery, useResultsQuery } from '../../api.js';
import { EventNotes } from '../event/EventNotes.js';
import { MatchDialog, type Chosen } from '../matches/MatchDialog.js';
import { RiderSearch } from '../matches/RiderSearch.js';
import { resultRecord } from './result-form.js';
import { ResultFormPage } from './ResultFormPage.js';
import { useResultFormWords } from './words/use-words.js';

const RemoveDialog = lazyDialog(() => import('./RemoveDialog.js').then((it) => it.RemoveDialog));

/** Whom the result is matched to and what it earns, with the ways to change that. */
const Standing = ({ eventId, result }: { eventId: string; result: ResultRecord }) => {
  const [words, path, navigate] = [useResultFormWords(), usePath(), useNavigate()];
  const [searching, setSearching] = useState(false);
  const [rider, setRider] = useState<Chosen | null>();
  const [removing, setRemoving] = useState(false);
  return (
    <Section title={words('rider')}>
      {result.rider ? (
        <Status tone="good">{words('matchedTo', { name: result.rider.fullName })}</Status>
      ) : (
        <Status tone="wait">{words('noRider')}</Status>
      )}
      <Verdict verdict={result.verdict} />
      {(searching || !result.rider) && <RiderSearch onChoose={setRider} />}
      <div className="promoter-row promoter-acts">
        {result.rider && !searching && (
          <>
            <button type="button" className="button" onClick={() => setSearching(true)}>
              {words('chooseRider')}
            </button>
            <button type="button" className="button" onClick={() => setRider(null)}>
              {words('acts.unmatch')}
            </button>
          </>
        )}
        <button type="button" className="button" onClick={() => setRemoving(true)}>
          {words('acts.remove')}
        </button>
      </div>
      {rider !== undefined && (
        <MatchDialog
          eventId={eventId}
          result={result}
          rider={rider}
          {...(result.rider ? { had: result.rider.fullName } : {})}
          onClose={() => {
            setRider(undefined);
            setSearching(false);
          }}
        />
      )}
      {removing && (
        <RemoveDialog
          eventId={eventId}
          result={result}
          onDone={() => void navigate(path(`/event/${eventId}/results?classId=${result.classId}`), { replace: true })}
          onClose={() => setRemoving(false)}
        />
      )}
    </Section>
  );
};

export const EditResultPage = () => {
  const { eventId = '', resultId = '' } = useParams();
  const [words, path] = [useResultFormWords(), usePath()];
  const params = { eventId };
  const event = useEventQuery({ params }).data?.event;
  const { currentData, error, refetch } = useResultsQuery({ params, query: { resultId } });
  const result = currentData?.results[0];
  const stored = useMemo(() => result && resultRecord(result), [result]);
  const gone = currentData !== undefined && result === undefined;
  if (gone || event?.canUpload === false)
    return (
      <Page
        title={result?.riderName ?? words('unnamed')}
        lead={event?.title}
        back={{ to: path(`/event/${eventId}/results`), label: words('back') }}
      >
        {gone ? (
          <div className="alert wait">
            <strong>{words('gone')}</strong>
          </div>
        ) : (
          event && <EventNotes event={event} />
        )}
        {result && (
          <Section title={result.riderName}>
            <Verdict verdict={result.verdict} />
          </Section>
        )}
      </Page>
    );
  return (
    <ResultFormPage
      eventId={eventId}
      event={event}
      stored={stored}
      before={result}
      error={error}
      onRetry={() => void refetch()}
    >
      {result && <Standing eventId={eventId} result={result} />}
    </ResultFormPage>
  );
};
