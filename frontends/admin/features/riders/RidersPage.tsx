import { useState } from 'react';
import { exportRiders, searchRiders, type RiderCard } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { BulkList, lazyDialog, Page, useList, type Bulk } from '@rrr/kit/desk';
import { useCountriesOf } from '../../countries.api.js';
import { useProgramQuery } from '../../program.api.js';
import { useRefresh } from '../../use-refresh.js';
import { useWords } from '../../words/use-words.js';
import { MANY, type ManyKind, noticeDays, remindable } from './bulk-riders.js';
import { useRidersQuery } from './riders.api.js';
import { useRiderColumns } from './use-rider-columns.js';
import { useRidersWords } from './words/use-words.js';

const ManyDialog = lazyDialog(() => import('./ManyDialog.js').then((loaded) => loaded.ManyDialog));

interface Asked {
  kind: ManyKind;
  riders: readonly RiderCard[];
  chosen: number;
  bulk: Pick<Bulk<RiderCard>, 'run'>;
}

const params = { role: 'admin' } as const;
const NEXT = new Date().getFullYear() + 1;
const VIN_STATUSES = ['verified', 'unverified', 'invalid'] as const;

export const RidersPage = () => {
  const { http } = useHost();
  const [t, words, path, columns] = [useWords(), useRidersWords(), usePath(), useRiderColumns()];
  const refresh = useRefresh('record', 'money');
  const [asked, setAsked] = useState<Asked>();
  const countries = useCountriesOf('riders');
  const list = useList<typeof searchRiders>({
    limit: 25,
    filters: [
      { key: 'query', kind: 'text', label: t('riders.query') },
      { key: 'country', kind: 'country', ...countries, label: t('riders.country') },
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
  const days = noticeDays(useProgramQuery({ query: {} }).data?.program.expiryNoticeDays);
  /** An e-mail is only for those whose credit expires. */
  const meant = (kind: ManyKind, riders: readonly RiderCard[]) =>
    kind === 'expiry' ? remindable(riders, days) : riders;
  return (
    <>
      <Page title={t('riders.title')}>
        <BulkList<RiderCard>
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
          bulk={{
            name: (card) => card.fullName,
            acts: MANY.map((kind) => ({
              key: kind,
              label: (riders) => words(`many.${kind}.confirm`, { count: meant(kind, riders).length }),
              ask: (riders, bulk) => setAsked({ kind, riders: meant(kind, riders), chosen: riders.length, bulk }),
            })),
            onDone: refresh,
            load: async (of, signal) => {
              const { riders, pagination } = await http.call(searchRiders, {
                params,
                query: { ...list.query, ...of },
                signal,
              });
              return { items: riders, pagination };
            },
          }}
          above={
            answer.data?.similar && (
              <p className="alert wait" role="status">
                {t('riders.similar')}
              </p>
            )
          }
          empty={{ text: t('riders.empty') }}
        />
      </Page>
      {asked && <ManyDialog {...asked} days={days} onClose={() => setAsked(undefined)} />}
    </>
  );
};
