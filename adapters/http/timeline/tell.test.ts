import { describe, expect, test } from '@jest/globals';
import { actKindOf, LINKED, type ToldAct } from '@rrr/core/audit';
import { anId } from '@rrr/core/testing';
import type { TimelineEntry } from '@rrr/core/timeline';
import fc from 'fast-check';
import { ACT_WORDS } from '../words/acts.js';
import { whyOf } from './act-facts.js';
import { plainText } from './sentence.js';
import { tellAct, tellEntry } from './tell.js';

const RIDER = { type: 'rider', id: anId('rder', 1), name: 'Riley Moto' } as const;
const EVENT = { type: 'event', id: anId('event', 1), name: 'Mud Creek' } as const;
const brand = { name: 'Red Rider Rewards', timeZone: 'America/Los_Angeles' };
const login = (fullName: string | null, type: 'admin' | 'rider' = 'admin') => ({
  accountId: anId('acc', 1),
  fullName,
  email: fullName && 'x@example.com',
  type: fullName === null ? null : type,
});
const act = (more: Partial<ToldAct>): ToldAct => ({
  id: anId('audt', 1),
  at: '2025-06-10T18:00:00.000Z',
  actor: login('Sam Field'),
  proxyHost: null,
  actorSubject: { type: 'admin', id: anId('admn', 1) },
  action: 'edit-rider',
  objectType: 'rider',
  objectId: RIDER.id,
  objectName: null,
  detail: {},
  kind: 'details',
  touched: [RIDER],
  facts: {},
  ...more,
});
const locales = ['en', 'fr'] as const;
const told = (toldAct: ToldAct, subject: { type: string; id: string } | null = null) =>
  locales.map((locale) => plainText(tellAct(toldAct, { locale, subject })).replaceAll('\u00a0', ' '));

describe('an act as a sentence', () => {
  const document = act({
    action: 'decide-document',
    objectType: 'document',
    objectId: anId('d0c', 1),
    detail: { riderId: RIDER.id, kind: 'licence', status: { before: 'uploaded', after: 'verified' }, refusal: null },
  });

  test('names who did what to whom; the page of the rider does not repeat the name', () => {
    expect(told(document)).toEqual([
      'Sam Field verified the driver’s licence of Riley Moto',
      'Sam Field a vérifié le permis de conduire du pilote Riley Moto',
    ]);
    expect(told(document, RIDER)).toEqual([
      'Sam Field verified the driver’s licence',
      'Sam Field a vérifié le permis de conduire',
    ]);
    expect(tellAct(document, { locale: 'en', subject: null }).at(-1)).toEqual({
      text: 'Riley Moto',
      to: { type: 'rider', id: RIDER.id },
    });
  });

  test('has amounts, places and whoever acted for somebody', () => {
    const dealer = { type: 'dealer', id: anId('dea0er', 1), name: 'Fox Cycles' } as const;
    const redeemed = act({
      action: 'redeem',
      objectType: 'redemption',
      objectId: anId('rdm', 1),
      detail: { riderId: RIDER.id, dealerId: dealer.id, amount: 12_000, currency: 'USD' },
      touched: [RIDER, dealer],
      facts: { amount: 12_000, currency: 'USD', code: '1AB2CD3E' },
      proxyHost: login('Ada Moreau'),
      actor: login('Dana Cole'),
    });
    expect(told(redeemed)).toEqual([
      'Ada Moreau, acting as Dana Cole, redeemed $120.00 of Riley Moto at Fox Cycles, code 1AB2CD3E',
      'Ada Moreau, au nom de Dana Cole, a échangé 120,00 $ US du pilote Riley Moto chez Fox Cycles, code 1AB2CD3E',
    ]);
    const sent = act({
      action: 'submit-results',
      objectType: 'class',
      detail: { eventId: EVENT.id, added: 12, changed: 1, removed: 0 },
      touched: [EVENT],
      facts: { class: '450 Pro' },
      kind: 'results',
    });
    expect(told(sent)).toEqual([
      'Sam Field sent results of 450 Pro at Mud Creek: 12 added, 1 changed, 0 removed',
      'Sam Field a envoyé des résultats de la classe 450 Pro, Mud Creek : 12 ajoutés, 1 modifiés, 0 retirés',
    ]);
  });

  test('tells what a rider did without their name again, the portal and an erased login as such', () => {
    const own = { ...document, action: 'upload-document', actor: login('Riley Moto', 'rider'), actorSubject: RIDER };
    expect(told(own)[0]).toBe('Riley Moto uploaded the driver’s licence');
    expect(told(act({ actor: null, actorSubject: null }))[0]).toBe('The portal edited the profile of Riley Moto');
    expect(told(act({ actor: login(null), actorSubject: null }))[1]).toMatch(/^Un accès effacé a modifié/);
  });

  test('an act of a later version, and one on a record that is gone, are told all the same', () => {
    expect(told(act({ action: 'polish-rider', touched: [{ ...RIDER, name: null }] }))).toEqual([
      'Sam Field did “polish-rider”',
      'Sam Field a fait « polish-rider »',
    ]);
    expect(told(act({ action: 'deactivate-rider', touched: [{ ...RIDER, name: null }] }))[0]).toBe(
      'Sam Field deactivated a record that is gone',
    );
  });

  test('why it was done is what its author wrote, never a mask', () => {
    expect(whyOf(act({ detail: { reason: 'By phone' } }))).toBe('By phone');
    expect(whyOf(act({ detail: { refusal: 'Too dark' } }))).toBe('Too dark');
    expect(whyOf(act({ facts: { note: 'Called' } }))).toBe('Called');
    expect(whyOf(act({ detail: { reason: '***' } }))).toBeNull();
  });

  test('whatever was recorded makes a sentence without templates, ids or codes in it', () => {
    const value = fc.oneof(
      fc.constantFrom<unknown>('verified', 'refused', 12, -5, true, null, '***', RIDER.id, 'USD', 'licence', 'cheque'),
      fc.record({ before: fc.jsonValue(), after: fc.constantFrom<unknown>('verified', 'accepted', false, 7, null) }),
      fc.jsonValue(),
    );
    const field = fc.constantFrom(
      'amount',
      'currency',
      'status',
      'kind',
      'method',
      'count',
      'from',
      'to',
      'paying',
      'other',
    );
    const link = fc.record({
      type: fc.constantFrom(...LINKED),
      id: fc.constantFrom(RIDER.id, EVENT.id),
      name: fc.option(fc.constantFrom('Riley Moto', 'Mud Creek')),
    });
    const actions = [...new Set(Object.keys(ACT_WORDS.en.acts).map((it) => it.split('.')[0] ?? ''))];
    fc.assert(
      fc.property(
        fc.constantFrom(...actions),
        fc.dictionary(field, value),
        fc.array(link, { maxLength: 3 }),
        fc.constantFrom(...locales),
        fc.option(fc.constantFrom(RIDER, EVENT)),
        (action, detail, touched, locale, subject) => {
          const toldAct = act({ action, detail, touched, kind: actKindOf(action), objectName: null });
          const text = plainText(tellAct(toldAct, { locale, subject }));
          expect(text).not.toMatch(/[{}[\]]|undefined|null|NaN|\*\*\*|[0-9a-z]{26}/);
          expect(text.trim()).toBe(text);
        },
      ),
    );
  });
});

