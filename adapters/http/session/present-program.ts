import { CONTRACT, type getConfig, type Response } from '@rrr/contract';
import type { Program } from '@rrr/core/program';

/** What the screens need to know of the program; its rules stay here. */
export const presentProgram = (program: Program, sandbox: boolean): Response<typeof getConfig> => ({
  contract: CONTRACT,
  brand: program.brand,
  manufacturerUrl: program.manufacturerUrl,
  sandbox,
  program: {
    brandMakes: [...program.brandMakes],
    minimumRidersPerClass: program.minimumRidersPerClass,
    classesPerBikePerEvent: program.classesPerBikePerEvent,
    resultWindowDays: program.resultWindowDays,
    creditMonths: program.creditMonths,
    paymentInfoDays: program.paymentInfoDays,
    cashPaidDays: program.cashPaidDays,
    dealerRefundDays: program.dealerRefundDays,
    withholdingPercent: program.withholdingPercent,
    adultAge: program.adultAge,
    eligibleBikes: program.eligibleBikes.map(({ category, models, fromYear, toYear }) => ({ category, models: [...models], fromYear, toYear })),
    currencies: [...program.currencies],
    uploadLimitBytes: program.uploadLimitBytes,
  },
});
