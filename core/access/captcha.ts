import { type Instant, refusal, type UnitOfWork } from '../shared/index.js';

/** What a client needs to show a captcha. */
export interface CaptchaChallenge {
  readonly algorithm: 'SHA-256';
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
  readonly maxnumber: number;
}

/** Distinguishes people from bots on public endpoints. */
export interface Captcha {
  /** `off`: disabled, for tests and local development */
  readonly kind: 'altcha' | 'recaptcha' | 'off';
  /** site key of the external service; null without one */
  readonly siteKey: string | null;
  readonly version: string | null;
  /** a challenge of the built-in captcha; null with an external service */
  challenge(): Promise<CaptchaChallenge | null>;
  /** Verifies the client's answer. Each answer is valid once. @throws CaptchaMissing CaptchaWrong CaptchaUnavailable */
  check(answer: string | undefined): Promise<void>;
}

/** Marks a solution as used. @returns false when it was before */
export type SpendSolution = (solution: string, until: Instant) => Promise<boolean>;

export class CaptchaMissing extends refusal('CAPTCHA_MISSING', 'The captcha was not solved') {}
export class CaptchaWrong extends refusal('CAPTCHA_WRONG', 'The captcha was not solved correctly') {}
export class CaptchaUnavailable extends refusal('CAPTCHA_UNAVAILABLE', 'The captcha cannot be checked') {}

/** Stores used solutions in the database, shared by all servers. */
export const solutionsIn =
  (uow: UnitOfWork<'spentTokens'>): SpendSolution =>
  (solution, until) =>
    uow.run((tx) => tx.spentTokens.spend(solution, until));
