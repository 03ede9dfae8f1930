import type { Earning } from '@rrr/contract';
import { Amount, Status } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

/** What a result came to: the money, or that there is none. */
export const Outcome = ({ earning: { verdict, award } }: { earning: Earning }) => {
  const t = useWords();
  const [money, type] = [award?.initialValue ?? verdict.earns, award?.type ?? verdict.type];
  if (award?.status === 'reversed') return <Status tone="wait">{t('earnings.takenBack')}</Status>;
  if (!verdict.earns || !money) return <Status tone="plain">{t('earnings.nothing')}</Status>;
  return (
    <span className="rider-outcome">
      <span className="rider-outcome-figure">
        <Amount money={money} />
      </span>
      {type && <span className="desk-muted">{t(`earnings.types.${type}`)}</span>}
    </span>
  );
};
