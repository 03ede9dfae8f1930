import type { PaymentRun } from '../payouts/index.js';
import type { Stores } from '../shared/index.js';
import type { Draft } from './world.js';

/** Payment runs in memory. */
export const fakePaymentRunStore = (draft: Draft): Pick<Stores, 'paymentRuns'> => {
  const keyOf = (runId: string, claimId: string): string => `${runId}/${claimId}`;
  const isOpen = ({ id, approved }: PaymentRun): boolean =>
    approved !== null ||
    draft.requests.some((it) => it.objectId === id && it.kind === 'payment-run' && it.state === 'waiting');
  const change = (id: string, how: (run: PaymentRun) => PaymentRun): void => {
    draft.paymentRuns = draft.paymentRuns.map((it) => (it.id === id ? how(it) : it));
  };
  return {
    paymentRuns: {
      insert: async (run) => void (draft.paymentRuns = [...draft.paymentRuns, run]),
      lock: async (id) => draft.paymentRuns.find((it) => it.id === id),
      approve: async (id, approved) => change(id, (it) => ({ ...it, approved: it.approved ?? approved })),
      holding: async (claimIds) => {
        const held = new Set(
          draft.paymentRuns
            .filter(isOpen)
            .flatMap((it) => it.lines)
            .filter((it) => it.outcome === 'waiting')
            .map((it) => it.claimId),
        );
        return claimIds.filter((it) => held.has(it));
      },
      waits: async (before) =>
        draft.paymentRuns.some(
          ({ id, approved, lines }) =>
            approved !== null &&
            lines.some(
              (it) =>
                it.outcome === 'waiting' &&
                (draft.triedLines.find((one) => one.key === keyOf(id, it.claimId))?.at ?? '') < before,
            ),
        ),
      take: async (before, now, limit) => {
        const triedAt = (runId: string, claimId: string): string =>
          draft.triedLines.find((it) => it.key === keyOf(runId, claimId))?.at ?? '';
        const due = draft.paymentRuns
          .flatMap(({ id: runId, approved, preparedBy, lines }) =>
            approved
              ? lines
                  .filter((it) => it.outcome === 'waiting' && triedAt(runId, it.claimId) < before)
                  .map(({ claimId, version, method }) => ({ runId, claimId, version, method, preparedBy }))
              : [],
          )
          .toSorted((a, b) => {
            const [first, second] = [triedAt(a.runId, a.claimId), triedAt(b.runId, b.claimId)];
            return first === second ? 0 : first < second ? -1 : 1;
          })
          .slice(0, limit);
        const keys = new Set(due.map((it) => keyOf(it.runId, it.claimId)));
        draft.triedLines = [
          ...draft.triedLines.filter((it) => !keys.has(it.key)),
          ...[...keys].map((key) => ({ key, at: now })),
        ];
        return due;
      },
      settle: async (runId, settled, settledAt) =>
        change(runId, (run) => ({
          ...run,
          lines: run.lines.map((line) => {
            const found = settled.find((it) => it.claimId === line.claimId);
            return found && line.outcome === 'waiting'
              ? { ...line, outcome: found.outcome, code: found.code, settledAt }
              : line;
          }),
        })),
    },
  };
};
