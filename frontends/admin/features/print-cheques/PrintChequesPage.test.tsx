import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '@rrr/kit/desk/testing';
import { refusal } from '@rrr/kit/base/testing';
import { cheque, chequePaper } from '../../pact/cash-examples.js';
import { usd } from '../../pact/examples.js';
import { asAdmin, asked } from '../../testing/as-admin.js';

const user = person();
const withheld = {
  ...chequePaper,
  number: 2042,
  payee: 'Noa Beck',
  amount: usd(85000),
  gross: usd(100000),
  withholding: usd(15000),
  lines: [{ label: 'Rimrock Motocross Round 4, 250 A', amount: usd(100000) }],
};
const open = (cheques: unknown, answers: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') =>
  asAdmin('/cheques/print?numbers=2041,2042', { chequePapers: cheques, ...answers }, locale);
const confirm = 'The paper is right: confirm 2 cheques';
const asks = async () => {
  await user.click(await screen.findByRole('button', { name: confirm }));
  return within(await screen.findByRole('dialog', { name: confirm }));
};

test('each cheque is a page: to whom, how much in words, where to, and a stub that adds up', async () => {
  const { host } = open({ cheques: [chequePaper, withheld] });
  const first = within(await screen.findByRole('article', { name: 'Cheque 2041' }));
  expect(first.getByText('No. 2041')).toBeVisible();
  expect(first.getByText('14 Mill Road')).toBeVisible();
  const paper = within(screen.getByRole('article', { name: 'Cheque 2042' }));
  expect(paper.getAllByText('Noa Beck')[0]).toBeVisible();
  expect(paper.getByText('Eight hundred fifty 00/100 dollars')).toBeVisible();
  const stub = within(paper.getByRole('table', { name: 'What it pays' }));
  expect(stub.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Rimrock Motocross Round 4, 250 A$1,000.00',
    'Gross$1,000.00',
    'Withheld$150.00',
    'Net$850.00',
  ]);
  expect(asked(host, 'chequePapers')).toEqual([{ query: { numbers: '2041,2042' } }]);
});

test('nothing is confirmed before somebody says that the paper is right', async () => {
  const { host } = open({ cheques: [chequePaper, withheld] });
  const dialog = await asks();
  expect(dialog.getByText(/nothing is smudged or missing/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: confirm })).toBeNull());
  expect(asked(host, 'confirmCheques')).toEqual([]);
});

test('a lost answer is asked for again with the same key, and the register follows', async () => {
  const answers = [refusal(0, 'NETWORK', 'No answer'), { cheques: [cheque, { ...cheque, number: 2042 }] }];
  const { host, router } = open({ cheques: [chequePaper, withheld] }, { confirmCheques: () => answers.shift() });
  const dialog = await asks();
  await user.click(dialog.getByRole('button', { name: confirm }));
  expect(await dialog.findByText(/it will not be done twice/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(host.notices[0]?.text).toBe('2 cheques are confirmed and can be mailed.'));
  const [first, second] = asked(host, 'confirmCheques');
  expect(first!.body).toEqual({ numbers: [2041, 2042] });
  expect(second).toEqual(first);
  expect(router.state.location).toMatchObject({ pathname: '/auth/admin/cash-out-report', search: '?tab=cheques' });
});

test('what the server refuses is told in the dialog, and the cheques stay', async () => {
  const detail = 'Cheque 2042 was voided.';
  open({ cheques: [chequePaper, withheld] }, { confirmCheques: refusal(409, 'CHEQUE_VOID', detail) });
  const dialog = await asks();
  await user.click(dialog.getByRole('button', { name: confirm }));
  expect(await dialog.findByText(detail)).toBeVisible();
  expect(screen.getByRole('article', { name: 'Cheque 2042' })).toBeVisible();
});

test.each(['', '?numbers=2041;2042', '?numbers=all'])(
  'an address without numbers of cheques asks nothing: %s',
  async (query) => {
    const { host } = asAdmin(`/cheques/print${query}`);
    expect(await screen.findByText(/None of these cheques can be printed/)).toBeVisible();
    expect(asked(host, 'chequePapers')).toEqual([]);
  },
);

test('in French the amount is in French words', async () => {
  open({ cheques: [withheld] }, {}, 'fr');
  const paper = within(await screen.findByRole('article', { name: 'Chèque 2042' }));
  expect(paper.getByText('Huit-cent-cinquante 00/100 dollars')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Le papier est bon\u00a0: confirmer 1 chèque' })).toBeVisible();
});
