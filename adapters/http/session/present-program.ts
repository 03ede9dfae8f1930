import { CONTRACT, type getConfig, type Response } from '@rrr/contract';
import type { Captcha } from '@rrr/core/access';
import type { SignInProvider } from '@rrr/core/identity';
import { payoutStepsOf, type Program, rulesOn } from '@rrr/core/program';
import { comingChanges } from '@rrr/core/seasons';
import type { LocalDate } from '@rrr/core/shared';
import { presentSeasonChange } from '../seasons/present-season.js';

/** Days with other rules that are told ahead. */
const TOLD_AHEAD = 5;

export interface Surroundings {
  readonly sandbox: boolean;
  readonly captcha: Pick<Captcha, 'kind' | 'siteKey' | 'version'>;
  readonly provider: Pick<SignInProvider, 'name'> | null;
}

/** The program's settings that the frontends need, with the rules for races of a day. */
export const presentProgram = (
  everySeason: Program,
  on: LocalDate,
  { sandbox, captcha, provider }: Surroundings,
): Response<typeof getConfig> => {
  const program = rulesOn(everySeason, on);
  const changes = comingChanges(everySeason, on, TOLD_AHEAD).map(({ from, before, after }) => ({
    startDate: from,
    change: presentSeasonChange(before, after),
  }));
  return {
    contract: CONTRACT,
    on,
    ...(changes.length > 0 ? { changes } : {}),
    brand: program.brand,
    manufacturerUrl: program.manufacturerUrl,
    sandbox,
    captcha: { kind: captcha.kind, siteKey: captcha.siteKey, version: captcha.version },
    signIn: provider && { name: provider.name },
    program: {
      brandMakes: [...program.brandMakes],
      minimumRidersPerClass: program.minimumRidersPerClass,
      payoutSteps: [...payoutStepsOf(program)],
      classesPerBikePerEvent: program.classesPerBikePerEvent,
      resultWindowDays: program.resultWindowDays,
      creditMonths: program.creditMonths,
      expiryNoticeDays: [...program.expiryNoticeDays],
      paymentInfoDays: program.paymentInfoDays,
      cashPaidDays: program.cashPaidDays,
      dealerRefundDays: program.dealerRefundDays,
      contactMessageDays: program.contactMessageDays,
      deletionDays: program.deletionDays,
      withholdingPercent: program.withholdingPercent,
      cashAsCredit: program.cashAsCredit && { ...program.cashAsCredit },
      adultAge: program.adultAge,
      vinYearCountries: [...program.vinYearCountries],
      eligibleBikes: program.eligibleBikes.map(({ category, models, fromYear, toYear }) => ({
        category,
        models: [...models],
        fromYear,
        toYear,
      })),
      currencies: [...program.currencies],
      uploadLimitBytes: program.uploadLimitBytes,
      ...(program.logoPhotos && {
        logoPhotos: {
          above: program.logoPhotos.above,
          photos: program.logoPhotos.photos,
          days: program.logoPhotos.days,
        },
      }),
      limits: { ...program.limits },
    },
  };
};
