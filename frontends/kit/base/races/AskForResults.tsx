import type { EventDetail } from '@rrr/contract';
import { ActProblem } from '../acts/ActProblem.js';
import { useAct } from '../acts/use-act.js';
import { useFormats } from '../language/locale-context.js';
import { useAskedWords } from './asked-words.js';

export interface AskForResultsProps {
  asked: NonNullable<EventDetail['resultsAsked']>;
  send: () => Promise<unknown>;
  /** reads the event again, once it was asked */
  refresh: () => void;
}

/** A rider asks the promoter for missing results in one tap; afterwards it says when, and how many riders asked. */
export const AskForResults = ({ asked: { riders, askedAt }, send, refresh }: AskForResultsProps) => {
  const [t, formats] = [useAskedWords(), useFormats()];
  const act = useAct({ send, refresh });
  const count = riders > 0 && t('riders', { count: riders });
  if (askedAt !== null)
    return (
      <p className="alert" role="status">
        {t('youAsked', { date: formats.day(askedAt) })} {count}
      </p>
    );
  return (
    <div className="alert wait ask-results">
      <p>
        <strong>{t('missing')}</strong> {count}
      </p>
      <ActProblem act={act} />
      <button
        type="button"
        className="button"
        aria-busy={act.state.phase === 'sending'}
        onClick={() => void act.run(undefined)}
      >
        {t('ask')}
      </button>
      <p className="small">{t('told')}</p>
    </div>
  );
};
