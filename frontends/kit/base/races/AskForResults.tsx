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
      <div className="alert" role="status">
        <p>
          {t('youAsked', { date: formats.day(askedAt) })} {count}
        </p>
      </div>
    );
  return (
    <div className="alert wait">
      <p>
        <strong>{t('missing')}</strong> {count}
      </p>
      <ActProblem act={act} />
      <div className="actions">
        <button
          type="button"
          className="button"
          aria-busy={act.state.phase === 'sending'}
          onClick={() => void act.run(undefined)}
        >
          {t('ask')}
        </button>
      </div>
      <p className="small">{t('told')}</p>
    </div>
  );
};
