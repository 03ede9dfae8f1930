import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { SIGNALS, heldAwards, type HeldAward } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { Amount, BulkList, lazyPart, Page, Reasons, useList, type Bulk, type Column } from '@rrr/kit/desk';
import { useProgramQuery } from '../../program.api.js';
import { useRefresh } from '../../use-refresh.js';
import { useEventQuery } from '../../shared/event/event.api.js';
import { DECISIONS, useHeldAwardsQuery, type Decision } from '../../shared/held-awards/held.api.js';
import { useHeldWords } from '../../shared/held-awards/words/use-words.js';

const DecideDialog = lazyPart(() => import('./DecideDialog.js').then((loaded) => loaded.DecideDialog));

const IS_ID = /^[0-9a-z]{26}$/;

interface Asked {
  decision: Decision | 'again';
  awards: readonly HeldAward[];
  bulk: Pick<Bulk<HeldAward>, 'run'>;
}

/** Awards that wait for a check, those that wait longest first, with what there is to look at. */
export const HeldAwardsPage = () => {
  const { http } = useHost();
  const [words, formats, path, refresh] = [useHeldWords(), useFormats(), usePath(), useRefresh('record', 'money')];
  const [asked, setAsked] = useState<Asked>();
  const eventId = useSearchParams()[0].get('eventId') ?? '';
  const ofEvent = useEventQuery({ params: { eventId } }, { skip: !IS_ID.test(eventId) }).currentData?.event;
  const asksPhotos = useProgramQuery().data?.program.logoPhotos !== undefined;
  const list = useList<typeof heldAwards>({
    // all of an event can be released at once
    limit: ofEvent ? 100 : 25,
    filters: [
      ...(ofEvent
        ? [
            {
              key: 'eventId' as const,
              kind: 'select' as const,
              label: words('event'),
              choices: [{ value: ofEvent._id, label: ofEvent.title }],
            },
          ]
        : []),
      {
        key: 'refused',
        kind: 'tabs',
        label: words('state'),
        choices: (['false', 'true'] as const).map((value) => ({ value, label: words(`states.${value}`) })),
      },
      ...(asksPhotos
        ? [
            {
              key: 'waitsFor' as const,
              kind: 'select' as const,
              label: words('turn'),
              choices: (['person', 'rider'] as const).map((value) => ({ value, label: words(`turns.${value}`) })),
            },
          ]
        : []),
      {
        key: 'signal',
        kind: 'select',
        label: words('signal'),
        choices: SIGNALS.map((value) => ({ value, label: words(`signals.${value}`) })),
      },
    ],
  });
  const isReady = ofEvent !== undefined || !IS_ID.test(eventId);
  const answer = useHeldAwardsQuery({ query: list.query }, { skip: !isReady });
  const refused = list.query.refused === 'true';
  const columns: Column<HeldAward>[] = [
    {
      key: 'rider',
      title: words('rider'),
      cell: ({ rider }) => rider.fullName,
      below: ({ rider }) => words('enrolledOn', { date: formats.day(rider.enrolledAt) }),
    },
    {
      key: 'event',
      title: words('event'),
      phone: 'more',
      cell: ({ event, class: { name }, place }) => (
        <div className="admin-two-lines">
          <Link to={path(`/event/${event._id}/results`)}>{event.title}</Link>
          <span className="desk-muted">
            {[name, place !== null && formats.place(place)].filter(Boolean).join(' · ')}
          </span>
        </div>
      ),
    },
    { key: 'why', title: words('why'), phone: 'more', cell: ({ signals }) => <Reasons reasons={signals} /> },
    {
      key: 'vin',
      title: words('vinVerified'),
      phone: 'none',
      cell: ({ bike }) => (bike?.vinVerifiedAt ? formats.day(bike.vinVerifiedAt) : words('none')),
    },
    {
      key: 'others',
      title: words('others'),
      align: 'right',
      phone: 'none',
      cell: ({ otherResults }) => formats.count(otherResults),
    },
    { key: 'amount', title: words('amount'), align: 'right', cell: ({ amount }) => <Amount money={amount} /> },
  ];
  return (
    <Page title={words('title')} lead={words('lead')}>
      <BulkList<HeldAward>
        dense
        label={words('title')}
        list={list}
        answer={answer}
        items={answer.data?.awards}
        pagination={answer.data?.pagination}
        columns={columns}
        href={({ rider }) => path(`/rider/${rider._id}`)}
        bulk={{
          name: ({ rider }) => rider.fullName,
          acts: [
            ...DECISIONS.filter((decision) => decision === 'release' || !refused),
            ...(refused && asksPhotos ? (['again'] as const) : []),
          ].map((decision) => ({
            key: decision,
            label: () => words(`acts.${decision}`),
            ask: (awards, bulk) => setAsked({ decision, awards, bulk }),
          })),
          onDone: refresh,
          load: async (of, signal) => {
            const { awards, pagination } = await http.call(heldAwards, { query: { ...list.query, ...of }, signal });
            return { items: awards, pagination };
          },
        }}
        empty={{ text: words(`empty.${refused}`) }}
      />
      {asked && <DecideDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Page>
  );
};
