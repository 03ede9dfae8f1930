import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { usePath, type ApiProblem } from '@rrr/kit/base';
import { useWords } from '../../words/use-words.js';

/** An act whose end nobody knows: the one safe thing to do is to send the very same again. */
export const OutcomeUnknownAlert = ({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) => {
  const [words, path] = [useWords(), usePath()];
  return (
    <div className="alert wait" role="alert">
      <strong>{words('redeem.unheard.title')}</strong>
      <span>{words('redeem.unheard.lead')}</span>
      {problem.status > 0 && <span className="desk-muted">{problem.detail}</span>}
      <div className="dealer-acts">
        <Button type="primary" size="large" disabled={false} onClick={onRetry}>
          {words('redeem.unheard.retry')}
        </Button>
        <Link className="button" to={path('/redemptions')}>
          {words('redeem.unheard.look')}
        </Link>
      </div>
    </div>
  );
};
