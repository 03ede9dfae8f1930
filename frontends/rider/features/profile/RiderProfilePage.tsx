import { Email, Status, useSession } from '@rrr/kit/base';
import { useWords as useKitWords } from '@rrr/kit/desk';
import { Avatar, FilterChoice, lazyDialog, Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useRiderQuery } from '../../api.js';
import { useMe } from '../../use-me.js';
import { BikesPart } from './bikes/BikesPart.js';
import { PARTS, useProfilePart } from './use-profile-part.js';
import { useProfileWords } from './words/use-words.js';
import { YouPart } from './you/YouPart.js';
import './profile.css';

/** Each travels when it is opened. */
const DataPart = lazyDialog(() => import('./data/DataPart.js').then((loaded) => loaded.DataPart));
const DocumentsPart = lazyDialog(() => import('./documents/DocumentsPart.js').then((loaded) => loaded.DocumentsPart));
const LoginPart = lazyDialog(() => import('./login/LoginPart.js').then((loaded) => loaded.LoginPart));

/** Who is logged in. The phone number stands in the form, once. */
const Who = () => {
  const [words, { account, user }] = [useKitWords(), useSession()];
  return (
    <div className="rider-who">
      <Avatar src={user.profileImage} size={48} />
      <div>
        <h2>{user.fullName}</h2>
        <span className="desk-muted">
          <Email address={account.email} />
        </span>
      </div>
      <Status tone={account.emailVerified ? 'good' : 'wait'}>
        {words(account.emailVerified ? 'profile.verified' : 'profile.unverified')}
      </Status>
    </div>
  );
};

/** The rider's own record: who they are, what they ride, what they sent, and how they log in. */
export const RiderProfilePage = () => {
  const [t, words] = [useProfileWords(), useKitWords()];
  const { part, open, led } = useProfilePart();
  const { data, error, isFetching, refetch } = useRiderQuery({ params: useMe() });
  const { email } = useSession().account;
  const rider = data?.rider;
  const { personal, record } = rider ?? {};
  return (
    <Page title={words('profile.title')} lead={t('lead')}>
      <FilterChoice
        label={t('parts')}
        value={part}
        choices={PARTS.map((value) => ({ value, label: t(`part.${value}`) }))}
        onChange={open}
      />
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={3} height={160} />}
      {rider && personal && record && (
        <>
          {/* stays while another part is shown: what was written in its form is not lost */}
          <div hidden={part !== 'you'}>
            <div className="rider-part">
              <Who />
              <YouPart rider={rider} personal={personal} record={record} />
            </div>
          </div>
          {part === 'bikes' && <BikesPart country={rider.country ?? ''} bikes={record.bikes} led={led === 'vin'} />}
          {part === 'documents' && <DocumentsPart record={record} />}
          {part === 'data' && <DataPart email={email} />}
          {part === 'login' && (
            <LoginPart
              hasPin={rider.hasPin}
              pinLockedUntil={record.pinLockedUntil}
              birthYear={personal.dateOfBirth?.slice(0, 4) ?? null}
              led={led === 'pin'}
            />
          )}
        </>
      )}
    </Page>
  );
};
