import { APPROVAL_KINDS, APPROVAL_STATES, type Approval, type listApprovals } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { ListPage, Status, useList, type Column } from '@rrr/kit/desk';
import { approvalPath } from '../../pieces/approval-path.js';
import { useApprovalListQuery } from './approvals.api.js';
import { useApprovalWords } from '../../shared/approvals/words/use-words.js';

const TONES = { waiting: 'wait', approved: 'good', refused: 'bad', withdrawn: 'plain', expired: 'plain' } as const;

/** Every change that one person asked for and another decides about: those that wait, and what became of the others. */
export const ApprovalsPage = () => {
  const [words, formats, path] = [useApprovalWords(), useFormats(), usePath()];
  const list = useList<typeof listApprovals>({
    limit: 25,
    filters: [
      {
        key: 'state',
        kind: 'tabs',
        label: words('state'),
        choices: APPROVAL_STATES.map((value) => ({ value, label: words(`states.${value}`) })),
      },
      {
        key: 'kind',
        kind: 'select',
        label: words('kind'),
        choices: APPROVAL_KINDS.map((value) => ({ value, label: words(`kinds.${value}`) })),
      },
    ],
  });
  const answer = useApprovalListQuery({ query: list.query });

  /** what is posted, and the dates, as far as they differ */
  const changedPurse = ({ before, after }: NonNullable<Approval['purse']>): string => {
    const [was, is] = [before, after].map((side) =>
      side.startDate === null ? '–' : formats.dates(side.startDate, side.endDate),
    );
    const [least, most] = [before, after].map((side) => formats.money(side.contingencyAmount));
    return [
      ...(was === is ? [] : [words('posted', { before: was ?? '', after: is ?? '' })]),
      ...(least === most && was !== is ? [] : [words('posted', { before: least ?? '', after: most ?? '' })]),
    ].join(' · ');
  };
  /** in figures, as far as it has some */
  const change = ({
    kind,
    purse,
    adjustment,
    series,
    award,
    active,
    merge,
    oneRace,
    standings,
    season,
  }: Approval): string => {
    if (standings)
      return [
        formats.money(standings.total, { signed: true }),
        words('standings', { count: standings.places.length }),
      ].join(' · ');
    if (season) return words(`season.${season.act}`, { date: formats.date(season.startDate) });
    if (oneRace) return words(`oneRace.${oneRace.link ? 'link' : 'unlink'}`, { name: oneRace.other.name });
    if (merge)
      return [
        words('into', { name: merge.keep.name }),
        ...merge.money.filter((money) => money.amount !== 0).map((money) => formats.money(money)),
      ].join(' · ');
    if (purse) return changedPurse(purse);
    if (kind === 'invitation' || kind === 'factor-reset') return words(`effect.${kind}`);
    if (kind === 'overpaid-left' && adjustment) return [formats.money(adjustment.amount), award].join(' · ');
    if (adjustment)
      return [formats.money(adjustment.amount, { signed: true }), series?.name ?? award].filter(Boolean).join(' · ');
    return active === null ? '' : words(`active.${active}`);
  };
  const columns: Column<Approval>[] = [
    {
      key: 'about',
      title: words('about'),
      cell: ({ about, kind }) => (kind === 'season' ? formats.date(about.name) : about.name),
      below: (approval) => words(`kinds.${approval.kind}`),
    },
    {
      key: 'change',
      title: words('change'),
      phone: 'under',
      cell: change,
    },
    {
      key: 'asked',
      title: words('asked'),
      phone: 'more',
      cell: ({ askedBy, askedAt, reason }) => (
        <span className="admin-two-lines">
          <span>{words('by', { name: askedBy.name, when: formats.instant(askedAt) })}</span>
          {reason !== null && <span className="desk-muted">{reason}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      title: words('state'),
      phone: 'under',
      cell: ({ state }) => <Status tone={TONES[state]}>{words(`states.${state}`)}</Status>,
    },
    {
      key: 'decided',
      title: words('decided'),
      phone: 'more',
      cell: ({ decidedAt, decidedBy, answer: said, expiresAt, state }) => (
        <span className="admin-two-lines">
          <span>
            {state === 'waiting'
              ? words('until', { date: formats.day(expiresAt) })
              : decidedBy === null
                ? formats.instant(decidedAt)
                : words('by', { name: decidedBy, when: formats.instant(decidedAt) })}
          </span>
          {said !== null && <span className="desk-muted">{said}</span>}
        </span>
      ),
    },
  ];
  return (
    <ListPage<Approval>
      title={words('title')}
      lead={words('lead')}
      label={words('title')}
      dense
      list={list}
      answer={answer}
      items={answer.data?.approvals}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(approval) =>
        path(approval.state === 'waiting' ? `/inbox?group=approvals&item=${approval._id}` : approvalPath(approval))
      }
      empty={{ text: words('none') }}
    />
  );
};
