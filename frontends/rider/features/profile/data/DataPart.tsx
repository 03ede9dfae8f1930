import { useHost } from '@rrr/kit/base';
import { useProfileWords } from '../words/use-words.js';
import { DeleteAccount } from './DeleteAccount.js';
import { TakeData } from './TakeData.js';

/** What is held about the rider: to take along, or to have erased. */
export const DataPart = ({ email }: { email: string }) => {
  const t = useProfileWords();
  // the API refuses all of it to an admin who acts as the rider
  if (useHost().session.proxyHost)
    return (
      <p className="alert wait" role="status">
        {t('data.proxy')}
      </p>
    );
  return (
    <div className="rider-part">
      <TakeData />
      <DeleteAccount email={email} />
    </div>
  );
};
