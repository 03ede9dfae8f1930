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

const FORMS = ['w9', 'w8ben'] as const;

/** The tax form that is due: it is known once the rider has said where they pay tax. */
export const formOf = (record: RiderDetail['record'], missing: RiderCash['missing'] = []) =>
  FORMS.find((form) => missing.includes(form)) ??
  (record?.taxStatus ? (record.taxStatus === 'us-person' ? 'w9' : 'w8ben') : undefined);

const keysOf = (missing: RiderCash['missing'], record: RiderDetail['record']): readonly NeedKey[] => {
  const form = formOf(record, missing);
  return [
    'address',
    'licence',
    ...(missing.includes('residence') || record?.tax ? (['residence'] as const) : []),
    ...(form && !missing.includes('residence') ? [form] : []),
  ];
};

/** The address, the licence, where tax is paid, and the form that follows, in the order in which they are asked for. */
export const needsOf = ({ missing }: Pick<RiderCash, 'missing'>, record: RiderDetail['record']): readonly Need[] =>
  keysOf(missing, record).map((key): Need => {
    const paper = record?.documents.find((document) => document.kind === key && document.status !== 'replaced');
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
export const mendPath = (key: NeedKey): string =>
  key === 'address' ? '/profile?field=address' : key === 'residence' ? '/cashout' : '/profile?tab=documents';

/** Where it stands on the page for cash. */
export const needPlace = (key: NeedKey): string => `need-${key}`;
