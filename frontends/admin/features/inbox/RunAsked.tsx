import { Link } from 'react-router-dom';
import type { Approval } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, Summary } from '@rrr/kit/desk';
import { useInboxWords } from './words/use-words.js';

interface Props {
  run: NonNullable<Approval['paymentRun']>;
  /** the page of the run */
  to: string;
}

/** What a payment run would pay, and where its claims stand one by one. */
export const RunAsked = ({ run, to }: Props) => {
  const [words, formats] = [useInboxWords(), useFormats()];
  return (
    <Summary
      pairs={[
        [words('approvals.run.total'), <Amount key="total" money={run.total} strong />],
        [words('approvals.run.claims'), formats.count(run.claims)],
        [
          '',
          <Link key="run" to={to}>
            {words('approvals.run.open')}
          </Link>,
        ],
      ]}
    />
  );
};
