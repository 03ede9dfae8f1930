import { useDispatch } from 'react-redux';
import { removeProfileImage, setProfileImage, type UserType } from '@rrr/contract';
import { ActProblem, isUnknown, useAct, useHost } from '@rrr/kit/base';
import { Avatar, FileField, Section } from '@rrr/kit/desk';
import { api } from '../api.js';
import { useWords } from '../words/use-words.js';

interface Props {
  type: UserType;
  subjectId: string;
  image: string | null;
  /** whom the picture is shown to */
  help: string;
  /** what is out of date afterwards */
  tag: 'dealer' | 'promoter' | 'admin';
}

/** A profile picture: shown, replaced or removed. */
export const PictureField = ({ type, subjectId, image, help, tag }: Props) => {
  const { http } = useHost();
  const [t, dispatch] = [useWords(), useDispatch()];
  const params = { role: 'admin', type, subjectId } as const;
  const refresh = () => void dispatch(api.util.invalidateTags([tag]));
  const remove = useAct({
    send: (_: void) => http.call(removeProfileImage, { params }),
    refresh,
    notice: () => t('picture.removed'),
  });
  return (
    <Section title={t('picture.title')}>
      <Avatar src={image} size={72} />
      <FileField
        // A new picture is shown above; the field is ready for the next one.
        key={image}
        label={t(image === null ? 'picture.add' : 'picture.replace')}
        help={help}
        kinds={['picture']}
        send={async ({ file, signal, onProgress }) => {
          await http.call(setProfileImage, { params, files: { file }, signal, onProgress });
          refresh();
        }}
      />
      <ActProblem act={remove} />
      {image !== null && !isUnknown(remove.state) && (
        <div>
          <button
            type="button"
            className="button"
            aria-busy={remove.state.phase === 'sending'}
            onClick={() => void remove.run()}
          >
            {t('picture.remove')}
          </button>
        </div>
      )}
    </Section>
  );
};
