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
  const { earns, type, tie, reasons, check } = verdict;
  const held = check?.state === 'held' ? check : undefined;
  return (
    <div className="desk-verdict">
      {held && !earns && (
        <Status tone="wait">{words('verdict.checking', { amount: formats.money(held.amount) })}</Status>
      )}
      {earns && (
        <Status tone="good">
          {words('verdict.earns', { amount: formats.money(earns) })}
          {type && <span className="desk-muted"> · {words(`verdict.types.${type}`)}</span>}
        </Status>
      )}
      {!earns && !held && <Status tone="plain">{words('verdict.nothing')}</Status>}
      {tie && <p className="desk-muted desk-tie">{tie.detail}</p>}
      {reasons.length > 0 && <Reasons reasons={reasons} />}
      {held && held.signals.length > 0 && <Reasons reasons={held.signals} />}
    </div>
  );
};
