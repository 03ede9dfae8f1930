import { CONTRACT, type getConfig, type Response } from '@rrr/contract';

/** What each frontend is told of the program. */
export const config: Response<typeof getConfig> = {
  contract: CONTRACT,
  brand: 'Red Rider Rewards',
  manufacturerUrl: 'https://powersports.example.com/',
  sandbox: false,
  captcha: { kind: 'altcha', siteKey: null, version: null },
  signIn: null,
  program: {
    brandMakes: ['KTM'],
    minimumRidersPerClass: 5,
    classesPerBikePerEvent: 2,
    resultWindowDays: 45,
    creditMonths: 12,
    paymentInfoDays: 60,
    cashPaidDays: 30,
    dealerRefundDays: 30,
    contactMessageDays: 180,
    deletionDays: 14,
    withholdingPercent: 30,
    adultAge: 18,
    eligibleBikes: [{ category: 'motocross', models: ['450 SX-F'], fromYear: 2024, toYear: 2025 }],
    currencies: ['USD'],
    uploadLimitBytes: 10_485_760,
    limits: {
      place: 1_000_000,
      class: 2_500_000,
      event: 10_000_000,
      redemption: 500_000,
      redeemedPerDay: 1_000_000,
      adjustment: 500_000,
      adjustedPerDay: 2_000_000,
      adjustedAlone: 10_000,
      purseAlone: 100_000,
    },
  },
};
