import type { PayoutClaim, RiderCash, RiderDetail } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { Needs } from '../cash/Needs.js';
import { mendPath, needsOf, nextNeed } from '../cash/needs.js';
import { today } from '../../today.js';
import { owedOf } from '../cash/owed.js';
import { useDue } from '../cash/use-due.js';
import { useCashWords } from '../cash/words/use-words.js';
import { useHomeWords } from './words/use-words.js';

interface Props {
  cash: RiderCash;
  claims: readonly PayoutClaim[];
  record: RiderDetail['record'];
}

/** What is missing before earned cash is paid, and the page's one red act: the next thing the rider can do. */
export const ToBePaid = ({ cash, claims, record }: Props) => {
  const [t, words, formats, path, due] = [useHomeWords(), useCashWords(), useFormats(), usePath(), useDue()];
  const owed = owedOf(cash, claims).filter((it) => it.unclaimed.amount > 0);
  if (owed.length === 0) return null;
  const needs = needsOf(cash, record);
  const next = nextNeed(needs);
  const done = needs.filter((it) => it.state === 'done').length;
  const dates = owed.flatMap((it) => it.infoDue ?? []).sort();
  const day = today();
  const deadline = dates.find((it) => it >= day) ?? dates[0];
  const past = [...dates, ...owed.flatMap((it) => it.infoPast ?? [])].sort().find((it) => it < day && it !== deadline);
  const sum = owed.map((it) => formats.money(it.unclaimed)).join(' + ');
  return (
    <div className="rider-to-be-paid">
      <Section
        title={t('toBePaid.title', { sum })}
        side={<span className="desk-muted">{words('needs.done', { done, all: needs.length })}</span>}
      >
        {/* the next one has the red button */}
        <Needs needs={needs} linked={({ key }) => key !== next?.key} />
        {deadline && <p className="rider-due">{due(deadline)}</p>}
        {past && <p className="desk-muted">{due(past)}</p>}
        {next ? (
          <Link className="button primary large" to={path(mendPath(next.key))}>
            {words(`needs.mend.${next.key}`)}
          </Link>
        ) : cash.missing.length === 0 ? (
          <Link className="button primary large" to={path('/cashout')}>
            {t('toBePaid.cashOut', { sum })}
          </Link>
        ) : (
          <p className="desk-muted">{t('toBePaid.review')}</p>
        )}
      </Section>
    </div>
  );
};
