import { Amount } from '@rrr/kit/base';
import type { searchRiders } from '@rrr/contract';
import { List, useList, type Column } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { id, usd } from '../samples.js';
import { useSay } from '../use-say.js';

interface Row {
  _id: string;
  name: string;
  from: string;
  amount: number;
}
const rows: readonly Row[] = [
  { _id: id(1), name: 'Ava Stone', from: 'Redmond, OR', amount: 50000 },
  { _id: id(2), name: 'Sam Carter', from: 'Bend, OR', amount: 30000 },
  { _id: id(3), name: 'Jo Petrakis', from: 'Durango, CO', amount: 0 },
];
const Shown = ({ items, loading = false, error }: { items?: readonly Row[]; loading?: boolean; error?: unknown }) => {
  const say = useSay();
  const list = useList<typeof searchRiders>({
    filters: [
      { key: 'query', kind: 'text', label: say('Search by name', 'Chercher par nom') },
      {
        key: 'active',
        kind: 'yesNo',
        label: say('Account', 'Compte'),
        yes: say('Active', 'Actif'),
        no: say('Deactivated', 'Désactivé'),
      },
    ],
  });
  const columns: Column<Row>[] = [
    { key: 'name', title: say('Rider', 'Pilote'), cell: (row) => row.name },
    { key: 'from', title: say('Hometown', 'Ville d’origine'), cell: (row) => row.from },
    {
      key: 'amount',
      title: say('Available', 'Disponible'),
      align: 'right',
      cell: (row) => <Amount money={usd(row.amount)} />,
    },
  ];
  return (
    <List
      label={say('Riders', 'Pilotes')}
      columns={columns}
      items={items}
      list={list}
      answer={{ isFetching: loading, error, refetch: () => undefined }}
      empty={{ text: say('Nobody has enrolled yet.', 'Personne n’est encore inscrit.') }}
    />
  );
};

export const list = piece('List', 'desk', [
  [['Rows and filters', 'Lignes et filtres'], () => <Shown items={rows} />],
  [['Empty', 'Vide'], () => <Shown items={[]} />],
  [['Loading', 'Chargement'], () => <Shown loading />],
  [['Failed', 'Échec'], () => <Shown error={new Error('')} />],
]);
