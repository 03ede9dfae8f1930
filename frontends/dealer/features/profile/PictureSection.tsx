import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { removeProfileImage, setProfileImage } from '@rrr/contract';
import { ActProblem, isUnknown, useAct, useHost, useRefreshSession } from '@rrr/kit/base';
import { Avatar, FileField, Section } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useProfileWords } from './words/use-words.js';

/** The picture that riders know the dealer by: shown, replaced or removed. */
export const PictureSection = ({ image }: { image: string | null }) => {
  const { http, session } = useHost();
  const [words, dispatch, refreshSession] = [useProfileWords(), useDispatch(), useRefreshSession()];
  // removed here: a file that was sent before is not shown as the picture any more
  const [round, setRound] = useState(0);
  const params = { role: 'dealer', type: 'dealer', subjectId: session.user._id } as const;
  const refresh = () => {
    dispatch(api.util.invalidateTags(['dealer']));
    refreshSession();
  };
  const remove = useAct({
    send: () => http.call(removeProfileImage, { params }),
    refresh,
    notice: () => words('picture.removed'),
    onDone: () => setRound(round + 1),
  });
  const sending = remove.state.phase === 'sending';
  return (
    <Section title={words('picture.title')}>
      {image && (
        <div className="dealer-acts dealer-picture">
          <Avatar src={image} size={96} />
          {!isUnknown(remove.state) && (
            <button type="button" className="button" aria-busy={sending} onClick={() => void remove.run(undefined)}>
              {words('picture.remove')}
            </button>
          )}
        </div>
      )}
      <ActProblem act={remove} />
      <FileField
        key={round}
        label={words(image ? 'picture.replace' : 'picture.add')}
        help={words('picture.help')}
        kinds={['picture']}
        send={async ({ file, signal, onProgress }) => {
          await http.call(setProfileImage, { params, files: { file }, signal, onProgress });
          refresh();
        }}
      />
    </Section>
  );
};
