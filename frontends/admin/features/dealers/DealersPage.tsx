import { Link } from 'react-router-dom';
import { exportDealers, type Dealer, type listDealers } from '@rrr/contract';
import { Email, usePath, formatPhone } from '@rrr/kit/base';
import { Avatar, NamedListPage, Status, useList, type Column } from '@rrr/kit/desk';
import { useCountriesOf } from '../../countries.api.js';
import { usePlace } from '../../pieces/use-place.js';
import { useDealersQuery } from '../../shared/dealers/dealers.api.js';
import { useDealerWords } from './words/use-words.js';

const params = { role: 'admin' } as const;
const MILES = ['0', '25', '50', '100', '500'] as const;

export const DealersPage = () => {
  const [t, path, place] = [useDealerWords(), usePath(), usePlace()];
  const countries = useCountriesOf('dealers');
  const list = useList<typeof listDealers>({
    filters: [
      { key: 'query', kind: 'text', label: t('query') },
      { key: 'country', kind: 'country', ...countries, label: t('country') },
      { key: 'state', kind: 'text', label: t('state'), max: 50 },
      { key: 'zipcode', kind: 'text', label: t('zipcode'), max: 12 },
      {
        key: 'zipDistance',
        kind: 'select',
        label: t('distance'),
        choices: MILES.map((value) => ({
          value,
          label: value === '0' ? t('distances.exact') : t('distances.miles', { miles: value }),
        })),
      },
      { key: 'active', kind: 'yesNo', label: t('active'), yes: t('actives.true'), no: t('actives.false') },
    ],
  });
  const answer = useDealersQuery({ query: list.query });
  const columns: Column<Dealer>[] = [
    {
      key: 'name',
      title: t('name'),
      mark: (dealer) => <Avatar src={dealer.profileImage} size={32} />,
      cell: (dealer) => dealer.name,
      beside: (dealer) => dealer.deActivated && <Status tone="bad">{t('actives.false')}</Status>,
    },
    {
      key: 'number',
      title: t('number'),
      cell: (dealer) => <span className="number">{dealer.dealerId}</span>,
      phone: 'side',
    },
    { key: 'place', title: t('place'), cell: place },
    {
      key: 'phone',
      title: t('phone'),
      phone: 'none',
      cell: (dealer) => dealer.phone && <span className="admin-tel">{formatPhone(dealer.phone)}</span>,
    },
    {
      key: 'email',
      title: t('email'),
      phone: 'none',
      cell: (dealer) =>
        dealer.email && (
          <span className="admin-address">
            <Email address={dealer.email} />
          </span>
        ),
    },
    { key: 'currency', title: t('currency'), phone: 'none', cell: (dealer) => dealer.currency },
  ];
  return (
    <NamedListPage
      title={t('title')}
      label={t('list')}
      name="admin/dealers"
      dense
      primary={
        <Link className="button primary" to={path('/dealer/new')}>
          {t('add')}
        </Link>
      }
      list={list}
      answer={answer}
      items={answer.data?.dealers}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(dealer) => path(`/dealer/${dealer._id}`)}
      exportOf={{ endpoint: exportDealers, params }}
      empty={{ text: t('empty') }}
    />
  );
};
