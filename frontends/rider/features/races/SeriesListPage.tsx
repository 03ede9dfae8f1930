import type { listSeries } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { List, Page, useList } from '@rrr/kit/desk';
import { RacesNav } from './RacesNav.js';
import { useSeriesListQuery } from './races.api.js';
import { useSeriesColumns } from './series-columns.js';
import { useRacesWords } from './words/use-words.js';

export const SeriesListPage = () => {
  const [t, path] = [useRacesWords(), usePath()];
  const list = useList<typeof listSeries>({ filters: [{ key: 'query', kind: 'text', label: t('series.search') }] });
  const answer = useSeriesListQuery({ query: list.query });
  return (
    <Page title={t('series.title')}>
      <RacesNav />
      <List
        label={t('series.title')}
        list={list}
        answer={answer}
        items={answer.data?.series}
        pagination={answer.data?.pagination}
        columns={useSeriesColumns()}
        href={({ _id }) => path(`/serie/${_id}`)}
        empty={{ text: t('series.none') }}
      />
    </Page>
  );
};
