import type { RiderCash, RiderDetail } from '@rrr/contract';

export type NeedKey = RiderCash['missing'][number];

/** What must be there before cash is paid, and where it stands. */
export interface Need {
  key: NeedKey;
  state: 'done' | 'review' | 'refused' | 'missing';
  /** when it was verified, or sent */
  at?: string;
  /** why it was refused */
  reason?: string | null;
}

const KEYS: readonly NeedKey[] = ['address', 'licence', 'w9'];

/** The address and the two papers, in the order in which they are asked for. */
export const needsOf = ({ missing }: Pick<RiderCash, 'missing'>, record: RiderDetail['record']): readonly Need[] =>
  KEYS.map((key): Need => {
    const paper = record?.documents.find((it) => it.kind === key && it.status !== 'replaced');
    if (!missing.includes(key)) return { key, state: 'done', ...(paper?.decision ? { at: paper.decision.at } : {}) };
    if (paper?.status === 'uploaded') return { key, state: 'review', at: paper.uploadedAt };
    if (paper?.status === 'refused')
      return { key, state: 'refused', reason: paper.decision?.refusal ?? null, at: paper.uploadedAt };
    return { key, state: 'missing' };
  });

/** What the rider can do now; undefined: only our administrators can. */
export const nextNeed = (needs: readonly Need[]): Need | undefined =>
  needs.find(({ state }) => state === 'missing' || state === 'refused');

/** Where it is mended, inside the area. */
export const mendPath = (key: NeedKey): string => (key === 'address' ? '/profile' : '/profile?tab=documents');
