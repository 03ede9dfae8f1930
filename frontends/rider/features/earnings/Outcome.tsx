import type { Earning } from '@rrr/contract';
import { Amount, Status } from '@rrr/kit/desk';
import { groupOf, isChecked } from './result-groups.js';
import { useEarningsWords } from './words/use-words.js';

/** What a result came to: the money, or that there is none. */
export const Outcome = ({ earning }: { earning: Earning }) => {
  const t = useEarningsWords();
  const { verdict, award } = earning;
  const [money, type] = [award?.initialValue ?? verdict.earns, award?.type ?? verdict.type];
  if (verdict.check && isChecked(earning))
    return (
      <span className="rider-outcome">
        <span className="rider-outcome-figure">
          <Amount money={verdict.check.amount} />
        </span>
        <Status tone="wait">{t('checking')}</Status>
      </span>
    );
  if (award?.status === 'reversed') return <Status tone="wait">{t('takenBack')}</Status>;
  if (!money || (!award && !verdict.earns)) return <Status tone="plain">{t('nothing')}</Status>;
  return (
    <span className="rider-outcome">
      <span className="rider-outcome-figure">
        <Amount money={money} />
      </span>
      {type && (
        <span className="desk-muted">{groupOf(earning) === 'open' ? t(`open.${type}`) : t(`types.${type}`)}</span>
      )}
    </span>
  );
};
