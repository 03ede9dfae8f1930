import { Link } from 'react-router-dom';
import { useHost, usePath, useRefreshSession } from '@rrr/kit/base';
import { useDispatch } from 'react-redux';
import {
  AccountSection,
  Page,
  Pairs,
  PictureSection,
  ProblemNote,
  Section,
  Skeleton,
  useRecordPairs,
  useWords as useKitWords,
} from '@rrr/kit/desk';
import { DEALER } from '@rrr/records';
import { api } from '../../api.js';
import { useOwnDealer } from '../../use-own-dealer.js';
import { EmailInPublic } from './EmailInPublic.js';
import { useProfileWords } from './words/use-words.js';

/** Who is logged in, the dealer as the program knows it, and the ways to change either. */
export const DealerProfilePage = () => {
  const [t, words, path] = [useProfileWords(), useKitWords(), usePath()];
  const [{ session }, dispatch, refreshSession] = [useHost(), useDispatch(), useRefreshSession()];
  const { data, error, isFetching, refetch } = useOwnDealer();
  const dealer = data?.dealer;
  const none = words('profile.none');
  const pairs = useRecordPairs(DEALER, dealer, { view: 'own' });
  return (
    <Page title={words('profile.title')} lead={t('lead')}>
      <AccountSection />
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!dealer && isFetching && <Skeleton lines={3} height={160} />}
      {dealer && (
        <Section
          title={t('title')}
          side={
            <Link className="button" to={path('/profile/edit')}>
              {t('edit')}
            </Link>
          }
        >
          <Pairs
            pairs={[
              ...pairs.map(([label, value]) => [label, value || none] as const),
              [t('currency'), dealer.currency],
            ]}
          />
        </Section>
      )}
      {dealer && <EmailInPublic dealer={dealer} />}
      {dealer && (
        <PictureSection
          type="dealer"
          subjectId={session.user._id}
          image={dealer.profileImage}
          help={t('pictureHelp')}
          refresh={() => {
            dispatch(api.util.invalidateTags(['dealer']));
            refreshSession();
          }}
        />
      )}
      <Section title={t('loginsTitle')}>
        <p className="desk-muted">{t('loginsLead')}</p>
        <div>
          <Link className="button" to={path('/profile/logins')}>
            {t('logins')}
          </Link>
        </div>
      </Section>
      <Section title={t('password.title')}>
        <p className="desk-muted">{t('passwordLead')}</p>
        <div>
          <Link className="button" to={path('/profile/password')}>
            {t('change')}
          </Link>
        </div>
      </Section>
    </Page>
  );
};
