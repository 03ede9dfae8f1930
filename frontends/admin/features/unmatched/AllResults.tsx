import { setResultAside, type Response, type unmatchedResults } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { ListPage, Plate, useList, type Column } from '@rrr/kit/desk';
import { TakeUp } from '../../pieces/TakeUp.js';
import { useWords } from '../../words/use-words.js';
import { useUnmatchedQuery } from './unmatched.api.js';
import { useUnmatchedView } from './use-unmatched-view.js';
import { useUnmatchedWords } from '../../shared/unmatched/words/use-words.js';

type Unmatched = Response<typeof unmatchedResults>['results'][number];

/** Every finisher of all events who matches no enrolled rider, by name; a row leads to who may be meant, and why. */
export const AllResults = () => {
  const { http } = useHost();
  const t = useWords();
  const [words, formats, path] = [useUnmatchedWords(), useFormats(), usePath()];
  const { view, setView } = useUnmatchedView();
  const list = useList<typeof unmatchedResults>({
    limit: 25,
    view,
    filters: [
      { key: 'name', kind: 'text', label: words('query') },
      { key: 'setAside', kind: 'yesNo', label: t('aside.state'), yes: t('aside.set'), no: t('aside.waiting') },
    ],
  });
  const answer = useUnmatchedQuery({ query: list.query });
  const columns: Column<Unmatched>[] = [
    {
      key: 'name',
      title: words('name'),
      mark: ({ place, resultType }) => <Plate place={place} type={resultType} />,
      cell: ({ riderName }) => riderName,
      below: ({ number, bike }) => [number && `#${number}`, bike].filter(Boolean).join(' · '),
    },
    { key: 'from', title: words('from'), cell: ({ hometown }) => hometown },
    {
      key: 'event',
      title: words('event'),
      phone: 'under',
      cell: ({ event, className }) => (
        <div className="admin-two-lines">
          <span>{event.title}</span>
          <span className="desk-muted">{className}</span>
        </div>
      ),
    },
    {
      key: 'date',
      title: words('date'),
      cell: ({ event }) => <span className="number">{formats.date(event.startDate)}</span>,
    },
    {
      key: 'said',
      title: words('said'),
      phone: 'none',
      cell: ({ amaNumber, email }) =>
        [amaNumber && words('ama', { number: amaNumber }), email].filter(Boolean).join(' · '),
    },
    {
      key: 'aside',
      title: words('state'),
      actions: true,
      phone: 'more',
      cell: ({ _id, riderName, setAside }) =>
        setAside && (
          <TakeUp
            dismissal={setAside}
            name={riderName}
            send={() => http.call(setResultAside, { params: { resultId: _id }, body: { setAside: false } })}
          />
        ),
    },
  ];
  return (
    <ListPage<Unmatched>
      title={words('title')}
      lead={words('leadAll')}
      label={words('title')}
      dense
      list={{ ...list, setView }}
      answer={answer}
      items={answer.data?.results}
      pagination={answer.data?.pagination}
      columns={columns}
      href={({ _id, event }) => path(`/event/${event._id}/results/${_id}`)}
      empty={{ text: words('empty') }}
    />
  );
};
