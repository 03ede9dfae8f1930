import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PhotoAward } from '@rrr/contract';
import { person } from '@rrr/kit/desk/testing';
import { config } from '@rrr/kit/pact/examples';
import { checkedResult, photoAward } from '../../pact/examples.js';
import { asked, asRider, pagination } from '../../testing/as-rider.js';

const user = person();
beforeAll(() => {
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
});
const asks = {
  getConfig: { ...config, program: { ...config.program, logoPhotos: { above: 10_000, photos: 2, days: 30 } } },
};
const waiting = (...awards: PhotoAward[]) => ({ photoAwards: { awards, pagination } });
const photo: PhotoAward['photos'][number] = {
  _id: '01hq00000000000000000m0001',
  slot: 1,
  status: 'sent',
  contentType: 'image/jpeg',
  sentAt: '2026-11-20T18:00:00.000Z',
  refusal: null,
};

test('an award says how much waits, for what, what must be on the photos, and until when', async () => {
  asRider('/photos', waiting(photoAward));
  const award = within(await screen.findByRole('region', { name: /Rimrock Motocross/ }));
  expect(award.getByText('0 of 2 sent')).toBeVisible();
  expect(award.getByText(/^Send them by/)).toBeVisible();
  expect(award.getByText(/The logos of KTM/)).toBeVisible();
  expect(award.getAllByText('Not sent yet')).toHaveLength(2);
  expect(award.getAllByLabelText(/Choose a file/)).toHaveLength(2);
});

test('a photo is sent in its place; one that was refused says why and is sent again', async () => {
  const { host } = asRider('/photos', {
    ...waiting({
      ...photoAward,
      photos: [{ ...photo, slot: 2, status: 'refused', refusal: 'The logos cannot be read.' }],
    }),
    sendLogoPhoto: { photo },
  });
  expect(await screen.findByText('Reason: The logos cannot be read.')).toBeVisible();
  const [, second] = screen.getAllByLabelText(/Choose a file/);
  const file = new File(['picture'], 'left.jpg', { type: 'image/jpeg' });
  fireEvent.change(second!, { target: { files: [file] } });
  await waitFor(() => expect(asked(host, 'sendLogoPhoto')).toHaveLength(1));
  expect(asked(host, 'sendLogoPhoto')[0]).toMatchObject({
    params: { resultId: photoAward._id },
    body: { slot: 2 },
    files: { file },
  });
});

test('what was sent is shown, and replaced only on purpose; when all are there, a person looks', async () => {
  asRider(
    '/photos',
    waiting({ ...photoAward, photos: [photo, { ...photo, _id: '01hq00000000000000000m0002', slot: 2 }] }),
  );
  expect(await screen.findByText('All photos are here.')).toBeVisible();
  expect(screen.queryByLabelText(/Choose a file/)).toBeNull();
  const picture = screen.getByRole('img', { name: 'Photo 1 of your motorcycle' });
  expect(picture.getAttribute('src')).toBe(`/api/rider/photo/${photo._id}`);
  fireEvent.error(picture);
  expect(await screen.findByText('The photo did not load.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Replace it' })[0]!);
  expect(screen.getAllByLabelText(/Choose a file/)).toHaveLength(1);
});

test('after the last day nothing can be sent, and it says what can be done', async () => {
  asRider('/photos', waiting({ ...photoAward, until: '2026-11-01', isOver: true }));
  expect(await screen.findByText(/The last day was/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
  expect(screen.queryByLabelText(/Choose a file/)).toBeNull();
});

test('what can still be sent comes first, the most urgent before others', async () => {
  const of = (title: string, until: string, isOver = false): PhotoAward => ({
    ...photoAward,
    _id: photoAward._id.slice(0, -1) + title.length,
    event: { ...photoAward.event, title },
    until,
    isOver,
  });
  asRider('/photos', waiting(of('Over', '2026-11-01', true), of('Later', '2026-12-20'), of('Urgent', '2026-12-01')));
  await screen.findByRole('region', { name: /Over/ });
  const names = screen.getAllByRole('heading', { name: /^(Urgent|Later|Over),/ });
  expect(names.map((it) => it.textContent?.split(',')[0])).toEqual(['Urgent', 'Later', 'Over']);
  expect(within(screen.getByRole('region', { name: /Over/ })).queryByText('Not sent yet')).toBeNull();
});

test('nothing waits, and a failure can be tried again', async () => {
  asRider('/photos', waiting());
  expect(await screen.findByText('No award waits for a photo.')).toBeVisible();
});

test.each(['/', '/redemptions'])('%s leads to the photos where the program asks for them', async (path) => {
  asRider(path, { ...asks, ...waiting(photoAward) });
  expect(await screen.findByText('1 award waits for your photos.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send photos' }).getAttribute('href')).toBe('/auth/rider/photos');
});

test('a result that waits for photos leads to them', async () => {
  const check = { ...checkedResult.verdict.check!, photos: { asked: 2 } };
  asRider('/earnings', {
    riderEarnings: { earnings: [{ ...checkedResult, verdict: { ...checkedResult.verdict, check } }], pagination },
  });
  const link = await screen.findByRole('link', { name: 'Send 2 photos' });
  expect(link.getAttribute('href')).toBe('/auth/rider/photos');
});
