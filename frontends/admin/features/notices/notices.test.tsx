import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NOTICE_STATES } from '@rrr/contract';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { pagination } from '../../pact/examples.js';
import { noticeId } from '../../pact/given.js';
import { asAdmin, asked } from '../../testing/as-admin.js';
import { en } from './words/en.js';

const user = person();
const notice = {
  _id: noticeId,
  kind: 'info' as const,
  en: 'Payouts go out on Monday.',
  fr: 'Les paiements partent lundi.',
  link: '/about/faq',
  places: { home: true, riders: true, dealers: false, promoters: false },
  startDate: '2026-11-20',
  startTime: '08:00',
  endDate: '2026-12-01',
  endTime: '23:59',
  startsAt: '2026-11-20T16:00:00.000Z',
  endsAt: '2026-12-02T07:59:00.000Z',
  status: 'shown' as const,
  version: 1,
  createdAt: '2026-11-20T15:00:00.000Z',
  createdBy: 'Ada Admin',
};
const path = `/notice/${noticeId}`;

test('notices are listed with where and when they show', async () => {
  const { host } = asAdmin('/notices', { listNotices: { notices: [notice], pagination } });
  expect((await screen.findAllByText(notice.en))[0]).toBeVisible();
  expect(screen.getAllByText(`${en.places.home}, ${en.places.riders}`)[0]).toBeVisible();
  expect(screen.getAllByText(/Nov 20th, 2026, 8:00\sAM/)[0]).toBeVisible();
  expect(asked(host, 'listNotices')[0]?.query).toMatchObject({ page: 1 });
  expect(Object.keys(en.statuses)).toEqual([...NOTICE_STATES]);
});

test('without notices the list says so', async () => {
  asAdmin('/notices', { listNotices: { notices: [], pagination: { ...pagination, totalPages: 0 } } });
  expect(await screen.findByText(en.empty)).toBeVisible();
});

test('a notice is seen in both languages before it is saved', async () => {
  const { host } = asAdmin('/notice/new', { addNotice: { notice }, getNotice: { notice } });
  const text = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(new RegExp(label)), { target: { value } });
  await text(en.fields.en, `${notice.en}\n`);
  await text(en.fields.fr, notice.fr);
  await user.click(screen.getByLabelText(en.places.riders));
  await user.click(screen.getByRole('button', { name: en.look }));
  const dialog = within(await screen.findByRole('dialog', { name: en.preview.title }));
  expect(dialog.queryByRole('button', { name: 'Dismiss this notice' })).toBeNull();
  expect(dialog.getByText(notice.fr).closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(asked(host, 'addNotice')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: en.preview.confirm }));
  await waitFor(() =>
    expect(asked(host, 'addNotice')[0]?.body).toEqual({
      kind: 'info',
      en: notice.en,
      fr: notice.fr,
      link: null,
      places: notice.places,
      startDate: '2026-11-25',
      startTime: '00:00',
      endDate: '2026-12-02',
      endTime: '23:59',
    }),
  );
  expect(await screen.findByText(en.looks)).toBeVisible();
});

test('who goes back from the preview saves nothing; a refusal stands at its field', async () => {
  const order = [{ path: 'endDate', code: 'order', detail: 'The end is before the start.' }];
  const { host } = asAdmin(`${path}/edit`, {
    getNotice: { notice },
    editNotice: refusal(400, 'VALIDATION_FAILED', 'Not valid', order),
  });
  const look = async () => {
    await user.click(screen.getByRole('button', { name: en.look }));
    return within(await screen.findByRole('dialog', { name: en.preview.title }));
  };
  fireEvent.change(await screen.findByLabelText(new RegExp(en.fields.endDate)), { target: { value: '2026-11-01' } });
  await user.click((await look()).getByRole('button', { name: en.preview.keep }));
  expect(asked(host, 'editNotice')).toEqual([]);
  await user.click((await look()).getByRole('button', { name: en.preview.confirm }));
  expect(await screen.findByText('The end is before the start.')).toBeVisible();
  expect(asked(host, 'editNotice')[0]?.body).toMatchObject({ version: 1, endDate: '2026-11-01' });
});

