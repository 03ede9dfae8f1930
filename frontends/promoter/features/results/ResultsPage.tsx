import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { exportResults, type eventResults, type ResultRecord } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { ActsMenu, Amount, lazyDialog, List, Page, Plate, Skeleton, Status, useList, type Column } from '@rrr/kit/desk';
import { useEventQuery, useResultsQuery } from '../../api.js';
import { useResultsWords } from './words/use-words.js';

const RemoveResultsDialog = lazyDialog(() => import('./RemoveResultsDialog.js').then((it) => it.RemoveResultsDialog));

const useColumns = (classes: ReadonlyMap<string, string>): Column<ResultRecord>[] => {
  const words = useResultsWords();
  return [
    {
      key: 'rider',
      title: words('rider'),
      mark: (result) => <Plate place={result.place} type={result.resultType} />,
      cell: (result) => result.riderName,
      below: (result) => [result.number && `#${result.number}`, result.bike].filter(Boolean).join(' · '),
    },
    { key: 'class', title: words('inClass'), cell: (result) => classes.get(result.classId) ?? '' },
    { key: 'from', title: words('from'), phone: 'none', cell: (result) => result.hometown },
    {
      key: 'matched',
      title: words('matched'),
      phone: 'under',
      cell: ({ rider }) =>
        rider ? <Status tone="good">{rider.fullName}</Status> : <Status tone="plain">{words('noRider')}</Status>,
    },
    {
      key: 'earns',
      title: words('earns'),
      align: 'right',
      cell: ({ verdict }) =>
        verdict.earns ? <Amount money={verdict.earns} /> : <span className="desk-muted">{words('nothing')}</span>,
    },
  ];
};

/** Every result of an event by class and place; a row leads to its correction. */
export const ResultsPage = () => {
  const { eventId = '' } = useParams();
  const [words, path] = [useResultsWords(), usePath()];
  const [removing, setRemoving] = useState(false);
  const params = { eventId };
  const { data, isLoading } = useEventQuery({ params });
  const event = data?.event;
  const classes = event?.classes ?? [];
  const list = useList<typeof eventResults>({
    filters: [
      {
        key: 'classId',
        kind: 'select',
        label: words('filters.class'),
        choices: classes.map(({ _id, name }) => ({ value: _id, label: name })),
      },
      {
        key: 'unmatched',
        kind: 'select',
        label: words('filters.unmatched'),
        choices: [{ value: 'true', label: words('filters.yes') }],
      },
    ],
  });
  const answer = useResultsQuery({ params, query: list.query });
  const columns = useColumns(new Map(classes.map(({ _id, name }) => [_id, name])));
  const chosen = classes.find(({ _id }) => _id === list.values['classId']);
  const at = path(`/event/${eventId}`);
  const some = (answer.data?.results.length ?? 0) > 0;
  const addAt = `${at}/results/new${chosen ? `?class=${chosen._id}` : ''}`;
  const add = (look: string) => (
    <Link className={look} to={addAt}>
      {words('add')}
    </Link>
  );
  return (
    <>
      <Page
        title={words('title')}
        lead={event?.title}
        back={{ to: at, label: words('back') }}
        primary={
          event?.canUpload && (
            <>
              {some && (
                <ActsMenu
                  acts={[
                    {
                      key: 'remove',
                      label: chosen ? words('removeClass', { name: chosen.name }) : words('removeAll'),
                      run: () => setRemoving(true),
                    },
                  ]}
                />
              )}
              {add('button primary')}
            </>
          )
        }
      >
        {/* Both answers decide how much room the head takes; the list stands under it from then on. */}
        {isLoading || answer.isLoading ? (
          <Skeleton height={64} />
        ) : (
          <List<ResultRecord>
            label={words('title')}
            list={list}
            answer={answer}
            items={answer.data?.results}
            pagination={answer.data?.pagination}
            columns={columns}
            {...(event?.canUpload ? { href: (result) => `${at}/results/${result._id}` } : {})}
            exportOf={{ endpoint: exportResults, params: { role: 'promoter', eventId } }}
            empty={{ text: words('none'), action: event?.canUpload && add('button') }}
          />
        )}
      </Page>
      {removing && <RemoveResultsDialog eventId={eventId} inClass={chosen} onClose={() => setRemoving(false)} />}
    </>
  );
};
