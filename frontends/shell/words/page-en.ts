/** Words of the HTML page, until its server or its script writes others. */
export const en = {
  title: 'Red Rider Rewards contingency program',
  description: 'The contingency program for motorcycle racers: see what events pay, enroll, and redeem your rewards.',
  script: 'Red Rider Rewards requires JavaScript.',
};
