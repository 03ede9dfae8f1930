import { exportRiders, type searchRiders } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { ListPage, useList } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { useRidersQuery } from './riders.api.js';
import { useRiderColumns } from './use-rider-columns.js';

const params = { role: 'admin' } as const;
const NEXT = new Date().getFullYear() + 1;
const VIN_STATUSES = ['verified', 'unverified', 'invalid'] as const;

export const RidersPage = () => {
  const [t, path, columns] = [useWords(), usePath(), useRiderColumns()];
  const list = useList<typeof searchRiders>({
    limit: 25,
    filters: [
      { key: 'query', kind: 'text', label: t('riders.query') },
      { key: 'country', kind: 'country', label: t('riders.country') },
      { key: 'bikeModel', kind: 'text', label: t('riders.model'), max: 60 },
      { key: 'bikeYear', kind: 'year', label: t('riders.year'), from: NEXT - 19, to: NEXT },
      {
        key: 'active',
        kind: 'yesNo',
        label: t('riders.active'),
        yes: t('riders.actives.true'),
        no: t('riders.actives.false'),
      },
      {
        key: 'status',
        kind: 'select',
        label: t('riders.status'),
        choices: VIN_STATUSES.map((value) => ({ value, label: t(`riders.statuses.${value}`) })),
      },
    ],
  });
  const answer = useRidersQuery({ params, query: list.query });
  return (
    <ListPage
      title={t('riders.title')}
      label={t('riders.list')}
      name="admin/riders"
      dense
      list={list}
      answer={answer}
      items={answer.data?.riders}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(rider) => path(`/rider/${rider._id}`)}
      exportOf={{ endpoint: exportRiders, params }}
      empty={{ text: t('riders.empty') }}
    />
  );
};
