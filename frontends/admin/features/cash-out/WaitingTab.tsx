import { exportWaitingCash, type listWaitingCash, type Response } from '@rrr/contract';
import { useFormats, useLocale, usePath } from '@rrr/kit/base';
import { Amount, NamedList, Status, useList, type Column } from '@rrr/kit/desk';
import { useWaitingCashQuery } from '../../shared/cash-out/cash-out.api.js';
import { useCashOutWords } from './words/use-words.js';

type Waiting = Response<typeof listWaitingCash>['awards'][number];

/** Earned cash whose rider still owes an address or a paper; a row leads to where it can be added. */
export const WaitingTab = () => {
  const [words, formats, path, locale] = [useCashOutWords(), useFormats(), usePath(), useLocale()];
  const list = useList<typeof listWaitingCash>({
    limit: 25,
    filters: [
      {
        key: 'overdue',
        kind: 'yesNo',
        label: words('waiting.overdue'),
        yes: words('waiting.overdues.true'),
        no: words('waiting.overdues.false'),
      },
    ],
  });
  const answer = useWaitingCashQuery({ query: list.query });
  const listed = new Intl.ListFormat(locale, { type: 'conjunction' });
  const columns: Column<Waiting>[] = [
    {
      key: 'rider',
      title: words('rider'),
      cell: (waiting) => waiting.rider.fullName,
      below: (waiting) => waiting.label,
    },
    {
      key: 'race',
      title: words('waiting.race'),
      phoneTitle: words('waiting.race'),
      cell: (waiting) => formats.shortDate(waiting.raceDate),
    },
    {
      key: 'missing',
      title: words('waiting.missing'),
      cell: (waiting) => listed.format(waiting.missing.map((what) => words(`waiting.what.${what}`))),
    },
    {
      key: 'due',
      title: words('waiting.due'),
      phoneTitle: words('waiting.due'),
      phone: 'under',
      cell: (waiting) => (
        <>
          <span className="number">{formats.shortDate(waiting.dueDate)}</span>{' '}
          {waiting.overdue && <Status tone="wait">{words('past')}</Status>}
        </>
      ),
    },
    {
      key: 'amount',
      title: words('waiting.amount'),
      align: 'right',
      cell: (waiting) => <Amount money={waiting.amount} strong />,
    },
  ];
  return (
    <>
      <p className="desk-muted">{words('waiting.lead')}</p>
      <NamedList
        dense
        label={words('tabs.waiting')}
        columns={columns}
        list={list}
        answer={answer}
        items={answer.data?.awards}
        pagination={answer.data?.pagination}
        href={(waiting) =>
          path(
            `/rider/${waiting.rider._id}${waiting.missing.every((what) => what === 'address') ? '/edit' : '?tab=documents'}`,
          )
        }
        name="admin/waiting-cash"
        exportOf={{ endpoint: exportWaitingCash, params: { role: 'admin' } }}
        empty={{ text: words('waiting.empty') }}
      />
    </>
  );
};
