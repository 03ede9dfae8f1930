export const en = {
  title: 'FAQ',
  lead: 'Short answers to common questions from riders, dealers and promoters.',
  riders: 'Riders',
  dealers: 'Dealers',
  promoters: 'Promoters',
  enroll: {
    question: 'What do I need to enroll?',
    answer:
      'Your bike and its 17-character VIN, your name, birth date and country, and an e-mail address that you can read. Amateurs need no more. To receive cash, pros also give a complete address, a driver’s licence and a W-9.',
  },
  bikes: {
    question: 'Is my bike eligible?',
    answer:
      'It must be a {{brands}} of a model and year in the rules, and its VIN must be verified. A VIN belongs to one rider at a time.',
  },
  vin: {
    question: 'Where do I find the VIN, and what if it is refused?',
    answer:
      'It is stamped on the steering head and printed on the registration. It has 17 characters, never the letters I, O or Q. If it looks unusual, you can add the bike and an administrator reviews it.',
  },
  whyNothing: {
    question: 'Why did my result pay nothing?',
    answer:
      'Each result shows its payment progress and the step where it stopped. Common reasons: fewer than {{minimumRiders}} starters in the class, a VIN that is not verified, or a place the class does not pay.',
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
  pin: {
    question: 'I forgot my PIN. What now?',
    answer:
      'Set a new one in your profile. After several wrong PINs at a counter, redeeming is locked for a short while.',
  },
  cash: {
    question: 'How are pros paid?',
    answer:
      'Give us a complete address, your driver’s licence and your W-9 within {{paymentInfoDays}} days of the race. Cash is paid within {{cashDays}} days of verification: by reward link or debit card in the United States, by cheque in Canada for Canadian dollars, by reward link otherwise.',
  },
  logos: {
    question: 'Which logos must I show?',
    answer:
      'At least {{logoTank}} on the tank and the fender and {{logoChest}} on your chest. A logo of {{logoWhole}} meets both.',
  },
  minor: {
    question: 'I am under {{adultAge}}. Can I enroll?',
    answer: 'Yes. We e-mail a parent or guardian, and nothing is paid until they agree.',
  },
  join: {
    question: 'How does a dealership join?',
    answer: 'The brand creates and verifies dealer accounts. Write to us, and the first person is invited by e-mail.',
  },
  undo: {
    question: 'I redeemed the wrong amount. Can I undo it?',
    answer: 'Yes. Undo the redemption under All Redemptions. The credit goes back to the rider.',
  },
  refund: {
    question: 'When is my dealership refunded?',
    answer: 'Your parts account is credited within {{refundDays}} days of the redemption.',
  },
  who: {
    question: 'What do I see of a rider?',
    answer:
      'Name, photo, hometown, AMA number, bikes and the balance. Never the birth date, the address, documents or earnings.',
  },
  apply: {
    question: 'How do I become a promoter?',
    answer:
      'Apply on the promoters page. An administrator decides, and the answer comes by e-mail with your invitation.',
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
  deadline: {
    question: 'What if I send results late?',
    answer:
      'Results that come more than {{resultDays}} days after the event earn nothing, unless an administrator accepts them.',
  },
};
