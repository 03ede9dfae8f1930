import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { AccountSection, Page, Pairs, ProblemNote, Section, Skeleton, useWords as useKitWords } from '@rrr/kit/desk';
import { useOwnDealer } from '../../use-own-dealer.js';
import { EmailInPublic } from './EmailInPublic.js';
import { useProfileWords } from './words/use-words.js';
import { PictureSection } from './PictureSection.js';

/** Who is logged in, the dealer as the program knows it, and the ways to change either. */
export const DealerProfilePage = () => {
  const [t, words, formats, path] = [useProfileWords(), useKitWords(), useFormats(), usePath()];
  const { data, error, isFetching, refetch } = useOwnDealer();
  const dealer = data?.dealer;
  const none = words('profile.none');
  const address =
    dealer &&
    [dealer.addressLine1, dealer.addressLine2, dealer.city, dealer.state, dealer.zipcode].filter(Boolean).join(', ');
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
              [words('profile.dealerNumber'), dealer.dealerId],
              [words('profile.address'), address === '' ? none : address],
              [t('phone'), dealer.phone ? formats.phone(dealer.phone) : none],
              [t('email'), dealer.email ?? none],
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
              [t('bio'), dealer.bio ?? none],
              [t('currency'), dealer.currency],
            ]}
          />
        </Section>
      )}
      {dealer && <EmailInPublic dealer={dealer} />}
      {dealer && <PictureSection image={dealer.profileImage} />}
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
