export const en = {
  title: 'FAQ',
  lead: 'Short answers to common questions from riders, dealers and promoters.',
  riders: 'Riders',
  dealers: 'Dealers',
  promoters: 'Promoters',
  whyNothing: {
    question: 'Why did my result pay nothing?',
    answer:
      'Each result shows its payment progress and the step where it stopped. Common reasons: fewer than {{minimumRiders}} riders in the class, a VIN that is not verified, or a place the class does not pay.',
  },
  when: {
    question: 'When do I see my award?',
    answer:
      'As soon as the promoter’s results are saved. Promoters have {{resultDays}} days after the race to send them.',
  },
  missing: {
    question: 'My race is missing. What can I do?',
    answer: 'Ask the promoter first, then contact us. You can make a claim up to {{resultDays}} days after the race.',
  },
  expire: {
    question: 'Does my credit expire?',
    answer:
      'Yes, {{creditMonths}} months after it was issued. Your dashboard shows which credit expires next. It is redeemed first.',
  },
  partly: {
    question: 'Can I redeem only part of my balance?',
    answer: 'Yes. Tell the dealer the amount and enter your PIN. The rest stays in your wallet.',
  },
  cash: {
    question: 'How are pros paid?',
    answer:
      'With a verified driver’s licence and W-9, cash is paid within {{cashDays}} days: by debit card in the United States, by cheque in Canada. Payment information is due {{paymentInfoDays}} days after the race.',
  },
  undo: {
    question: 'I redeemed the wrong amount. Can I undo it?',
    answer: 'Yes. Undo the redemption under All Redemptions. The credit goes back to the rider.',
  },
  refund: {
    question: 'When is my dealership refunded?',
    answer: 'Your parts account is credited within {{refundDays}} days of the redemption.',
  },
  files: {
    question: 'Which results files can I upload?',
    answer:
      'CSV files and spreadsheets up to {{uploadMegabytes}} MB. Before you confirm, you see what will be saved and what it pays.',
  },
  correct: {
    question: 'Can I correct results later?',
    answer: 'Yes, within {{resultDays}} days of the race. Upload the corrected file. Only the differences are applied.',
  },
};
