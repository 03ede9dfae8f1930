export const en = {
  title: 'Accessibility',
  lead: 'Everyone should be able to use {{brand}}. This page says what we do, what we test, and what does not work yet.',
  goal: {
    title: 'Our goal',
    one: 'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, in English and in French.',
  },
  works: {
    title: 'What works',
    keyboard:
      'Every page can be used with a keyboard alone. The focus is always visible, and a link skips to the content.',
    reader: 'Headings, labels, errors and results of your actions are announced to screen readers.',
    contrast: 'Text and controls have enough contrast in the light and in the dark theme. Color is never the only cue.',
    zoom: 'Pages work at 400% zoom and on screens of 320 pixels without scrolling sideways.',
    motion: 'If your system asks for less motion, nothing moves.',
    touch: 'Buttons and fields are large enough for a gloved thumb.',
    time: 'What you typed stays when something goes wrong.',
  },
  test: {
    title: 'How we test',
    one: 'A browser opens the screens at two widths, in both languages, and checks them with axe for known barriers.',
    two: 'Automatic checks find only part of the barriers. Your reports find the rest.',
  },
  limits: {
    title: 'Known limits',
    map: 'The map of dealers is hard to use without sight. The list beside it says the same and needs no map.',
    documents: 'Documents and pictures that others upload are not checked.',
    links: 'Sites that we link to, such as a dealer’s own, are not ours.',
    captcha:
      'The security check of our forms needs neither sight nor hearing. It takes a few seconds on a slow device.',
    captchaOther: 'The security check of our forms comes from another service and may show pictures.',
  },
  tell: {
    title: 'Tell us about a barrier',
    one: 'Say which page, what you tried and what you use, for example a screen reader. We answer by e-mail.',
    two: 'If you cannot use a form, ask a dealer or the promoter of your race to write to us for you.',
  },
};
