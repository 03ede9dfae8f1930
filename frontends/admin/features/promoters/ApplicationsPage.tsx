import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { exportPromoters, listPromoters, type PromoterCard } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { lazyPart, BulkList, Page, useList, type Bulk } from '@rrr/kit/desk';
import { api } from '../../api.js';
import type { ManyKind } from './bulk-acts.js';
import { usePromoterColumns } from './promoter-columns.js';
import { usePromoterCountsQuery, usePromotersQuery } from '../../shared/promoters/promoters.api.js';
import { usePromoterWords } from '../../shared/promoters/words/use-words.js';

const ManyDialog = lazyPart(() => import('./ManyDialog.js').then((loaded) => loaded.ManyDialog));

const STATUSES = ['pending', 'approved', 'rejected'] as const;
/** What can be done with many, by what they are now. */
const ACTS: Record<(typeof STATUSES)[number], readonly ManyKind[]> = {
  // who is deleted was rejected before, so that one slip of the finger deletes nobody
  pending: ['approve', 'reject'],
  approved: ['undo'],
  rejected: ['undo', 'delete'],
};

interface Asked {
  kind: ManyKind;
  promoters: readonly PromoterCard[];
  bulk: Pick<Bulk<PromoterCard>, 'run'>;
}

/** Who wants to be a promoter: what waits comes first, and is decided one by one or many at once. */
export const ApplicationsPage = () => {
  const { http } = useHost();
  const [t, formats, path, columns] = [usePromoterWords(), useFormats(), usePath(), usePromoterColumns()];
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<Asked>();
  const counts = usePromoterCountsQuery({}).data;
  const list = useList<typeof listPromoters>({
    limit: 25,
    filters: [
      {
        key: 'status',
        kind: 'tabs',
        label: t('state'),
        choices: STATUSES.map((value) => ({
          value,
          label: counts
            ? t('applications.tab', { name: t(`applications.tabs.${value}`), count: formats.count(counts[value]) })
            : t(`applications.tabs.${value}`),
        })),
      },
      { key: 'query', kind: 'text', label: t('query') },
    ],
  });
  const answer = usePromotersQuery({ query: list.query });
  const status = list.query.status ?? 'pending';
  const items = answer.data?.promoters ?? [];
  // a column that nobody filled in takes no room
  const shown = [columns.name, columns.contact, columns.phone, columns.email, columns.place, columns.applied].filter(
    ({ cell }) => items.length === 0 || items.some((card) => Boolean(cell(card))),
  );
  return (
    <Page title={t('applications.title')} lead={t('applications.lead')}>
      <BulkList<PromoterCard>
        dense
        label={t('applications.list')}
        list={list}
        answer={answer}
        items={answer.data?.promoters}
        pagination={answer.data?.pagination}
        columns={shown}
        href={(card) => path(`/promoter-applications/${card._id}`)}
        exportOf={{ endpoint: exportPromoters, params: { role: 'admin' } }}
        bulk={{
          name: (card) => card.name,
          acts: ACTS[status].map((kind) => ({
            key: kind,
            label: (items) => t(`many.${kind}.confirm`, { count: items.length }),
            ask: (promoters, bulk) => setAsked({ kind, promoters, bulk }),
          })),
          onDone: () => dispatch(api.util.invalidateTags(['promoter'])),
          load: async (of, signal) => {
            const query = { ...list.query, ...of };
            const { promoters, pagination } = await http.call(listPromoters, { query, signal });
            return { items: promoters, pagination };
          },
        }}
        empty={{ text: t(`applications.empty.${status}`) }}
      />
      {asked && <ManyDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Page>
  );
};
