import { removeProfileImage, setProfileImage } from '@rrr/contract';
import { ActProblem, Avatar, useAct, useHost, useRefreshSession } from '@rrr/kit/base';
import { FileField } from '@rrr/kit/desk';
import { Fold } from '../../../Fold.js';
import { useMe } from '../../../use-me.js';
import { useRefresh } from '../../../use-refresh.js';
import { FOLD } from '../use-profile-part.js';
import { useProfileWords } from '../words/use-words.js';

/** The picture that dealers compare with the face at the counter. */
export const ProfileImage = ({ image }: { image: string | null }) => {
  const { http, notify } = useHost();
  const [t, { riderId }, refreshRider, refreshSession] = [
    useProfileWords(),
    useMe(),
    useRefresh('rider'),
    useRefreshSession(),
  ];
  const params = { role: 'rider', type: 'rider', subjectId: riderId } as const;
  const refresh = () => {
    refreshRider();
    refreshSession();
  };
  const remove = useAct({
    send: () => http.call(removeProfileImage, { params }),
    refresh,
    notice: () => t('image.removed'),
  });
  return (
    <Fold title={t('image.title')} name={FOLD}>
      <div className="rider-image">
        <Avatar src={image} size={96} />
        <FileField
          label={t('image.label')}
          help={t('image.help')}
          kinds={['picture']}
          capture="user"
          send={async ({ file, signal, onProgress }) => {
            await http.call(setProfileImage, { params, files: { file }, signal, onProgress });
            notify({ tone: 'good', text: t('image.saved') });
            refresh();
          }}
        />
      </div>
      {image && (
        <div>
          <button
            type="button"
            className="button"
            aria-busy={remove.state.phase === 'sending'}
            onClick={() => void remove.run(undefined)}
          >
            {t('image.remove')}
          </button>
        </div>
      )}
      <ActProblem act={remove} />
    </Fold>
  );
};
