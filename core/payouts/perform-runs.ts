import type { Actor } from '../access/index.js';
import { Conflict, DomainError, plusSeconds, RiderBusy, type UnitOfWork } from '../shared/index.js';
import { createOrder } from './create-order.js';
import type { DueLine } from './payment-run.js';
import type { PaymentProvider } from './payment-provider.port.js';
import { OrderDoubtful, OrderUnderWay, PaymentUnavailable } from './refusals.js';
import { issueCheques } from './run-cheques.js';
import type { SendingPorts } from './sending.js';

/** lines per turn of the job */
const AT_ONCE = 20;
/** a line whose outcome is open is tried again after so long */
const PAUSE_SECONDS = 60;

interface Ports extends SendingPorts {
  readonly uow: UnitOfWork<
    | 'payoutClaims'
    | 'hands'
    | 'payees'
    | 'paymentOrders'
    | 'paymentRuns'
    | 'cheques'
    | 'wallets'
    | 'cashYears'
    | 'outbox'
    | 'audit'
  >;
  readonly provider: PaymentProvider;
  readonly report: (claimId: string, failed: unknown) => void;
}

const actorOf = ({ preparedBy: { accountId, subjectId, name } }: DueLine): Actor => ({
  accountId,
  type: 'admin',
  subjectId,
  proxyHostId: null,
  name,
});

/** What does not settle a line: it is tried again, and the provider never pays twice. */
const isOpen = (failed: unknown): boolean =>
  [PaymentUnavailable, OrderUnderWay, OrderDoubtful, Conflict, RiderBusy].some((item) => failed instanceof item);

/**
 * Pays the claims of approved runs, in the name of who prepared them: orders one after the other, cheques of a run in one
 * transaction. A line is settled when its claim is sent or refused. After a crash a line is tried again: a claim has one
 * order.
 * @returns whether more may be due at once
 */
export const performRuns = (ports: Ports) => async (): Promise<boolean> => {
  const { uow, clock, report } = ports;
  const now = clock.now();
  const before = plusSeconds(now, -PAUSE_SECONDS);
  // mostly nothing waits, and looking must keep nobody from writing
  if (!(await uow.run((tx) => tx.paymentRuns.waits(before), { reads: true }))) return false;
  const lines = await uow.run((tx) => tx.paymentRuns.take(before, now, AT_ONCE));
  const order = createOrder(ports);
  for (const line of lines.filter((dueLine) => dueLine.method !== 'cheque')) {
    const { runId, claimId, version } = line;
    const settle = (outcome: 'sent' | 'refused', code: string | null): Promise<void> =>
      uow.run((tx) => tx.paymentRuns.settle(runId, [{ claimId, outcome, code }], clock.now()));
    try {
      await order({ actor: actorOf(line), claimId, version });
      await settle('sent', null);
    } catch (failed) {
      if (isOpen(failed)) continue;
      if (failed instanceof DomainError) await settle('refused', failed.code);
      else report(claimId, failed);
    }
  }
  const cheques = lines.filter((line) => line.method === 'cheque');
  for (const runId of new Set(cheques.map((cheque) => cheque.runId)))
    await payByCheque(
      ports,
      cheques.filter((cheque) => cheque.runId === runId),
    );
  return lines.length === AT_ONCE;
};

const payByCheque = async ({ uow, report, ...ports }: Ports, lines: readonly DueLine[]): Promise<void> => {
  const [first] = lines;
  if (!first) return;
  const versions = new Map(lines.map((line) => [line.claimId, line.version]));
  try {
    await uow.run(async (tx) => {
      const { cheques, refused } = await issueCheques(tx, [...versions.keys()], versions, actorOf(first), ports);
      const codes = new Map(refused.map((outcome) => [outcome.claimId, outcome.refused]));
      const issued = new Set(cheques.map((cheque) => cheque.claimId));
      await tx.paymentRuns.settle(
        first.runId,
        lines.map(({ claimId }) =>
          issued.has(claimId)
            ? { claimId, outcome: 'sent' as const, code: null }
            : { claimId, outcome: 'refused' as const, code: codes.get(claimId) ?? 'STALE_EDIT' },
        ),
        ports.clock.now(),
      );
    });
  } catch (failed) {
    if (!isOpen(failed)) report(first.claimId, failed);
  }
};
