import { useDispatch } from 'react-redux';
import { useLocale, usePath } from '@rrr/kit/base';
import { Page, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { inLanguage } from '@rrr/records/languages';
import { api } from '../../api.js';
import { useOwnDealer } from '../../use-own-dealer.js';
import { useWords } from '../../words/use-words.js';
import { DealerForm } from './DealerForm.js';
import { useProfileWords } from './words/use-words.js';

/** Where the dealer is and how riders reach it. */
export const EditDealerPage = () => {
  const [words, t, path, locale, dispatch] = [useWords(), useProfileWords(), usePath(), useLocale(), useDispatch()];
  const { data, error, isFetching, refetch } = useOwnDealer();
  return (
    <Page
      title={t('editing.title')}
      lead={t('editing.lead')}
      back={{ to: path('/profile'), label: words('more.profile') }}
    >
      <p className="desk-muted">
        {t('editing.fixed')} <a href={inLanguage('/about/contact', locale)}>{t('editing.contact')}</a>.
      </p>
      {error && !data && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={6} height={56} />}
      {data && (
        <Section>
          <DealerForm
            dealer={data.dealer}
            refresh={() => dispatch(api.util.invalidateTags(['dealer']))}
            reload={async () => (await refetch().unwrap()).dealer}
          />
        </Section>
      )}
    </Page>
  );
};
