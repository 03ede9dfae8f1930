import { Pairs, ProblemNote, ProfilePage, Section, Skeleton, useWords as useKitWords } from '@rrr/kit/desk';
import { useOwnDealer } from '../../use-own-dealer.js';
import { useWords } from '../../words/use-words.js';

/** The dealer as the program knows it: its number, where parts are credited, and the currency it redeems in. */
export const DealerProfilePage = () => {
  const [t, words] = [useWords(), useKitWords()];
  const { data, error, isFetching, refetch } = useOwnDealer();
  const dealer = data?.dealer;
  const none = words('profile.none');
  const address =
    dealer &&
    [dealer.addressLine1, dealer.addressLine2, dealer.city, dealer.state, dealer.zipcode].filter(Boolean).join(', ');
  return (
    <ProfilePage>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!dealer && isFetching && <Skeleton lines={3} height={160} />}
      {dealer && (
        <Section title={t('profile.title')}>
          <Pairs
            pairs={[
              [words('profile.dealerNumber'), dealer.dealerId],
              [words('profile.address'), address === '' ? none : address],
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
              [t('profile.currency'), dealer.currency],
            ]}
          />
        </Section>
      )}
    </ProfilePage>
  );
};
