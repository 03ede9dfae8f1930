import { commonEn } from './common-en.js';

export const invitationEn = {
  ...commonEn,
  invitation: {
    title: 'Accept your invitation',
    lead: 'Choose a password, and your account as a dealer, promoter or administrator is ready.',
    linked: 'You opened the link from our e-mail, so the code is filled in.',
    emailHelp: 'The address that received the invitation.',
    code: 'Invitation code',
    codeHelp: '26 letters and digits, from our newest invitation.',
    submit: 'Create my account',
    submitting: 'Creating your account',
    failed: 'No account was created',
    again: 'An invitation works once, and for 7 days. Only the newest one counts.',
    ask: 'If yours is too old, ask the person who invited you to send it again.',
    used: 'If you accepted it before, log in.',
  },
};
