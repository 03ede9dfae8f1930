import { editRider } from '@rrr/contract';
import { ActProblem, useAct, useFieldWords, useHost } from '@rrr/kit/base';
import { Fold } from '../../../Fold.js';
import { useMe } from '../../../use-me.js';
import { useWords } from '../../../words/use-words.js';
import { FOLD } from '../use-profile-part.js';

interface Props {
  showName: boolean;
  version: number;
  /** asks for the record again */
  onChange: () => void;
}

/** Whether the home page may name the rider. The choice is sent as it is made, and can be taken back any time. */
export const NameInPublic = ({ showName, version, onChange }: Props) => {
  const [t, fieldWords] = [useWords(), useFieldWords()];
  const { http } = useHost();
  const params = useMe();
  const act = useAct({
    send: (agreed: boolean) => http.call(editRider, { params, body: { version, showName: agreed } }),
    // also after a refusal: the record on the screen was out of date
    refresh: onChange,
    notice: (_, agreed) => t(agreed ? 'profile.nameShown' : 'profile.nameHidden'),
  });
  return (
    <Fold title={t('profile.nameTitle')} name={FOLD}>
      <label className="check">
        <input
          type="checkbox"
          checked={showName}
          disabled={act.state.phase === 'sending'}
          onChange={({ target }) => void act.run(target.checked)}
        />
        <span>{fieldWords('showName')}</span>
      </label>
      <p className="muted small">{t('profile.nameHelp')}</p>
      <ActProblem act={act} />
    </Fold>
  );
};
