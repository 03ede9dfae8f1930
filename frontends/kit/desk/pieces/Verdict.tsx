import type { Reason, Verdict as VerdictData } from '@rrr/contract';
import { Status, useFormats } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

/** Why something pays nothing or was refused, in the texts the server wrote for this reader. */
export const Reasons = ({ reasons }: { reasons: readonly Reason[] }) => (
  <ul className="desk-reasons">
    {reasons.map((reason, at) => (
      <li key={`${reason.code}${at}`} data-code={reason.code}>
        {reason.detail}
      </li>
    ))}
  </ul>
);

/** What a result earns, or every reason why it earns nothing. */
export const Verdict = ({ verdict }: { verdict: VerdictData }) => {
  const [words, formats] = [useWords(), useFormats()];
  const { earns, type, reasons } = verdict;
  return (
    <div className="desk-verdict">
      {earns ? (
        <Status tone="good">
          {words('verdict.earns', { amount: formats.money(earns) })}
          {type && <span className="desk-muted"> · {words(`verdict.types.${type}`)}</span>}
        </Status>
      ) : (
        <Status tone="plain">{words('verdict.nothing')}</Status>
      )}
      {reasons.length > 0 && <Reasons reasons={reasons} />}
    </div>
  );
};
