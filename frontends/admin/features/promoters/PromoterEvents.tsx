import type { promoterEvents, Response } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { List, Status, useList, type Column } from '@rrr/kit/desk';
import { usePromoterEventsQuery } from '../../shared/promoters/promoters.api.js';
import { usePromoterWords } from '../../shared/promoters/words/use-words.js';

type Row = Response<typeof promoterEvents>['events'][number];

export const PromoterEvents = ({ promoterId }: { promoterId: string }) => {
  const [t, formats, path] = [usePromoterWords(), useFormats(), usePath()];
  const list = useList<typeof promoterEvents>();
  const answer = usePromoterEventsQuery({ params: { id: promoterId }, query: list.query });
  const columns: Column<Row>[] = [
    {
      key: 'title',
      title: t('event'),
      cell: (item) => item.title,
      beside: (item) => item.status === 'canceled' && <Status tone="bad">{t('canceled')}</Status>,
    },
    { key: 'date', title: t('date'), phone: 'side', cell: (item) => formats.dates(item.startDate, item.endDate) },
    { key: 'place', title: t('place'), cell: (item) => [item.city, item.state].filter(Boolean).join(', ') },
  ];
  return (
    <List<Row>
      dense
      label={t('events')}
      list={list}
      answer={answer}
      items={answer.data?.events}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(item) => path(`/event/${item._id}`)}
      empty={{ text: t('noEvents') }}
    />
  );
};
