import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { lazyDialog, Page, ProblemNote, Section, Skeleton, Summary } from '@rrr/kit/desk';
import { useSoldVinsQuery } from './sold-vins.api.js';
import { TestVin } from './TestVin.js';
import { useSoldVinsWords } from './words/use-words.js';

const RemoveDialog = lazyDialog(() => import('./RemoveDialog.js').then((loaded) => loaded.RemoveDialog));

/** The VINs that the brand sold: how many are listed and since when, and whether one is. */
export const SoldVinsPage = () => {
  const [words, formats, path] = [useSoldVinsWords(), useFormats(), usePath()];
  const [removing, setRemoving] = useState(false);
  const { data, error, isFetching, refetch } = useSoldVinsQuery();
  const { count = 0, decides = true, last = null } = data ?? {};
  return (
    <>
      <Page
        title={words('title')}
        lead={words('lead')}
        back={{ to: path('/vin-patterns'), label: words('patterns') }}
        primary={
          <Link className="button primary" to={path('/sold-vins/import')}>
            {words('import')}
          </Link>
        }
      >
        {!data && error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
        {!data && isFetching && <Skeleton lines={3} height={40} />}
        {data && (
          <Section title={words('decides')}>
            <Summary
              pairs={[
                [words('count'), formats.count(count)],
                [words('decides'), count === 0 ? words('empty') : words(decides ? 'decidesYes' : 'decidesNo')],
                ...(last
                  ? [
                      [
                        words('last'),
                        words('lastBy', {
                          date: formats.day(last.at, { short: true }),
                          name: last.by,
                          file: last.file,
                          mode: words(`modes.${last.mode}`),
                        }),
                      ] as const,
                    ]
                  : []),
              ]}
            />
            <p className="desk-muted">{words('secret')}</p>
            {count > 0 && (
              <div>
                <button type="button" className="button" onClick={() => setRemoving(true)}>
                  {words('remove')}
                </button>
              </div>
            )}
          </Section>
        )}
        <TestVin />
      </Page>
      {removing && <RemoveDialog count={count} onClose={() => setRemoving(false)} />}
    </>
  );
};
