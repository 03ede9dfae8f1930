import type { Instant, LocalDate } from '../shared/index.js';
import type { AskedEvent, AskMail, ResultAsk } from './result-ask.js';

/** Which riders asked for which results, and when promoters are told how many. */
export interface ResultAskStore {
  /** false: the rider asked before */
  add(ask: ResultAsk): Promise<boolean>;
  /** the promoter's row, made when it is missing; locked until the transaction ends */
  lockMail(promoterId: string): Promise<AskMail>;
  saveMail(mail: AskMail): Promise<void>;
  /** the mail that has been due longest, locked until the transaction ends */
  nextMail(now: Instant): Promise<AskMail | undefined>;
  /**
   * The promoter's events that riders asked about and that still await results, most riders first; none of a promoter
   * who is not approved or is deactivated, none that was set aside. Deactivated riders do not count.
   */
  askedOf(promoterId: string, today: LocalDate, limit: number): Promise<readonly AskedEvent[]>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    resultAsks: ResultAskStore;
  }
}
