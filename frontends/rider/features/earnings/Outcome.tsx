import type { Award, Earning } from '@rrr/contract';
import { Amount, Status } from '@rrr/kit/desk';
import { awaitsConsent, isChecked } from './result-groups.js';
import { useRequested } from './use-requested.js';
import { useEarningsWords } from './words/use-words.js';

/** Cash that is not owed any more: paid out, lapsed, or taken as dealer credit. */
const cashNow = ({ status }: Award): 'out' | 'lapsed' | 'credit' =>
  status === 'expired' ? 'lapsed' : status === 'converted' ? 'credit' : 'out';

/** What a result came to: the money, or that there is none. */
export const Outcome = ({ earning }: { earning: Earning }) => {
  const [t, isRequested] = [useEarningsWords(), useRequested()];
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
  if (!award && awaitsConsent(verdict.reasons)) return <Status tone="wait">{t('consent')}</Status>;
  if (!money || (!award && !verdict.earns)) return <Status tone="plain">{t('nothing')}</Status>;
  return (
    <span className="rider-outcome">
      <span className="rider-outcome-figure">
        <Amount money={money} />
      </span>
      {type && (
        <span className="desk-muted">
          {award === null
            ? t(`open.${type}`)
            : type !== 'cash'
              ? t(award.status === 'expired' ? `lapsed.${type}` : `types.${type}`)
              : t(`cash.${award.status === 'earned' ? (isRequested(award) ? 'requested' : 'owed') : cashNow(award)}`)}
        </span>
      )}
    </span>
  );
};
