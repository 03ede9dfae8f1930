import { type Instant, refusal, type UnitOfWork } from '../shared/index.js';

/** What a screen needs to show a captcha. */
export interface CaptchaChallenge {
  readonly algorithm: 'SHA-256';
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
  readonly maxnumber: number;
}

/** Tells people from programs, on what anyone may ask (docs/adr/0029-captcha.md). */
export interface Captcha {
  /** `off`: nobody is asked; for tests and a developer's machine */
  readonly kind: 'altcha' | 'recaptcha' | 'off';
  /** of the service whose widget the screens show; null where there is none */
  readonly siteKey: string | null;
  readonly version: string | null;
  /** a riddle of our own to solve; null where a service asks */
  challenge(): Promise<CaptchaChallenge | null>;
  /** Looks at what the screen sent; each answer counts once. @throws CaptchaMissing CaptchaWrong CaptchaUnavailable */
  check(answer: string | undefined): Promise<void>;
}

/** Marks a solution as used. @returns false when it was before */
export type SpendSolution = (solution: string, until: Instant) => Promise<boolean>;

export class CaptchaMissing extends refusal('CAPTCHA_MISSING', 'The captcha was not solved') {}
export class CaptchaWrong extends refusal('CAPTCHA_WRONG', 'The captcha was not solved correctly') {}
export class CaptchaUnavailable extends refusal('CAPTCHA_UNAVAILABLE', 'The captcha cannot be checked') {}

/** Keeps used solutions where every server sees them. */
export const solutionsIn =
  (uow: UnitOfWork<'spentTokens'>): SpendSolution =>
  (solution, until) =>
    uow.run((tx) => tx.spentTokens.spend(solution, until));
