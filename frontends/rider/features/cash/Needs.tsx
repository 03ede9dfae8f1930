import type { ReactNode } from 'react';
import { useFormats, usePath } from '@rrr/kit/base';
import { Status, type Tone } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { mendPath, needPlace, type Need } from './needs.js';
import { useCashWords } from './words/use-words.js';

const TONE: Record<Need['state'], Tone> = { done: 'good', review: 'wait', refused: 'bad', missing: 'wait' };

interface Props {
  needs: readonly Need[];
  /** which have a link to where they are mended; all unless given */
  linked?: (need: Need) => boolean;
  /** under one that is missing: the way to send it here and now */
  under?: (need: Need) => ReactNode;
}

/** What is needed to be paid: each with its state and the link to where it is mended. */
export const Needs = ({ needs, linked = () => true, under }: Props) => {
  const [t, formats, path] = [useCashWords(), useFormats(), usePath()];
  const detail = ({ key, state, at, reason }: Need): string | null => {
    if (state === 'done') return at ? t('needs.since', { date: formats.day(at) }) : null;
    if (state === 'review') return t('needs.sent', { date: formats.day(at) });
    if (state === 'refused') return reason ? t('needs.refusal', { reason }) : t('needs.again');
    // the field under it says it
    return under && key !== 'address' && key !== 'residence' ? null : t(`needs.help.${key}`);
  };
  return (
    <ul className="rider-rows rider-needs desk-reach">
      {needs.map((need) => (
        <li key={need.key} id={under && needPlace(need.key)} className="rider-row-plain">
          <div>
            <strong>{t(`needs.${need.key}`)}</strong>
            {detail(need) && <div className="desk-muted">{detail(need)}</div>}
            {need.state !== 'done' && need.state !== 'review' && linked(need) && (
              <Link to={path(mendPath(need.key))}>{t(`needs.mend.${need.key}`)}</Link>
            )}
          </div>
          <Status tone={TONE[need.state]}>
            {t(`needs.state.${need.key === 'address' || need.key === 'residence' ? 'plain' : 'paper'}.${need.state}`)}
          </Status>
          {under && <div className="rider-needs-under">{under(need)}</div>}
        </li>
      ))}
    </ul>
  );
};
