import { ActProblem, useAct, useFormats } from '@rrr/kit/base';
import { Status } from '@rrr/kit/desk';
import { useRefresh } from '../use-refresh.js';
import { useWords } from '../words/use-words.js';

interface Props {
  dismissal: { at: string; by: string };
  /** of the record, for who hears the button */
  name: string;
  send: () => Promise<unknown>;
}

/** When a record was set aside and by whom, and the way back into the inbox. */
export const TakeUp = ({ dismissal, name, send }: Props) => {
  const [t, formats] = [useWords(), useFormats()];
  const act = useAct({
    send,
    refresh: useRefresh('record', 'money', 'event'),
    notice: () => t('aside.takenUp', { name }),
  });
  return (
    <div className="admin-two-lines">
      <Status tone="plain">{t('aside.since', { date: formats.day(dismissal.at), name: dismissal.by })}</Status>
      <span className="admin-buttons">
        <button
          type="button"
          className="button"
          aria-label={t('aside.takeUpOf', { name })}
          disabled={act.state.phase === 'sending'}
          onClick={() => void act.run(undefined)}
        >
          {t('aside.takeUp')}
        </button>
      </span>
      <ActProblem act={act} />
    </div>
  );
};
