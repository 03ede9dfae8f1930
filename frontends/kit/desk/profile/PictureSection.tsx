import { removeProfileImage, setProfileImage, type UserType } from '@rrr/contract';
import { ActProblem, Avatar, isUnknown, useAct, useHost } from '@rrr/kit/base';
import { FileField } from '../files/FileField.js';
import { Section } from '../pieces/Section.js';
import { useProfileWords } from './words/use-words.js';

interface Props {
  type: UserType;
  subjectId: string;
  image: string | null;
  title?: string;
  /** whom the picture is shown to */
  help: string;
  /** after it was sent or removed */
  refresh: () => void;
}

/** A profile picture: shown, replaced or removed. */
export const PictureSection = ({ type, subjectId, image, title, help, refresh }: Props) => {
  const { http, session } = useHost();
  const words = useProfileWords();
  const params = { role: session.account.type, type, subjectId };
  const remove = useAct({
    send: (_: void) => http.call(removeProfileImage, { params }),
    refresh,
    notice: () => words('picture.removed'),
  });
  return (
    <Section title={title ?? words('picture.title')}>
      <Avatar src={image} size={72} />
      <FileField
        // A new picture is shown above; the field is ready for the next one.
        key={image}
        label={words(image === null ? 'picture.add' : 'picture.replace')}
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
            {words('picture.remove')}
          </button>
        </div>
      )}
    </Section>
  );
};
