import { Link } from 'react-router-dom';
import { exportPromoters, type listPromoters } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { NamedListPage, useList } from '@rrr/kit/desk';
import { usePromoterColumns } from './promoter-columns.js';
import { usePromotersQuery } from '../../shared/promoters/promoters.api.js';
import { usePromoterWords } from '../../shared/promoters/words/use-words.js';

const STATUSES = ['approved', 'pending', 'rejected'] as const;

export const PromotersPage = () => {
  const [t, path, columns] = [usePromoterWords(), usePath(), usePromoterColumns()];
  const list = useList<typeof listPromoters>({
    limit: 25,
    filters: [
      { key: 'query', kind: 'text', label: t('query') },
      {
        key: 'status',
        kind: 'select',
        label: t('state'),
        choices: STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
      { key: 'active', kind: 'yesNo', label: t('account'), yes: t('active'), no: t('deactivated') },
    ],
  });
  const answer = usePromotersQuery({ query: list.query });
  return (
    <NamedListPage
      title={t('title')}
      label={t('list')}
      name="admin/promoters"
      dense
      primary={
        <Link className="button primary" to={path('/promoter/new')}>
          {t('add')}
        </Link>
      }
      list={list}
      answer={answer}
      items={answer.data?.promoters}
      pagination={answer.data?.pagination}
      columns={[
        columns.name,
        columns.state,
        columns.contact,
        columns.phone,
        columns.email,
        columns.place,
        columns.next,
      ]}
      href={(promoter) => path(`/promoter/${promoter._id}`)}
      exportOf={{ endpoint: exportPromoters, params: { role: 'admin' } }}
      empty={{ text: t('empty') }}
    />
  );
};
