import { useMemo, type ReactNode } from 'react';
import type { EventDetail, ResultRecord } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import type { Answer } from '../../list/List.js';
import { Page } from '../../pieces/Page.js';
import { Section } from '../../pieces/Section.js';
import { Verdict } from '../../pieces/Verdict.js';
import type { RaceScreen } from '../race-screen.js';
import { resultRecord } from './result-form.js';
import { ResultFormPage } from './ResultFormPage.js';
import { Standing, type CandidatesAnswer } from './Standing.js';
import { useResultFormWords } from './words/use-words.js';

export interface EditResultProps extends RaceScreen {
  /** `eventResults` of this one result */
  results: Answer & { currentData?: { results: readonly ResultRecord[] } | undefined };
  /** enrolled riders who may be meant, while nobody is matched */
  candidates: CandidatesAnswer;
  /** why results cannot be changed now */
  locked: (event: EventDetail) => ReactNode;
}

/** A stored result: whom it is matched to and what it earns, and its correction. */
export const EditResult = ({ eventId, answer, results, candidates, refresh, locked }: EditResultProps) => {
  const [words, path] = [useResultFormWords(), usePath()];
  const event = answer.currentData?.event;
  const { currentData, error, refetch } = results;
  const result = currentData?.results[0];
  const stored = useMemo(() => result && resultRecord(result), [result]);
  const gone = currentData !== undefined && result === undefined;
  const why = event && locked(event);
  if (gone || why)
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
          why
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
      refresh={refresh}
    >
      {result && <Standing eventId={eventId} result={result} candidates={candidates} refresh={refresh} />}
    </ResultFormPage>
  );
};
