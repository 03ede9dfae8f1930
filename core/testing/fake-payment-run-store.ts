import type { PaymentRun } from '../payouts/index.js';
import type { Stores } from '../shared/index.js';
import type { Draft } from './world.js';

/** Payment runs in memory. */
export const fakePaymentRunStore = (draft: Draft): Pick<Stores, 'paymentRuns'> => {
  const keyOf = (runId: string, claimId: string): string => `${runId}/${claimId}`;
  const isOpen = ({ id, approved }: PaymentRun): boolean =>
    approved !== null ||
    draft.requests.some(
      (request) => request.objectId === id && request.kind === 'payment-run' && request.state === 'waiting',
    );
  const change = (id: string, how: (run: PaymentRun) => PaymentRun): void => {
    draft.paymentRuns = draft.paymentRuns.map((paymentRun) => (paymentRun.id === id ? how(paymentRun) : paymentRun));
  };
  return {
    paymentRuns: {
      insert: async (run) => void (draft.paymentRuns = [...draft.paymentRuns, run]),
      lock: async (id) => draft.paymentRuns.find((paymentRun) => paymentRun.id === id),
      approve: async (id, approved) => change(id, (run) => ({ ...run, approved: run.approved ?? approved })),
      holding: async (claimIds) => {
        const held = new Set(
          draft.paymentRuns
            .filter(isOpen)
            .flatMap((paymentRun) => paymentRun.lines)
            .filter((lines) => lines.outcome === 'waiting')
            .map((lines) => lines.claimId),
        );
        return claimIds.filter((claimId) => held.has(claimId));
      },
      waits: async (before) =>
        draft.paymentRuns.some(
          ({ id, approved, lines }) =>
            approved !== null &&
            lines.some(
              (line) =>
                line.outcome === 'waiting' &&
                (draft.triedLines.find((one) => one.key === keyOf(id, line.claimId))?.at ?? '') < before,
            ),
        ),
      take: async (before, now, limit) => {
        const triedAt = (runId: string, claimId: string): string =>
          draft.triedLines.find((triedLine) => triedLine.key === keyOf(runId, claimId))?.at ?? '';
        const due = draft.paymentRuns
          .flatMap(({ id: runId, approved, preparedBy, lines }) =>
            approved
              ? lines
                  .filter((line) => line.outcome === 'waiting' && triedAt(runId, line.claimId) < before)
                  .map(({ claimId, version, method }) => ({ runId, claimId, version, method, preparedBy }))
              : [],
          )
          .toSorted((a, b) => {
            const [first, second] = [triedAt(a.runId, a.claimId), triedAt(b.runId, b.claimId)];
            return first === second ? 0 : first < second ? -1 : 1;
          })
          .slice(0, limit);
        const keys = new Set(due.map((item) => keyOf(item.runId, item.claimId)));
        draft.triedLines = [
          ...draft.triedLines.filter((triedLine) => !keys.has(triedLine.key)),
          ...[...keys].map((key) => ({ key, at: now })),
        ];
        return due;
      },
      settle: async (runId, settled, settledAt) =>
        change(runId, (run) => ({
          ...run,
          lines: run.lines.map((line) => {
            const found = settled.find((item) => item.claimId === line.claimId);
            return found && line.outcome === 'waiting'
              ? { ...line, outcome: found.outcome, code: found.code, settledAt }
              : line;
          }),
        })),
    },
  };
};
