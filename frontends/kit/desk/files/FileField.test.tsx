import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import { FileField } from './FileField.js';
import type { UploadRequest } from './use-upload.js';

const user = person();
const png = new File(['picture'], 'licence.png', { type: 'image/png' });
beforeAll(() => {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
});
const field = (send: (request: UploadRequest) => Promise<unknown>, onRemove?: () => void) =>
  renderDesk(
    <FileField label="Licence" help="Both sides." kinds={['picture', 'pdf']} send={send} onRemove={onRemove} />,
  );
const choose = (file: File) => fireEvent.change(screen.getByLabelText(/Choose/), { target: { files: [file] } });

test('a file is shown, sent with its progress, received, and can be removed', async () => {
  let sent: UploadRequest | undefined;
  let answer: (value?: unknown) => void = () => {};
  const remove = jest.fn();
  field((request) => {
    sent = request;
    return new Promise((resolve) => (answer = resolve));
  }, remove);
  choose(png);
  expect(screen.getByAltText('Preview of licence.png')).toBeVisible();
  act(() => sent?.onProgress(0.4));
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.4');
  await act(async () => answer());
  expect(screen.getByText('licence.png was received')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove licence.png' }));
  expect(remove).toHaveBeenCalledTimes(1);
  expect(screen.queryByAltText('Preview of licence.png')).toBeNull();
});

test('a failure says why and keeps the file; another try has the same key', async () => {
  const sent: UploadRequest[] = [];
  field(async (request) => {
    sent.push(request);
    if (sent.length === 1) throw refusal(0, 'NETWORK', 'We could not reach the server.');
  });
  choose(png);
  expect(await screen.findByText('We could not reach the server.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('licence.png was received')).toBeVisible();
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
});

test('what is on its way can be canceled', async () => {
  let sent: UploadRequest | undefined;
  field((request) => {
    sent = request;
    return new Promise(() => {});
  });
  choose(png);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent?.signal.aborted).toBe(true);
  expect(screen.getByText('Canceled. Nothing was saved.')).toBeVisible();
});

test.each([
  [new File(['x'], 'notes.docx'), 'This is not a PNG, JPG or PDF file.'],
  [new File([], 'empty.pdf'), 'This file is empty. Choose another one.'],
  [
    Object.defineProperty(new File(['x'], 'big.jpg'), 'size', { value: 10 * 1024 * 1024 + 1 }),
    /10.1 MB; the limit is 10 MB/,
  ],
])('what cannot be is refused beside the field before it travels', async (file, why) => {
  const send = jest.fn(async () => {});
  field(send);
  choose(file);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(why));
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/Choose/).getAttribute('aria-invalid')).toBe('true');
});
