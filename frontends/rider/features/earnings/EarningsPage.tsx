import type { riderEarnings } from '@rrr/contract';
import { Page, List, Section, useList } from '@rrr/kit/desk';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { useMe } from '../../use-me.js';
import { ClaimForm } from './claim/ClaimForm.js';
import { ResultClaims } from './claim/ResultClaims.js';
import { useEarningsQuery } from './earnings.api.js';
import { grouped, sumsOf } from './result-groups.js';
import { ResultRow } from './ResultRow.js';
import { useRequested } from './use-requested.js';
import { useEarningsWords } from './words/use-words.js';
import './earnings.css';

const FILTERS = ['all', 'owed', 'paid', 'credit', 'nothing'] as const;
/** A season on one page, so that what waits stands before all that is finished. */
const LIMIT = 100;

export const EarningsPage = () => {
  const [t, params, path, formats] = [useEarningsWords(), useMe(), usePath(), useFormats()];
  const [search] = useSearchParams();
  const asked = search.get('result');
  const list = useList<typeof riderEarnings>({
    filters: [
      {
        key: 'filter',
        kind: 'tabs',
        label: t('filter'),
        choices: FILTERS.map((value) => ({ value, label: t(`filters.${value}`) })),
      },
    ],
    limit: LIMIT,
  });
  const isRequested = useRequested();
  const answer = useEarningsQuery({ params, query: list.query });
  const filter = FILTERS.find((candidate) => candidate === list.query.filter) ?? 'all';
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ClaimForm />
      <List
        label={t('list')}
        // Each filter has its own words for nothing.
        list={{ ...list, filtered: false }}
        answer={answer}
        items={answer.data?.earnings}
        pagination={answer.data?.pagination}
        draw={(earnings) => (
          <div className="rider-results">
            {grouped(earnings, isRequested).map(({ group, earnings: of }, first) => (
              <Section
                key={group}
                title={t(`groups.${group}`)}
                side={
                  <span className="desk-muted">
                    {group === 'owed' || group === 'requested'
                      ? sumsOf(of)
                          .map((sum) => formats.money(sum))
                          .join(' + ')
                      : t('count', { count: of.length })}
                  </span>
                }
              >
                <ul aria-label={t(`groups.${group}`)}>
                  {of.map((earning, at) => (
                    <ResultRow
                      key={earning._id}
                      earning={earning}
                      asked={asked === earning._id}
                      opens={
                        asked === null
                          ? at + first === 0 && group !== 'finished' && group !== 'nothing'
                          : asked === earning._id
                      }
                    />
                  ))}
                </ul>
              </Section>
            ))}
          </div>
        )}
        empty={{
          text: t(`empty.${filter}`),
          action: filter === 'all' && (
            <Link className="button" to={path('/events')}>
              {t('events')}
            </Link>
          ),
        }}
      />
      <ResultClaims />
    </Page>
  );
};
