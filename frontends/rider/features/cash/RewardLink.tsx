import { useState } from 'react';
import { getRewardLink, type Response } from '@rrr/contract';
import { ActProblem, useAct, useHost } from '@rrr/kit/base';
import { useCashWords } from './words/use-words.js';

/** The link to the reward. Each time it is asked for is recorded, so it is asked for on purpose only. */
export const RewardLink = ({ orderId }: { orderId: string }) => {
  const { http } = useHost();
  const t = useCashWords();
  const [found, setFound] = useState<Response<typeof getRewardLink>>();
  const act = useAct({ send: () => http.call(getRewardLink, { params: { orderId } }), onDone: setFound });
  if (found)
    return (
      <p>
        <a className="button primary" href={found.link} target="_blank" rel="noreferrer">
          {t('link.open')}
        </a>{' '}
        <span className="desk-muted">{t(found.sandbox ? 'link.sandbox' : 'link.own')}</span>
      </p>
    );
  return (
    <>
      <ActProblem act={act} />
      <div>
        <button
          type="button"
          className="button primary"
          aria-busy={act.state.phase === 'sending'}
          onClick={() => void act.run(undefined)}
        >
          {t('link.get')}
        </button>
      </div>
    </>
  );
};
