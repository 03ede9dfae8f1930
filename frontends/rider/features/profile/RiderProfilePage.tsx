import { useSearchParams } from 'react-router-dom';
import { useFormats } from '@rrr/kit/base';
import { Pairs, ProblemNote, ProfilePage, Section, Skeleton, useWords as useKitWords } from '@rrr/kit/desk';
import { useRiderQuery } from '../../api.js';
import { useMe } from '../../use-me.js';
import { useWords } from '../../words/use-words.js';
import { Bikes } from '../home/Bikes.js';
import { NameInPublic } from './NameInPublic.js';

/** The rider's own record: who they are, where they live, what they ride. */
export const RiderProfilePage = () => {
  const [t, words, formats] = [useWords(), useKitWords(), useFormats()];
  const { data, error, isFetching, refetch } = useRiderQuery({ params: useMe() });
  const rider = data?.rider;
  // where the shell leads a rider without a verified bike (requirements §2)
  const isLed = useSearchParams()[0].get('redirect') === 'vin';
  const personal = rider?.personal;
  const none = words('profile.none');
  const town = [personal?.city, rider?.state, personal?.zipcode].filter(Boolean).join(', ');
  return (
    <ProfilePage>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={3} height={160} />}
      {rider && personal && (
        <>
          {isLed && !rider.bikes.some(({ vinStatus }) => vinStatus === 'verified') && (
            <p className="alert wait" role="status">
              {t('profile.needsBike')}
            </p>
          )}
          <Section title={t('profile.personal')}>
            <Pairs
              pairs={[
                [words('profile.born'), personal.dateOfBirth ? formats.date(personal.dateOfBirth) : none],
                [
                  words('profile.address'),
                  [personal.addressLine1, personal.addressLine2, town].filter(Boolean).join(', ') || none,
                ],
                [words('profile.hometown'), rider.hometown ?? none],
                [words('profile.ama'), rider.amaNumber ?? none],
                [t('profile.pin'), t(rider.hasPin ? 'profile.pinSet' : 'profile.pinMissing')],
              ]}
            />
          </Section>
          <Bikes bikes={rider.bikes} />
          {rider.version !== null && (
            <NameInPublic showName={personal.showName} version={rider.version} onChange={() => void refetch()} />
          )}
        </>
      )}
    </ProfilePage>
  );
};
