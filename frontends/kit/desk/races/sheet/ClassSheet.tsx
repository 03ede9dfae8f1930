import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventDetail, ResultRecord } from '@rrr/contract';
import { Empty, usePath } from '@rrr/kit/base';
import type { Answer } from '../../list/List.js';
import { ProblemNote } from '../../list/ProblemNote.js';
import { Skeleton } from '../../list/Skeleton.js';
import { EventScreen } from '../EventScreen.js';
import type { RaceScreen } from '../race-screen.js';
import { SheetEditor } from './SheetEditor.js';
import { sheetRows } from './sheet-rows.js';
import { useSheetWords } from './words/use-words.js';

export interface ClassSheetProps extends RaceScreen {
  classId: string;
  /** every result of the class, however many pages they have */
  results: Answer & { currentData?: readonly ResultRecord[] | undefined };
  /** why results cannot be changed now */
  locked: (event: EventDetail) => ReactNode;
  /** where a file of the class is sent: a full path */
  fileAt: string;
}

/** The results of one class, typed or pasted into one table. */
export const ClassSheet = ({ eventId, classId, answer, results, refresh, locked, fileAt }: ClassSheetProps) => {
  const [words, path] = [useSheetWords(), usePath()];
  const { currentData, error, isFetching, refetch } = results;
  const stored = useMemo(() => currentData && sheetRows(currentData), [currentData]);
  const inClass = (event: EventDetail | undefined) => event?.classes.find(({ _id }) => _id === classId);
  const failed = error !== undefined && !isFetching;
  return (
    <EventScreen
      eventId={eventId}
      answer={answer}
      title={(event) => {
        const found = inClass(event);
        return found ? words('title', { name: found.name }) : words('unnamed');
      }}
      locked={locked}
      primary={(event) =>
        inClass(event) && (
          <Link className="button" to={fileAt}>
            {words('file')}
          </Link>
        )
      }
    >
      {(event) => {
        const found = inClass(event);
        if (!found) return <Empty text={words('gone')} />;
        if (!stored)
          return failed ? (
            <ProblemNote error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton lines={5} height={56} />
          );
        return (
          <SheetEditor
            key={classId}
            eventId={eventId}
            inClass={found}
            stored={stored}
            savedAt={path(`/event/${eventId}/results?classId=${classId}`)}
            refresh={refresh}
          />
        );
      }}
    </EventScreen>
  );
};
