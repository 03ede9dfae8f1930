export const en = {
  title: 'FAQ',
  lead: 'Short answers to what riders, dealers and promoters ask most.',
  riders: 'Riders',
  dealers: 'Dealers',
  promoters: 'Promoters',
  whyNothing: {
    question: 'Why did my result pay nothing?',
    answer:
      'Each result shows its way from the race to your wallet, and the step where it stopped. Common reasons: fewer than {{minimumRiders}} riders in the class, a VIN that is not verified, or a place the class does not pay.',
  },
  when: {
    question: 'When do I see my award?',
    answer:
      'As soon as the promoter’s results are stored. Promoters have {{resultDays}} days after the race to send them.',
  },
  missing: {
    question: 'My race is not there. What can I do?',
    answer: 'Ask the promoter first, then tell us. Claims are taken up to {{resultDays}} days after the race.',
  },
  expire: {
    question: 'Does my credit expire?',
    answer:
      'Yes, {{creditMonths}} months after it was issued. Your dashboard shows what expires next, and we spend that part first.',
  },
  partly: {
    question: 'Can I redeem only part of my balance?',
    answer: 'Yes. Name the amount to the dealer and enter your PIN. The rest stays in your wallet.',
  },
  cash: {
    question: 'How are pros paid?',
    answer:
      'With a verified driver’s licence and W-9, cash is paid within {{cashDays}} days: by debit card in the United States, by cheque in Canada. Payment information is due {{paymentInfoDays}} days after the race.',
  },
  undo: {
    question: 'I redeemed the wrong amount. Can I take it back?',
    answer: 'Yes. Undo the redemption under All Redemptions, and the rider’s balance is whole again.',
  },
  refund: {
    question: 'When is my dealership refunded?',
    answer: 'Your parts account is credited within {{refundDays}} days of the redemption.',
  },
  files: {
    question: 'Which results files can I upload?',
    answer:
      'CSV files and spreadsheets up to {{uploadMegabytes}} MB. You see what will be stored and what it pays before you confirm.',
  },
  correct: {
    question: 'Can I correct results later?',
    answer: 'Yes, within {{resultDays}} days of the race. Upload the corrected file: only the differences are posted.',
  },
};
