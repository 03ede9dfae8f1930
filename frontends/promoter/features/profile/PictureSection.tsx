import { useDispatch } from 'react-redux';
import { removeProfileImage, setProfileImage } from '@rrr/contract';
import { ActProblem, useAct, useHost, useRefreshSession } from '@rrr/kit/base';
import { Avatar, FileField, Section } from '@rrr/kit/desk';
import { api, usePromoterQuery } from '../../api.js';
import { useProfileWords } from './words/use-words.js';

/** The promoter's picture, which stands beside its events. */
export const PictureSection = () => {
  const { http, session } = useHost();
  const [words, dispatch, refreshSession] = [useProfileWords(), useDispatch(), useRefreshSession()];
  const id = session.user._id;
  const params = { role: 'promoter', type: 'promoter', subjectId: id } as const;
  const { data } = usePromoterQuery({ params: { role: 'promoter', id } });
  const picture = data?.promoter.profileImage ?? null;
  const refresh = () => {
    dispatch(api.util.invalidateTags(['promoter']));
    refreshSession();
  };
  const remove = useAct({
    send: (_: void) => http.call(removeProfileImage, { params }),
    refresh,
    notice: () => words('picture.removed'),
  });
  return (
    <Section title={words('picture.title')}>
      <Avatar src={picture} size={72} />
      <FileField
        // A new picture is shown above; the field is ready for the next one.
        key={picture}
        label={words('picture.label')}
        help={words('picture.help')}
        kinds={['picture']}
        send={async ({ file, signal, onProgress }) => {
          await http.call(setProfileImage, { params, files: { file }, signal, onProgress });
          refresh();
        }}
      />
      <ActProblem act={remove} />
      {picture !== null && (
        <div>
          <button
            type="button"
            className="button"
            aria-busy={remove.state.phase === 'sending'}
            onClick={() => void remove.run()}
          >
            {words('picture.remove')}
          </button>
        </div>
      )}
    </Section>
  );
};
