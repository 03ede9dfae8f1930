import type { Award, Earning } from '@rrr/contract';
import type { TrailStep } from '@rrr/kit/desk';

export type WayStepKey = 'received' | 'matched' | 'checked' | 'awarded' | 'used' | 'claimed' | 'paid';
export interface WayStep {
  readonly key: WayStepKey;
  readonly state: TrailStep['state'];
}

const step = (key: WayStepKey, state: WayStep['state']): WayStep => ({ key, state });

const afterCredit: Record<Award['status'], readonly WayStep[]> = {
  current: [step('used', 'here')],
  spent: [step('used', 'done')],
  expired: [step('used', 'stopped')],
  reversed: [],
  earned: [step('used', 'here')],
  funded: [step('used', 'done')],
};
const afterCash: Record<Award['status'], readonly WayStep[]> = {
  earned: [step('claimed', 'here'), step('paid', 'todo')],
  current: [step('claimed', 'here'), step('paid', 'todo')],
  funded: [step('claimed', 'done'), step('paid', 'done')],
  spent: [step('claimed', 'done'), step('paid', 'done')],
  expired: [step('claimed', 'stopped')],
  reversed: [],
};

/**
 * The way of one result's money: received → matched → checked → awarded → used or expired (cash: claimed → paid). A
 * result that earns nothing stops where its reasons stand; an award that was taken back stops there.
 */
export const wayOf = ({ verdict, award }: Pick<Earning, 'verdict' | 'award'>): readonly WayStep[] => {
  const received = step('received', 'done');
  if (!verdict.earns) {
    const unknown = verdict.reasons.some(({ code }) => code === 'RIDER_UNKNOWN');
    return unknown
      ? [received, step('matched', 'stopped'), step('checked', 'todo'), step('awarded', 'todo')]
      : [received, step('matched', 'done'), step('checked', 'stopped'), step('awarded', 'todo')];
  }
  const judged = [received, step('matched', 'done'), step('checked', 'done')];
  const cash = (award?.type ?? verdict.type) === 'cash';
  if (!award)
    return [
      ...judged,
      step('awarded', 'here'),
      ...(cash ? [step('claimed', 'todo'), step('paid', 'todo')] : [step('used', 'todo')]),
    ];
  if (award.status === 'reversed') return [...judged, step('awarded', 'stopped')];
  return [...judged, step('awarded', 'done'), ...(cash ? afterCash : afterCredit)[award.status]];
};
