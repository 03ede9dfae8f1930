import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { resultCandidates, Response, ResultRecord } from '@rrr/contract';
import { Status, usePath } from '@rrr/kit/base';
import type { Answer } from '../../list/List.js';
import { ProblemNote } from '../../list/ProblemNote.js';
import { Skeleton } from '../../list/Skeleton.js';
import { Candidates } from '../../match/Candidates.js';
import type { ChosenRider } from '../../match/MatchDialog.js';
import type { Choosing } from '../../match/use-candidate-pays.js';
import { lazyDialog } from '../../pieces/lazy-dialog.js';
import { Section } from '../../pieces/Section.js';
import { Verdict } from '../../pieces/Verdict.js';
import { RiderSearch } from '../../riders/RiderSearch.js';
import { useResultFormWords } from './words/use-words.js';
import '../races.css';

const MatchDialog = lazyDialog(() => import('../../match/MatchDialog.js').then((loaded) => loaded.MatchDialog));
const RemoveResultDialog = lazyDialog(() =>
  import('./RemoveResultDialog.js').then((loaded) => loaded.RemoveResultDialog),
);

export type CandidatesAnswer = Answer & { currentData?: Response<typeof resultCandidates> | undefined };

interface Props {
  eventId: string;
  result: ResultRecord;
  candidates: CandidatesAnswer;
  refresh: () => void;
}

interface WhoProps {
  answer: CandidatesAnswer;
  onChoose: (rider: ChosenRider) => void;
  pays: Choosing;
}

/** Enrolled riders who may be meant, each with what fits and what does not; where there are none, a search. */
const Who = ({ answer, onChoose, pays }: WhoProps) => {
  const words = useResultFormWords();
  const { currentData, error, isFetching, refetch } = answer;
  if (!currentData && error === undefined) return <Skeleton lines={2} height={56} />;
  if (currentData && currentData.candidates.length > 0)
    return (
      <div role="group" aria-label={words('candidates')}>
        <Candidates of={currentData.candidates} onChoose={onChoose} pays={pays} leftOut={currentData.leftOut} />
      </div>
    );
  return (
    <>
      {currentData ? (
        <p className="desk-muted">{words('noCandidates')}</p>
      ) : (
        !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />
      )}
      <RiderSearch onChoose={onChoose} />
    </>
  );
};

/** Whom a result is matched to and what it earns, with the ways to change that. */
export const Standing = ({ eventId, result, candidates, refresh }: Props) => {
  const [words, path, navigate] = [useResultFormWords(), usePath(), useNavigate()];
  const [searching, setSearching] = useState(false);
  const [rider, setRider] = useState<ChosenRider | null>();
  const [removing, setRemoving] = useState(false);
  return (
    <Section title={words('rider')}>
      {result.rider ? (
        <Status tone="good">{words('matchedTo', { name: result.rider.fullName })}</Status>
      ) : (
        <Status tone="wait">{words('noRider')}</Status>
      )}
      <Verdict verdict={result.verdict} />
      {!result.rider && <Who answer={candidates} onChoose={setRider} pays={{ eventId, result }} />}
      {result.rider && searching && <RiderSearch onChoose={setRider} />}
      <div className="desk-race-row desk-race-acts">
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
          refresh={refresh}
          onClose={() => {
            setRider(undefined);
            setSearching(false);
          }}
        />
      )}
      {removing && (
        <RemoveResultDialog
          eventId={eventId}
          result={result}
          refresh={refresh}
          onDone={() => void navigate(path(`/event/${eventId}/results?classId=${result.classId}`), { replace: true })}
          onClose={() => setRemoving(false)}
        />
      )}
    </Section>
  );
};
