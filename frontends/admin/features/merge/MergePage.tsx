import { SwapOutlined } from '@ant-design/icons';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { Page, ProblemNote, RiderSearch, Section, Skeleton } from '@rrr/kit/desk';
import { useRiderQuery } from '../../shared/rider/rider.api.js';
import { Compare } from './Compare.js';
import { useMergeWords } from './words/use-words.js';

/** Two accounts of one person become one: chosen, compared, confirmed. Both ids stand in the address. */
export const MergePage = () => {
  const [words, path, { riderId = '' }] = [useMergeWords(), usePath(), useParams()];
  const [search, setSearch] = useSearchParams();
  const [other, swapped] = [search.get('with') ?? '', search.get('keep') === 'other'];
  const mine = useRiderQuery({ params: { role: 'admin', riderId } });
  const theirs = useRiderQuery({ params: { role: 'admin', riderId: other } }, { skip: other === '' });
  const [first, second] = [mine.currentData?.rider, other === '' ? undefined : theirs.currentData?.rider];
  const failed = [mine, theirs].find((result) => result.error !== undefined && !result.isFetching);
  const pair = first && second && (swapped ? { keep: second, deleted: first } : { keep: first, deleted: second });
  return (
    <Page
      title={words('title')}
      lead={first?.fullName}
      back={{ to: path(`/rider/${riderId}`), label: words('back') }}
      primary={
        other !== '' && (
          <>
            <button type="button" className="button" onClick={() => setSearch({})}>
              {words('other')}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => setSearch({ with: other, ...(swapped ? {} : { keep: 'other' }) }, { replace: true })}
            >
              <SwapOutlined aria-hidden /> {words('swap')}
            </button>
          </>
        )
      }
    >
      {failed && <ProblemNote error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && (!first || (other !== '' && !second)) && <Skeleton lines={6} height={48} />}
      {first && other === '' && (
        <Section>
          <RiderSearch
            label={words('search')}
            help={words('searchHelp')}
            initial={first.fullName}
            except={riderId}
            onChoose={({ _id }) => setSearch({ with: _id })}
          />
        </Section>
      )}
      {pair && <Compare key={`${pair.keep._id} ${pair.deleted._id}`} pair={pair} />}
    </Page>
  );
};
