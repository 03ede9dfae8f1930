import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { editDealer, type Endpoint, listSessions } from '@rrr/contract';
import type { HttpClient } from '@rrr/kit/base';
import { fakeHost, fakeSession, refusal } from '@rrr/kit/base/testing';
import { askLogin } from './ask-login.js';
import { withLiveSession } from './with-live-session.js';

const over = refusal(401, 'UNAUTHENTICATED', 'You are not logged in.');
const session = fakeSession('dealer');
const known = { state: () => ({ status: 'known', session }) as const, refresh: async () => undefined };
const act1 = { params: {}, body: { name: 'Mesa Cycle' }, idempotencyKey: 'one-act' } as never;
/** Refuses the first calls. */
const api = (refused: number) => {
  const sent: [string, unknown][] = [];
  const call = async (endpoint: Endpoint, given: unknown): Promise<unknown> => {
    sent.push([endpoint.id, given]);
    if (sent.length <= refused) throw over;
    return 'done';
  };
  return { http: { call } as unknown as HttpClient, sent };
};
const answering = (...answers: boolean[]) => {
  const asked: string[] = [];
  return { asked, ask: async () => answers[asked.push('asked') - 1] ?? false };
};

test('an act that finds the session ended is sent again after the log-in, with the same key', async () => {
  const { http, sent } = api(1);
  const answer = await withLiveSession(http, 'en', known, answering(true).ask).call(editDealer, act1);
  expect([answer, sent]).toEqual([
    'done',
    [
      [editDealer.id, act1],
      [editDealer.id, act1],
    ],
  ]);
});

test('calls that are refused together ask once', async () => {
  const [{ http }, { ask, asked }] = [api(2), answering(true)];
  const client = withLiveSession(http, 'en', known, ask);
  await Promise.all([client.call(editDealer, act1), client.call(listSessions)]);
  expect(asked).toHaveLength(1);
});

test('who closes the dialog gets the refusal; reads do not ask again, an act does', async () => {
  const [{ http }, { ask, asked }] = [api(4), answering(false, true)];
  const client = withLiveSession(http, 'en', known, ask);
  await expect(client.call(listSessions)).rejects.toBe(over);
  await expect(client.call(listSessions)).rejects.toBe(over);
  expect(asked).toHaveLength(1);
  await expect(client.call(editDealer, act1)).rejects.toBe(over);
  expect(asked).toHaveLength(2);
  expect(await client.call(listSessions)).toBe('done');
});

test('without a session before, nobody is asked', async () => {
  const [{ http }, { ask, asked }] = [api(1), answering(true)];
  const visitor = { ...known, state: () => ({ status: 'known', session: null }) as const };
  await expect(withLiveSession(http, 'en', visitor, ask).call(listSessions)).rejects.toBe(over);
  expect(asked).toEqual([]);
});

describe('the dialog', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
  });
  const logIn = async (label: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'RedRider2026' } });
    await act(async () => fireEvent.submit(screen.getByLabelText(label).closest('form')!));
  };
  const shown = async (ended: typeof session, answer: object = {}, locale: 'en' | 'fr' = 'en') => {
    const left: string[] = [];
    const { http } = fakeHost({ answers: { login: { session, ...answer } } });
    let back: Promise<boolean> = Promise.resolve(false);
    await act(async () => void (back = askLogin(http, locale, ended, (to) => void left.push(to))));
    const close = async () => {
      await act(async () => fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true })));
      return back;
    };
    return { left, back: () => back, close };
  };

  test.each([
    ['en', 'You were logged out', 'We found an issue with your authentication, please login again.', 'Password'],
    ['fr', 'Votre session est terminée', 'Nous avons détecté un problème d’authentification', 'Mot de passe'],
  ] as const)('tells it, and logs the same account in over the page (%s)', async (locale, title, text, password) => {
    const { back, left } = await shown(session, {}, locale);
    const dialog = screen.getByRole('alertdialog', { name: title });
    expect(dialog.textContent).toContain(text);
    await logIn(password);
    expect([await back(), left]).toEqual([true, []]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('another account leaves the page', async () => {
    const other = { ...session, account: { ...session.account, _id: '01hq0000000000000000000z01', type: 'rider' } };
    const { left, close } = await shown(session, { session: other });
    await logIn('Password');
    await waitFor(() => expect(left).toEqual(['/auth/rider']));
    fireEvent.click(screen.getByRole('button', { name: 'Leave this page' }));
    expect(left.at(-1)).toBe('/logout?next=%2F');
    await close();
  });

  test('an administrator who acted for someone logs in at the door', async () => {
    const { left, close } = await shown({ ...session, proxyHost: { _id: session.user._id, fullName: 'Ada' } });
    expect(screen.queryByLabelText('Password')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Log in again' }));
    expect(left).toEqual(['/logout?next=%2F']);
    await close();
  });

  test('Escape keeps the page as it is', async () => {
    const { close } = await shown(session);
    expect(await close()).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
