import { useState } from 'react';
import type { Request, getTimeline, TimelineEntry } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { ProblemNote, Skeleton } from '@rrr/kit/desk';
import { Changes, edits } from '../audit/Changes.js';
import { Sentence } from './Sentence.js';
import { useTimelineQuery } from './timeline.api.js';
import { useTimelineWords } from './words/use-words.js';

export type Asked = Request<typeof getTimeline>['query'];

const Entry = ({ entry: { at, kind, sentence, why, detail } }: { entry: TimelineEntry }) => {
  const [t, formats] = [useTimelineWords(), useFormats()];
  const changed = edits(detail ?? {});
  return (
    <li>
      <span className="admin-two-lines desk-muted">
        <time dateTime={at} className="number">
          {formats.instant(at)}
        </time>
        <span>{t(`kinds.${kind}`)}</span>
      </span>
      <div className="admin-two-lines">
        <Sentence parts={sentence} />
        {why !== null && (
          <span className="desk-muted" lang="">
            {kind === 'notes' ? why : t('reason', { reason: why })}
          </span>
        )}
        {Object.keys(changed).length > 0 && <Changes detail={changed} />}
      </div>
    </li>
  );
};

/** Entries, and the way to those before them. */
export const Entries = ({
  entries,
  next,
  asked,
}: {
  entries: readonly TimelineEntry[];
  next: string | null;
  asked: Asked;
}) => {
  const t = useTimelineWords();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ol className="admin-timeline" aria-label={t('label')}>
        {entries.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ol>
      {next !== null &&
        (opened ? (
          <Older asked={{ ...asked, after: next }} />
        ) : (
          <button type="button" className="button admin-older" onClick={() => setOpened(true)}>
            {t('older')}
          </button>
        ))}
    </>
  );
};

const Older = ({ asked }: { asked: Asked }) => {
  const { currentData, error, isFetching, refetch } = useTimelineQuery({ query: asked });
  if (currentData) return <Entries entries={currentData.entries} next={currentData.next} asked={asked} />;
  if (error !== undefined && !isFetching) return <ProblemNote error={error} onRetry={() => void refetch()} />;
  return <Skeleton lines={5} height={40} />;
};