test('French and English tell the same acts with the same facts', () => {
  const facts = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
  const acts: Readonly<Record<string, string>> = ACT_WORDS.fr.acts;
  for (const [action, text] of Object.entries(ACT_WORDS.en.acts))
    expect([action, facts(acts[action] ?? '')]).toEqual([action, facts(text)]);
});

test('results, awards and e-mails are sentences too', () => {
  const place = { at: '2025-06-10T18:00:00.000Z', key: 'x' };
  const event = { id: EVENT.id, title: 'Mud Creek' };
  const result = { id: anId('res', 1), event, className: '450 Pro', place: 3, resultType: 'finished' as const };
  const award = { book: 'credit', currency: 'USD', label: 'Mud Creek · 450 Pro', event } as const;
  const mail = {
    id: anId('mai', 1),
    kind: 'document-decided',
    recipient: { type: 'rider', id: RIDER.id },
    at: place.at,
    facts: { kind: 'licence', decision: 'verified' },
    attempts: 1,
    nextAt: null,
    sentAt: place.at,
    reader: { email: 'r@example.com', fullName: 'Riley Moto', locale: 'en' },
  } as const;
  const entries: readonly TimelineEntry[] = [
    { ...place, kind: 'results', what: 'result', result },
    { ...place, kind: 'results', what: 'result', result: { ...result, place: null, resultType: 'DNF' } },
    { ...place, kind: 'money', what: 'award', award: { ...award, entry: 'award', amount: 50_000 } },
    { ...place, kind: 'money', what: 'award', award: { ...award, entry: 'expire', amount: -50_000 } },
    { ...place, kind: 'mails', what: 'mail', mail },
    { ...place, kind: 'mails', what: 'mail', mail: { ...mail, kind: 'password-code', facts: {} } },
  ];
  const all = (locale: 'en' | 'fr') =>
    entries.map((it) => plainText(tellEntry(it, { locale, subject: RIDER }, brand)).replaceAll('\u00a0', ' '));
  expect(all('en')).toEqual([
    'Finished 3rd in 450 Pro at Mud Creek',
    'Did not finish in 450 Pro at Mud Creek',
    'Earned $500.00: Mud Creek · 450 Pro',
    '$500.00 of credit lapsed: Mud Creek · 450 Pro',
    'E-mail sent: “Your driver’s licence was verified”',
    'E-mail sent: “an e-mail with a code”',
  ]);
  expect(all('fr').slice(0, 4)).toEqual([
    '3e position en 450 Pro, Mud Creek',
    'Abandon en 450 Pro, Mud Creek',
    'Récompense de 500,00 $ US : Mud Creek · 450 Pro',
    '500,00 $ US de crédit périmés : Mud Creek · 450 Pro',
  ]);
  expect(tellEntry(entries[4]!, { locale: 'en', subject: RIDER }, brand)[1]?.to).toEqual({ type: 'mail', id: mail.id });
});
