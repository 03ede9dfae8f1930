import type { LocalDate, UnitOfWork } from '@rrr/core/shared';
import type { Starter } from './field.js';
import type { Counter } from './money.js';
import type { DemoPromoter } from './promoters.js';
import type { DemoEvent } from './seasons.js';

/** What the past is replayed with. */
export interface Past extends Counter {
  readonly uow: Counter['uow'] &
    UnitOfWork<
      | 'events'
      | 'results'
      | 'claims'
      | 'riderFacts'
      | 'checks'
      | 'aliases'
      | 'rematching'
      | 'wallets'
      | 'outbox'
      | 'audit'
      | 'idempotency'
      | 'imports'
      | 'layoutChoices'
      | 'seriesFacts'
    >;
  readonly from: LocalDate;
  readonly today: LocalDate;
  readonly events: readonly DemoEvent[];
  readonly promoters: readonly DemoPromoter[];
  readonly strangers: readonly (readonly Starter[])[];
}