test('an edit is saved once it was looked at', async () => {
  const { host } = asAdmin(`${path}/edit`, { getNotice: { notice }, editNotice: { notice } });
  fireEvent.change(await screen.findByLabelText(new RegExp(en.fields.endDate)), { target: { value: '2026-12-03' } });
  await user.click(screen.getByRole('button', { name: en.look }));
  const dialog = within(await screen.findByRole('dialog', { name: en.preview.title }));
  await user.click(dialog.getByRole('button', { name: en.preview.confirm }));
  await waitFor(() => expect(asked(host, 'editNotice')[0]?.body).toMatchObject({ version: 1, endDate: '2026-12-03' }));
});

test('a refused edit is mended, looked at again and saved', async () => {
  const order = [{ path: 'endDate', code: 'order', detail: 'The end is before the start.' }];
  let stored = notice;
  const { host } = asAdmin(`${path}/edit`, {
    getNotice: () => ({ notice: stored }),
    editNotice: ({ body }: { body: { endDate: string } }) => {
      if (body.endDate < notice.startDate) return refusal(400, 'VALIDATION_FAILED', 'Not valid', order);
      stored = { ...notice, endDate: body.endDate, endsAt: `${body.endDate}T20:00:00.000Z`, version: 2 };
      return { notice: stored };
    },
  });
  const save = async (endDate: string) => {
    const field = await screen.findByLabelText(new RegExp(en.fields.endDate));
    fireEvent.change(field, { target: { value: endDate } });
    await user.click(screen.getByRole('button', { name: en.look }));
    const dialog = within(await screen.findByRole('dialog', { name: en.preview.title }));
    await user.click(dialog.getByRole('button', { name: en.preview.confirm }));
  };
  await save('2026-11-01');
  expect(await screen.findByText('The end is before the start.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: en.preview.title })).toBeNull();
  await save('2026-12-03');
  await waitFor(() => expect(host.notices.at(-1)?.text).toBe(en.saved));
  expect(screen.queryByText('The end is before the start.')).toBeNull();
  expect(asked(host, 'editNotice').map(({ body }) => body)).toMatchObject([
    { version: 1, endDate: '2026-11-01' },
    { version: 1, endDate: '2026-12-03' },
  ]);
  // the form stays; the page of the notice is one step back
  await user.click(screen.getByRole('link', { name: en.back }));
  expect(await screen.findByText(en.looks)).toBeVisible();
  expect(await screen.findByText(/Dec 3rd, 2026/)).toBeVisible();
});

test('somebody else’s edit is shown beside one’s own', async () => {
  let stored = notice;
  const { host } = asAdmin(`${path}/edit`, {
    getNotice: () => ({ notice: stored }),
    editNotice: () => {
      const stale = stored.version === 1;
      stored = { ...notice, en: 'Payouts go out on Tuesday.', version: 2 };
      return stale ? refusal(409, 'STALE_EDIT', 'Somebody else changed it') : { notice: stored };
    },
  });
  fireEvent.change(await screen.findByLabelText(new RegExp(en.fields.en)), { target: { value: 'On Wednesday.' } });
  await user.click(screen.getByRole('button', { name: en.look }));
  await user.click(
    within(await screen.findByRole('dialog', { name: en.preview.title })).getByRole('button', {
      name: en.preview.confirm,
    }),
  );
  expect(await screen.findByText('Payouts go out on Tuesday.')).toBeVisible();
  expect(asked(host, 'editNotice')).toHaveLength(1);
});

test('a notice ends now; one that has ended can only be read', async () => {
  let stored: typeof notice | (Omit<typeof notice, 'status'> & { status: 'ended' }) = notice;
  const { host } = asAdmin(path, {
    getNotice: () => ({ notice: stored }),
    endNotice: () => {
      stored = { ...notice, status: 'ended' as const, version: 2 };
      return { notice: stored };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('button', { name: en.end.shown.act }));
  const dialog = within(await screen.findByRole('dialog', { name: en.end.shown.title }));
  await user.click(dialog.getByRole('button', { name: en.end.shown.confirm }));
  await waitFor(() => expect(asked(host, 'endNotice')[0]?.body).toEqual({ version: 1 }));
  expect(await screen.findByText(en.statuses.ended)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
});

test('one that is planned is canceled, not ended', async () => {
  asAdmin(path, { getNotice: { notice: { ...notice, status: 'planned' as const } } });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('button', { name: en.end.planned.act }));
  expect(await screen.findByRole('dialog', { name: en.end.planned.title })).toBeVisible();
});

test('the address of an edit leads to the notice once it has ended', async () => {
  asAdmin(`${path}/edit`, { getNotice: { notice: { ...notice, status: 'ended' as const } } });
  expect(await screen.findByText(en.looks)).toBeVisible();
});
