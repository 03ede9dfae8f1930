import { useState } from 'react';
import { Amount } from '@rrr/kit/base';
import type { searchRiders } from '@rrr/contract';
import {
  BulkBar,
  BulkReport,
  FilterChoice,
  FilterField,
  FilterSelect,
  List,
  RowMenu,
  useBulk,
  useList,
  type Column,
} from '@rrr/kit/desk';
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

const Narrowed = () => {
  const say = useSay();
  const [text, setText] = useState('');
  const [show, setShow] = useState<'all' | 'paid'>('all');
  const [book, setBook] = useState('');
  return (
    <>
      <FilterField label={say('Search by city', 'Chercher par ville')} value={text} onChange={setText} />
      <FilterChoice
        label={say('Show', 'Afficher')}
        value={show}
        choices={[
          { value: 'all', label: say('All', 'Toutes') },
          { value: 'paid', label: say('Paid', 'Payées') },
        ]}
        onChange={setShow}
      />
      <FilterSelect
        label={say('Book', 'Livre')}
        value={book}
        choices={[
          { value: 'credit', label: say('Credit', 'Crédit') },
          { value: 'cash', label: say('Cash', 'Argent') },
        ]}
        onChange={setBook}
      />
    </>
  );
};

const Chosen = () => {
  const say = useSay();
  const bulk = useBulk<Row>('showcase');
  const all = () => bulk.choose(rows, true);
  return (
    <>
      <button type="button" className="button" onClick={all}>
        {say('Choose all', 'Tout choisir')}
      </button>
      <BulkReport bulk={bulk} name={({ name }) => name} />
      <BulkBar
        bulk={bulk}
        acts={[
          {
            key: 'remind',
            label: say('Remind', 'Rappeler'),
            done: say('Reminded', 'Rappelé'),
            all: () => Promise.resolve({}),
          },
        ]}
      />
    </>
  );
};

const Menu = () => {
  const say = useSay();
  return (
    <RowMenu
      name="Sam Carter"
      acts={[
        { key: 'rename', label: say('Rename', 'Renommer'), run: () => undefined },
        { key: 'remove', label: say('Remove', 'Retirer'), run: () => undefined, destructive: true },
      ]}
    />
  );
};

export const list = piece('List, FilterField, FilterChoice, FilterSelect, BulkBar, BulkReport, RowMenu', 'desk', [
  [['Rows and filters', 'Lignes et filtres'], () => <Shown items={rows} />],
  [['Filters alone', 'Filtres seuls'], Narrowed],
  [['Acts on the chosen', 'Actes sur ce qui est choisi'], Chosen],
  [['The menu of a row', 'Le menu d’une ligne'], Menu],
  [['Empty', 'Vide'], () => <Shown items={[]} />],
  [['Loading', 'Chargement'], () => <Shown loading />],
  [['Failed', 'Échec'], () => <Shown error={new Error('')} />],
]);
