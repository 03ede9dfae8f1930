export const en = {
  title: 'Privacy policy',
  lead: 'What {{brand}} stores about you, who sees it, and what you can ask for. Last changed {{date}}.',
  who: {
    title: 'Who is responsible',
    one: '{{brand}} runs this portal. Use the contact page for every question about your data.',
  },
  data: {
    title: 'What we store',
    rider:
      'Riders: name, e-mail, phone, address, birth date, sex, AMA number, hometown, sport, bikes with their VINs, and what you choose to add, such as a photo or a text about you.',
    minor: 'Riders under {{adultAge}}: also the consent of a parent or guardian.',
    pro: 'Pros who are paid in cash: also a driver’s licence and a W-9, and how each payment went.',
    money: 'Results, awards, redemptions and payments, with the time and who recorded them.',
    partner: 'Dealers and promoters: the business, its address and contact, and the people who log in for it.',
    visitor: 'Visitors who write to us: the message is sent by e-mail. The portal deletes its copy once it is sent.',
    use: 'When you log in: the time and the kind of browser, so that you can see and end your sessions.',
  },
  why: {
    title: 'What we use it for',
    one: 'To decide what a result earns, to pay it, and to explain it to you.',
    two: 'To let you log in and to protect your account and your balance from others.',
    three: 'To send e-mails about your account, your awards and your redemptions.',
    four: 'We do not sell data, show advertising or build profiles of you.',
  },
  sees: {
    title: 'Who sees it',
    public:
      'Everyone: results of events as their promoters publish them, with name, hometown, bike and place, but not whether you were paid.',
    named:
      'Everyone, only if you agreed and are of age: the home page shows payouts and top riders with first name, initial and amount. You can change your mind in your profile.',
    dealer:
      'Dealers: your name, photo, hometown, AMA number, bikes and balance. Never your birth date, address, documents or earnings.',
    promoter: 'Promoters: the results of their own events, and whether each one earns.',
    admin: 'Administrators: your record. When they act for you, everything is recorded under both names.',
    documents: 'Your licence and tax form: only you and administrators. Each view is recorded.',
  },
  services: {
    title: 'Services we use',
    mail: 'A mail server delivers our e-mails.',
    pay: 'A payment provider pays riders in cash. It gets your name, your e-mail address and the amount.',
    signIn:
      'If you log in with {{provider}}, it tells us your e-mail address. It does not get your password for this portal.',
    captchaOwn: 'The security check of our forms runs in your browser and on our own server.',
    captchaOther:
      'The security check of our forms comes from Google (reCAPTCHA), which sees your IP address and sets its own cookies.',
    statistics:
      'Visitor statistics are not part of the portal. They run only if we set them up, and only after you allow them. Until then, no script of theirs is loaded.',
    statisticsHost:
      'If you allow them, your browser loads a script from {{host}}, which sees your IP address, the pages you open and your kind of browser. You can change your answer at the bottom of each public page.',
    links:
      'Links to other sites, such as directions to a dealer, open in a new tab. Those sites follow their own rules.',
  },
  cookies: {
    title: 'Cookies and browser storage',
    lead: 'The portal stores only what this table lists. It sets no cookies for advertising or statistics.',
    name: 'Name',
    purpose: 'Purpose',
    until: 'Until',
    session: 'Keeps you logged in',
    sessionUntil: 'You log out, or the session ends',
    device: 'Recognizes a browser that logged in before, so that others cannot lock you out',
    deviceUntil: 'Some months after your last login',
    locale: 'Remembers your language',
    localeUntil: 'One year',
    attempt: 'Completes a login with {{provider}}',
    attemptUntil: 'A few minutes',
    browser: 'Browser storage',
    statistics: 'Your answer about visitor statistics, if we asked',
    statisticsUntil: 'You delete it; after a year we ask again',
    columns: 'Which columns of a list you chose',
    employee: 'For dealers: the employee’s name that was typed last',
    offline: 'A page for when there is no connection; it holds nothing about you',
    browserUntil: 'You delete it',
    tab: 'Storage of the tab',
    draft: 'What you typed while enrolling, without your password and PIN',
    draftUntil: 'You are enrolled, or close the tab',
    link: 'The address and the code of a link in our e-mails',
    linkUntil: 'The code is used, or you close the tab',
    reading: 'Where you were on a page, when a code was sent, and when a page was reloaded',
    trip: 'Your language and the page to open after a login with {{provider}}',
    tabUntil: 'You close the tab',
  },
  location: {
    title: 'Your location',
    one: 'The dealer finder asks your browser for your location only when you press the button.',
    two: 'Distances are then computed in your browser. The location is not sent to us and not stored.',
    three: 'A postal code that you type is sent to us to find dealers near it. We do not keep it.',
  },
  safe: {
    title: 'How we protect it',
    one: 'Passwords are stored as slow hashes and PINs as keyed hashes, so that nobody can read them.',
    two: 'Licences, tax forms and photos are encrypted before they are stored.',
    three: 'Our request logs hold no names, no addresses and no content.',
    four: 'Every change of a record and every movement of money is recorded with who made it.',
  },
  keep: {
    title: 'How long we keep it',
    one: 'Riders: your account and its results stay until you delete them in your profile. {{deletionDays}} days later your name, contact, documents and login are erased, also in results. Cash that you requested is paid first.',
    two: 'Records of money stay, without your name: an award, a redemption or a payment is never rewritten or removed.',
    three:
      'The log of changes is never rewritten. It keeps names and e-mail addresses as they were; only administrators can read it.',
    four: 'A licence or tax form that you replaced is removed after 30 days.',
    five: 'A message that you send through the contact form is deleted from the portal {{contactMessageDays}} days after it was answered. Our mailbox has its own terms.',
  },
  rights: {
    title: 'What you can do',
    one: 'See and correct most of your data in your profile at any time.',
    two: 'Riders download everything we store about them, and delete their account, in their profile under “Your data”. A deletion can be withdrawn for {{deletionDays}} days.',
    five: 'Anyone else asks us for a copy, a correction or deletion. We may ask you to prove who you are.',
    three: 'End your sessions on other devices, or change your password or PIN.',
    four: 'If our answer does not help, you can turn to the privacy authority where you live.',
  },
};
