import { Link } from 'react-router-dom';
import { exportCategories, type Category, type listCategories } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { ListPage, Status, useList, type Column } from '@rrr/kit/desk';
import { useCategoriesQuery } from './categories.api.js';
import { useCategoriesWords } from './words/use-words.js';

/** Every group of series, for riders and reports. */
export const CategoriesPage = () => {
  const [words, formats, path] = [useCategoriesWords(), useFormats(), usePath()];
  const list = useList<typeof listCategories>({
    limit: 25,
    filters: [{ key: 'active', kind: 'yesNo', label: words('state'), yes: words('active'), no: words('inactive') }],
  });
  const answer = useCategoriesQuery({ query: list.query });
  const columns: Column<Category>[] = [
    { key: 'description', title: words('category'), cell: (category) => category.description },
    {
      key: 'state',
      title: words('state'),
      phone: 'under',
      cell: (category) => (
        <Status tone={category.active ? 'good' : 'plain'}>{words(category.active ? 'active' : 'inactive')}</Status>
      ),
    },
    {
      key: 'series',
      title: words('series'),
      align: 'right',
      cell: (category) => <span className="number">{formats.count(category.seriesCount)}</span>,
    },
  ];
  return (
    <ListPage
      title={words('title')}
      lead={words('lead')}
      primary={
        <Link className="button primary" to={path('/category/new')}>
          {words('add')}
        </Link>
      }
      label={words('title')}
      dense
      list={list}
      answer={answer}
      items={answer.data?.categories}
      pagination={answer.data?.pagination}
      columns={columns}
      href={(category) => path(`/category/${category._id}`)}
      exportOf={{ endpoint: exportCategories, params: { role: 'admin' } }}
      empty={{ text: words('empty') }}
    />
  );
};
