import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { AccountSection, Page, Pairs, ProblemNote, Section, Skeleton, useWords as useKitWords } from '@rrr/kit/desk';
import { useOwnDealer } from '../../use-own-dealer.js';
import { useWords } from '../../words/use-words.js';
import { PictureSection } from './PictureSection.js';

/** Who is logged in, the dealer as the program knows it, and the ways to change either. */
export const DealerProfilePage = () => {
  const [t, words, formats, path] = [useWords(), useKitWords(), useFormats(), usePath()];
  const { data, error, isFetching, refetch } = useOwnDealer();
  const dealer = data?.dealer;
  const none = words('profile.none');
  const address =
    dealer &&
    [dealer.addressLine1, dealer.addressLine2, dealer.city, dealer.state, dealer.zipcode].filter(Boolean).join(', ');
  return (
    <Page title={words('profile.title')} lead={t('profile.lead')}>
      <AccountSection />
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!dealer && isFetching && <Skeleton lines={3} height={160} />}
      {dealer && (
        <Section
          title={t('profile.title')}
          side={
            <Link className="button" to={path('/profile/edit')}>
              {t('profile.edit')}
            </Link>
          }
        >
          <Pairs
            pairs={[
              [words('profile.dealerNumber'), dealer.dealerId],
              [words('profile.address'), address === '' ? none : address],
              [t('profile.phone'), dealer.phone ? formats.phone(dealer.phone) : none],
              [t('profile.email'), dealer.email ?? none],
              [
                words('profile.website'),
                dealer.websiteUrl ? (
                  <a href={dealer.websiteUrl} rel="noreferrer" target="_blank">
                    {dealer.websiteUrl}
                  </a>
                ) : (
                  none
                ),
              ],
              [t('profile.bio'), dealer.bio ?? none],
              [t('profile.currency'), dealer.currency],
            ]}
          />
        </Section>
      )}
      {dealer && <PictureSection image={dealer.profileImage} />}
      <Section title={t('logins.title')}>
        <p className="desk-muted">{t('profile.loginsLead')}</p>
        <div>
          <Link className="button" to={path('/profile/logins')}>
            {t('profile.logins')}
          </Link>
        </div>
      </Section>
      <Section title={t('profile.password.title')}>
        <p className="desk-muted">{t('profile.passwordLead')}</p>
        <div>
          <Link className="button" to={path('/profile/password')}>
            {t('profile.change')}
          </Link>
        </div>
      </Section>
    </Page>
  );
};
