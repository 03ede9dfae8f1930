import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emailFor, type Message } from './index.js';

const brand = { name: 'Red Rider Rewards', timeZone: 'America/Los_Angeles' };
const reader = { fullName: 'Ann Lee', locale: 'en' } as const;
const lecteur = { fullName: 'Zoé Roy', locale: 'fr' } as const;
const message = (kind: Message['kind'], facts: Message['facts']): Message => ({
  id: 'm1',
  kind,
  recipient: { type: 'rider', id: 'r1' },
  at: '2025-06-10T18:00:00.000Z',
  facts,
});
const redeemed = message('redemption', {
  amount: 4550,
  currency: 'USD',
  code: '1A2B3C4D',
  dealer: 'Kent & Sons <Moto>',
  balance: 120000,
});
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('emails', () => {
  it('tell a redemption with its figures', () => {
    const { subject, text } = emailFor(redeemed, reader, brand);
    expect(subject).toBe('You redeemed $45.50 at Kent & Sons <Moto>');
    expect(text).toContain('Hello Ann Lee,\n\nYou redeemed $45.50 of your rewards');
    expect(text).toContain('Redemption code: 1A2B3C4D\nAmount: $45.50\nYour new balance: $1,200.00');
  });

  it('write amounts, dates and hours as a French reader does', () => {
    expect(plain(emailFor(redeemed, lecteur, brand).text)).toContain(
      'Code d’échange : 1A2B3C4D\nMontant : 45,50 $ US\nVotre nouveau solde : 1 200,00 $ US',
    );
    const earned = message('award-earned', {
      event: 'Boue 3',
      className: '450',
      place: 1,
      amount: 30000,
      currency: 'CAD',
      expiresOn: '2026-05-01',
    });
    expect(plain(emailFor(earned, lecteur, brand).text)).toContain(
      'Classe : 450\nPosition : 1re\nRécompense : 300,00 $\nExpire le : 1er mai 2026',
    );
  });

  it('tell hours in the time zone of the program', () => {
    const locked = message('pin-locked', { until: '2025-06-11T05:15:00.000Z' });
    expect(plain(emailFor(locked, reader, brand).text)).toContain('until 10:15 PM PDT on June 10, 2025.');
    expect(plain(emailFor(locked, lecteur, brand).text)).toContain('avant le 10 juin 2025 à 22 h 15 HAP.');
  });

  it('leave out what an award does not have', () => {
    const { text } = emailFor(
      message('award-earned', {
        event: 'Mud Creek',
        className: '450 A',
        place: 22,
        amount: 100,
        currency: 'USD',
        expiresOn: null,
      }),
      reader,
      brand,
    );
    expect(text).toContain('Place: 22nd\nAward: $1.00\n\nYour wallet');
    expect(
      emailFor(
        message('award-earned', { event: 'Mud Creek', className: '450 A', amount: 100, currency: 'USD' }),
        reader,
        brand,
      ).text,
    ).toContain('Class: 450 A\nAward: $1.00\n\n');
  });

  it('tell what a visitor wrote, line by line, whose only it is to be answered', () => {
    const written = message('contact', {
      name: 'Kim\r\nBcc: all@example.com',
      email: 'kim@example.com',
      phone: '',
      subject: 'Bikes\r\nX: y',
      message: 'One <b>line</b>\r\n\r\n\r\n\r\nand  another',
    });
    const email = emailFor(written, { fullName: brand.name, locale: 'en' }, brand);
    expect([email.subject, email.replyTo]).toEqual([
      'Contact form: Bikes X: y',
      { name: 'Kim Bcc: all@example.com', address: 'kim@example.com' },
    ]);
    expect(email.text).toContain('Message: One <b>line</b>\n\nand another\n\n');
    expect(email.text).toContain('messages from the contact form go to this address');
    expect(email.html).toContain('white-space:pre-line">One &lt;b&gt;line');
    expect(emailFor(redeemed, reader, brand).replyTo).toBeUndefined();
  });

  it('tell a bonus, and how a claim was decided', () => {
    const bonus = message('bonus-issued', {
      series: 'Boue Ouest',
      amount: 50_000,
      currency: 'CAD',
      expiresOn: '2026-05-01',
    });
    expect(emailFor(bonus, reader, brand).text).toContain(
      'Series: Boue Ouest\nBonus: CA$500.00\nExpires on: May 1, 2026',
    );
    expect(plain(emailFor(bonus, lecteur, brand).subject)).toBe('Vous avez gagné la prime de Boue Ouest : 500,00 $');
    const refused = message('claim-decided', {
      event: 'Mud Creek',
      decision: 'refused',
      answer: 'The list of the race names another rider.',
      amount: 0,
      currency: 'USD',
    });
    expect(emailFor(refused, reader, brand)).toMatchObject({ subject: 'Your claim was refused: Mud Creek' });
    expect(emailFor(refused, reader, brand).text).toContain(
      'was refused.\n\nAnswer: The list of the race names another rider.\n\n',
    );
    const accepted = message('claim-decided', {
      event: 'Mud Creek',
      decision: 'accepted',
      answer: null,
      amount: 20_000,
      currency: 'USD',
    });
    expect(plain(emailFor(accepted, lecteur, brand).subject)).toBe('Votre réclamation a été acceptée : Mud Creek');
    expect(plain(emailFor(accepted, lecteur, brand).text)).toContain('Récompense : 200,00 $ US\n\n');
  });

  it('set French marks so that no line begins with one, and leave what people wrote as it is', () => {
    const email = emailFor(
      message('claim-decided', {
        event: 'Mud Creek',
        decision: 'refused',
        answer: 'Vu ; refusé : non',
        amount: 0,
        currency: 'USD',
      }),
      lecteur,
      brand,
    );
    expect(email.subject).toBe('Votre réclamation a été refusée\u00a0: Mud Creek');
    expect(email.text).toContain('Réponse\u00a0: Vu ; refusé : non\n');
  });

  it('tell a claim of cash, and what was withheld of it', () => {
    const claim = {
      gross: 100_000,
      withholding: 30_000,
      net: 70_000,
      currency: 'USD',
      method: 'debit-card',
      dueOn: '2025-07-10',
    };
    expect(emailFor(message('claim-received', claim), reader, brand).text).toContain(
      'Cash awards: $1,000.00\nWithheld for taxes: $300.00\nPaid out to you: $700.00\n' +
        'Payment method: debit card\nPaid out no later than: July 10, 2025',
    );
    expect(
      emailFor(message('claim-sent', { ...claim, withholding: 0, net: 100_000 }), reader, brand).text,
    ).not.toContain('Withheld');
    expect(
      plain(emailFor(message('claim-sent', { ...claim, currency: 'CAD', method: 'cheque' }), lecteur, brand).text),
    ).toContain('Un chèque de 700,00 $ a été posté');
    expect(
      plain(emailFor(message('payment-info-due', { amount: 5_000, currency: 'USD' }), lecteur, brand).subject),
    ).toBe('50,00 $ US de récompenses en argent : il nous faut vos renseignements de paiement');
    expect(emailFor(message('payment-info-due', { amount: 5_000, currency: 'USD' }), reader, brand).text).toContain(
      'Owed to you: $50.00',
    );
  });

  it('tell what became of a document, and that an address has an account', () => {
    const verified = message('document-decided', { kind: 'licence', decision: 'verified', reason: null });
    expect(emailFor(verified, reader, brand)).toMatchObject({ subject: 'Your driver’s licence was verified' });
    const refused = message('document-decided', { kind: 'w9', decision: 'refused', reason: 'Not signed' });
    expect(emailFor(refused, reader, brand).text).toContain(
      'could not accept it.\n\nReason: Not signed\n\nUpload a new one',
    );
    expect(emailFor(verified, lecteur, brand).subject).toBe('Votre permis de conduire a été vérifié');
    expect(plain(emailFor(refused, lecteur, brand).text)).toContain(
      'n’a pas pu l’accepter.\n\nRaison : Not signed\n\nTéléversez-en un nouveau',
    );
    expect(emailFor(message('account-exists', {}), reader, brand).text).toContain(
      'already has an account, so no new account was created.',
    );
    expect(emailFor(message('account-exists', {}), lecteur, brand).subject).toBe('Vous avez déjà un compte');
  });

  it('say what was received', () => {
    const received = message('results-received', {
      event: 'Mud Creek',
      className: '450 A',
      rows: 22,
      amount: 100000,
      currency: 'USD',
    });
    expect(emailFor(received, reader, brand).text).toContain('Content: 22 rows\nAwards of this class: $1,000.00');
    expect(
      emailFor(message('redemption-undone', { amount: 100, currency: 'USD', code: 'X', balance: 0 }), reader, brand)
        .text,
    ).toContain('Returned: $1.00\nYour new balance: $0.00');
  });

  it('bring a code, until when it is valid, and where the portal is', () => {
    const here = { ...brand, site: 'https://rewards.example.com/?a=1&b=2' };
    const facts = { code: '004217', until: '2025-06-10T18:10:00.000Z' };
    const { text, html } = emailFor(message('email-code', facts), reader, here);
    expect(plain(text)).toContain('Code: 004217\nValid until: 11:10 AM PDT on June 10, 2025\n');
    expect(text).toContain('Red Rider Rewards\n\nhttps://rewards.example.com/?a=1&b=2\n');
    expect(html).toContain('href="https://rewards.example.com/?a=1&amp;b=2"');
    expect(plain(emailFor(message('password-code', facts), lecteur, here).text)).toContain(
      'Code : 004217\nValable jusqu’au : 10 juin 2025 à 11 h 10 HAP\n',
    );
    expect(emailFor(message('email-code', facts), reader, brand).text).not.toContain('http');
  });

  it('invite in the name of whom the account is', () => {
    const invitation = message('invitation', {
      code: '7x9k',
      until: '2025-06-17T18:00:00.000Z',
      to: 'Red Mesa Cycles',
      as: 'dealer',
    });
    expect(emailFor(invitation, reader, brand)).toMatchObject({
      subject: 'You are invited to log in for Red Mesa Cycles',
    });
    expect(emailFor(invitation, reader, brand).text).toContain('as a dealer of the program');
    expect(emailFor(invitation, lecteur, brand).text).toContain('comme concessionnaire');
    expect(
      plain(emailFor(message('password-changed', { at: '2025-06-10T18:00:00.000Z' }), lecteur, brand).text),
    ).toContain('a été modifié le 10 juin 2025 à 11 h 00 HAP.');
  });

  it('tell a promoter what became of the application, and why', () => {
    expect(emailFor(message('application-received', { name: 'Mud Club' }), lecteur, brand).text).toContain(
      'Nous avons reçu la candidature de Mud Club.',
    );
    const decided = (decision: string, reason: string | null) =>
      message('application-decided', { name: 'Mud Club', decision, reason });
    expect(emailFor(decided('approved', null), reader, brand)).toMatchObject({
      subject: 'Your application as a promoter was approved',
    });
    expect(emailFor(decided('approved', null), reader, brand).text).not.toContain('Reason');
    const rejected = emailFor(decided('rejected', 'No insurance'), reader, brand).text;
    expect(rejected).toContain('was not approved.\n\nReason: No insurance\n\n');
    expect(emailFor(decided('rejected', 'Pas d’assurance'), lecteur, brand)).toMatchObject({
      subject: 'Votre candidature de promoteur n’a pas été approuvée',
    });
  });

  it('hold no markup but their own, no line break in a subject, no exclamation', () => {
    const kinds: readonly Message['kind'][] = [
      'redemption',
      'redemption-undone',
      'receipt',
      'pin-locked',
      'award-earned',
      'results-received',
      'email-code',
      'password-code',
      'password-changed',
      'email-changed',
      'pin-changed',
      'account-reminder',
      'invitation',
      'application-received',
      'application-decided',
    ];
    const own = fc.constantFrom('redemption', 'redemption-undone', 'award-earned', 'results-received') as fc.Arbitrary<
      Message['kind']
    >;
    const nasty = fc
      .array(fc.constantFrom('<script>', '"', "'", '&', '\r\n', 'Bcc: x@example.com', 'é', ' '), { maxLength: 6 })
      .map((it) => it.join(''));
    fc.assert(
      fc.property(own, nasty, nasty, fc.constantFrom(reader, lecteur), (kind, dealer, name, who) => {
        const { subject, html } = emailFor(
          message(kind, {
            amount: 1,
            currency: 'USD',
            code: dealer,
            dealer,
            event: dealer,
            className: dealer,
            balance: 1,
          }),
          { ...who, fullName: name },
          brand,
        );
        expect(subject).not.toMatch(/[\r\n]/);
        expect(html).not.toContain('<script');
        expect(html).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)/);
      }),
    );
    for (const kind of kinds)
      for (const who of [reader, lecteur])
        expect(emailFor(message(kind, { until: '2025-06-11T05:15:00.000Z' }), who, brand).text).not.toContain('!');
  });
});
