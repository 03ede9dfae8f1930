import { useState } from 'react';
import { Amount } from '@rrr/kit/base';
import { FilterChoice, FilterField, PagedList, type Column } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { id, usd } from '../samples.js';
import { useSay } from '../use-say.js';

interface Row {
  id: string;
  name: string;
  from: string;
  amount: number;
}
const rows: readonly Row[] = [
  { id: id(1), name: 'Ava Stone', from: 'Redmond, OR', amount: 50000 },
  { id: id(2), name: 'Sam Carter', from: 'Bend, OR', amount: 30000 },
  { id: id(3), name: 'Jo Petrakis', from: 'Durango, CO', amount: 0 },
];
const Filters = () => {
  const say = useSay();
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<'all' | 'waiting'>('all');
  return (
    <>
      <FilterField label={say('Search by name', 'Chercher par nom')} value={text} onChange={setText} />
      <FilterChoice
        label={say('Which riders', 'Quels pilotes')}
        value={choice}
        choices={[
          { value: 'all', label: say('All', 'Tous') },
          { value: 'waiting', label: say('Waiting', 'En attente') },
        ]}
        onChange={setChoice}
      />
    </>
  );
};
const Shown = ({ items, loading = false, error }: { items?: readonly Row[]; loading?: boolean; error?: unknown }) => {
  const say = useSay();
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
    <PagedList
      label={say('Riders', 'Pilotes')}
      columns={columns}
      items={items}
      rowKey={(row) => row.id}
      state={{ loading, error }}
      onRetry={() => {}}
      filters={items?.length ? <Filters /> : undefined}
      empty={{ text: say('Nobody has enrolled yet.', 'Personne n’est encore inscrit.') }}
    />
  );
};

export const pagedList = piece('PagedList', 'desk', [
  [['Rows and filters', 'Lignes et filtres'], () => <Shown items={rows} />],
  [['Empty', 'Vide'], () => <Shown items={[]} />],
  [['Loading', 'Chargement'], () => <Shown loading />],
  [['Failed', 'Échec'], () => <Shown error={new Error('')} />],
]);
