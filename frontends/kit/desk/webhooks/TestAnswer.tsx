import type { WholeDelivery } from '@rrr/contract';
import { useAnswered } from './WebhookState.js';
import { useWebhookWords } from './words/use-words.js';

/** What came of a test. */
export const TestAnswer = ({ delivery }: { delivery: WholeDelivery }) => {
  const [t, answered] = [useWebhookWords(), useAnswered()];
  const { fault, status, answer } = delivery;
  return (
    <div className={`alert ${fault === null ? 'good' : 'bad'}`} role="status">
      <div>
        <p>
          {fault === null ? t('test.arrived', { status: status ?? '' }) : `${t('test.failed')} ${answered(delivery)}.`}
        </p>
        {answer && (
          <pre className="desk-webhook-text" aria-label={t('test.answer')}>
            {answer}
          </pre>
        )}
      </div>
    </div>
  );
};
