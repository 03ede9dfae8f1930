import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { exportResults, type eventResults, type Pagination, type Request, type ResultRecord } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { BulkList } from '../../list/BulkList.js';
import type { Answer } from '../../list/List.js';
import { Skeleton } from '../../list/Skeleton.js';
import type { List } from '../../list/use-list.js';
import { ActsMenu, type Act } from '../../pages/ActsMenu.js';
import { lazyDialog } from '../../pieces/lazy-dialog.js';
import { Page } from '../../pieces/Page.js';
import type { RaceScreen } from '../race-screen.js';
import { useRaceWords } from '../words/use-words.js';
import type { ChosenResults } from './RemoveChosenDialog.js';
import { useResultColumns } from './use-result-columns.js';
import { useResultsWords } from './words/use-words.js';

const RemoveChosenDialog = lazyDialog(() =>
  import('./RemoveChosenDialog.js').then((loaded) => loaded.RemoveChosenDialog),
);
const RemoveResultsDialog = lazyDialog(() =>
  import('./RemoveResultsDialog.js').then((loaded) => loaded.RemoveResultsDialog),
);

export interface EventResultsProps extends RaceScreen {
  /** from `useResultList` */
  list: List<typeof eventResults>;
  results: Answer & { data?: { results: readonly ResultRecord[]; pagination: Pagination } | undefined };
  role: Request<typeof exportResults>['params']['role'];
  /** what has to be known before the list */
  notes?: ReactNode;
}

/** Every result of an event by class and place; a row leads to its correction. */
export const EventResults = ({ eventId, answer, list, results, role, refresh, notes }: EventResultsProps) => {
  const [words, race, path] = [useResultsWords(), useRaceWords(), usePath()];
  const [removing, setRemoving] = useState(false);
  const [chosen, setChosen] = useState<ChosenResults>();
  const event = answer.currentData?.event;
  const classes = event?.classes ?? [];
  const columns = useResultColumns(new Map(classes.map(({ _id, name }) => [_id, name])));
  const inClass = classes.find(({ _id }) => _id === list.values['classId']);
  const at = path(`/event/${eventId}`);
  const isOpen = event?.canUpload ?? false;
  const some = (results.data?.results.length ?? 0) > 0;
  const add = (look: string) => (
    <Link className={look} to={`${at}/results/new${inClass ? `?class=${inClass._id}` : ''}`}>
      {words('add')}
    </Link>
  );
  const acts: readonly Act[] = [
    ...(inClass ? [{ key: 'table', label: words('table'), to: `${at}/class/${inClass._id}/results` }] : []),
    {
      key: 'remove',
      label: inClass ? words('removeClass', { name: inClass.name }) : words('removeAll'),
      run: () => setRemoving(true),
    },
  ];
  return (
    <>
      <Page
        title={words('title')}
        lead={event?.title}
        back={{ to: at, label: race('event.back') }}
        primary={
          isOpen && (
            <>
              {some && <ActsMenu acts={acts} />}
              {add('button primary')}
            </>
          )
        }
      >
        {notes}
        {/* Both answers decide how much room the head takes; the list stands under it from then on. */}
        {(!event && answer.error === undefined) || (!results.data && results.error === undefined) ? (
          <Skeleton height={64} />
        ) : (
          <BulkList<ResultRecord>
            label={words('title')}
            list={list}
            answer={results}
            items={results.data?.results}
            pagination={results.data?.pagination}
            columns={columns}
            href={(result) => (isOpen ? `${at}/results/${result._id}` : undefined)}
            bulk={
              isOpen && {
                name: (result) => result.riderName,
                acts: [
                  {
                    key: 'remove',
                    label: (items) => words('removeChosen', { count: items.length }),
                    ask: (items, bulk) => setChosen({ results: items, bulk }),
                  },
                ],
                onDone: refresh,
              }
            }
            exportOf={{ endpoint: exportResults, params: { role, eventId } }}
            empty={{ text: words('none'), action: isOpen && add('button') }}
          />
        )}
      </Page>
      {chosen && <RemoveChosenDialog {...chosen} eventId={eventId} onClose={() => setChosen(undefined)} />}
      {removing && (
        <RemoveResultsDialog eventId={eventId} inClass={inClass} refresh={refresh} onClose={() => setRemoving(false)} />
      )}
    </>
  );
};
