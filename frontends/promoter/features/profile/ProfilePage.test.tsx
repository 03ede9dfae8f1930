import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { person } from '@rrr/kit/desk/testing';
import { PROMOTER } from '@rrr/records';
import { asked, atTheTrack } from '../../testing/at-the-track.js';
import { promoter, promoterId } from '../../testing/examples.js';

const user = person();
const { events: _, series: __, hasLogin: ___, decisions: ____, ...about } = promoter;
const saved = (over: object) => ({ promoter: { ...about, ...over, version: 4 } });
const open = (answers: Record<string, unknown> = {}, locale: 'en' | 'fr' = 'en') =>
  atTheTrack('/profile', { answers, locale });
/** Typing letter by letter is antd's work and takes a second a word; what matters is what stands there in the end. */
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const save = () => user.click(screen.getByRole('button', { name: 'Save profile' }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('every field of the promoter is in the form', async () => {
  open({ getPromoter: { promoter: { ...promoter, ...sampleOf(PROMOTER) } } });
  await screen.findByDisplayValue('Sample contactName');
  expect(fieldsNotShown(PROMOTER, 'own')).toEqual([]);
});

test('what was changed is sent with the version it was changed from, and only that', async () => {
  const { host } = open({ editPromoter: saved({ city: 'Redmond', contactName: null }) });
  await write('City', ' Redmond ');
  await write('Contact person', '');
  await save();
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'Your profile is saved.' }]));
  expect(asked(host, 'editPromoter')).toEqual([
    { params: { role: 'promoter', id: promoterId }, body: { city: 'Redmond', contactName: null, version: 3 } },
  ]);
  expect(field('City').value).toBe('Redmond');
  await write('City', 'Bend');
  await save();
  await waitFor(() => expect(asked(host, 'editPromoter')[1]).toMatchObject({ body: { city: 'Bend', version: 4 } }));
});

test('with nothing changed it says so and sends nothing', async () => {
  const { host } = open();
  await screen.findByLabelText('City');
  await save();
  expect(await screen.findByText('You made no changes.')).toBeVisible();
  expect(asked(host, 'editPromoter')).toEqual([]);
});

test('several errors are named at the top, and go away once they are mended', async () => {
  const { host } = open();
  await write('Name', '  ');
  await write('E-mail', 'not an address');
  await write('Website', 'rimrock');
  expect(field('City').maxLength).toBe(100);
  await save();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.textContent).toContain('Name Required');
  expect(summary.textContent).toContain('E-mail Enter an e-mail address such as name@example.com');
  await user.click(screen.getByRole('button', { name: 'E-mail' }));
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  await write('E-mail', 'office@example.com');
  await write('Website', '');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(asked(host, 'editPromoter')).toEqual([]);
});

test('a refused field says why in the words of the server', async () => {
  const errors = [{ path: 'zipcode', code: 'format', detail: 'This is not a postal code.' }];
  open({ editPromoter: refusal(400, 'VALIDATION_FAILED', 'Please look again.', errors) });
  await write('ZIP or postal code', '9770');
  await save();
  expect(await screen.findByText('This is not a postal code.')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toBe(field('ZIP or postal code')));
});

test('someone else saved meanwhile: both versions are shown, and mine is saved over theirs when I choose so', async () => {
  const theirs = { promoter: { ...promoter, city: 'Sisters', phone: '5415550100', version: 5 } };
  const read: unknown[] = [{ promoter }, theirs, theirs, theirs];
  const answers: unknown[] = [refusal(409, 'STALE_EDIT', 'Changed meanwhile.'), saved({ city: 'Redmond' })];
  const { host } = open({ getPromoter: () => read.shift() ?? theirs, editPromoter: () => answers.shift() });
  await write('City', 'Redmond');
  await save();
  expect(await screen.findByText('Someone else saved changes')).toBeVisible();
  expect(screen.getByRole('row', { name: 'City Redmond Sisters' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep my version' }));
  expect([field('City').value, field('Phone').value]).toEqual(['Redmond', '5415550100']);
  await save();
  await waitFor(() => expect(asked(host, 'editPromoter')[1]).toMatchObject({ body: { city: 'Redmond', version: 5 } }));
});

test('someone else saved meanwhile: theirs can be taken', async () => {
  const theirs = { promoter: { ...promoter, city: 'Sisters', version: 5 } };
  const read: unknown[] = [{ promoter }];
  open({ getPromoter: () => read.shift() ?? theirs, editPromoter: refusal(409, 'STALE_EDIT', 'Changed meanwhile.') });
  await write('City', 'Redmond');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Use the saved version' }));
  expect(field('City').value).toBe('Sisters');
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

test('a lost answer is asked for again; when it had been saved, it is said so and nothing is lost', async () => {
  const stored = { promoter: { ...promoter, city: 'Redmond', version: 4 } };
  const read: unknown[] = [{ promoter }];
  const answers: unknown[] = [refusal(0, 'NETWORK', 'No answer'), refusal(409, 'STALE_EDIT', 'Changed meanwhile.')];
  const { host } = open({ getPromoter: () => read.shift() ?? stored, editPromoter: () => answers.shift() });
  await write('City', 'Redmond');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(host.notices).toEqual([{ tone: 'good', text: 'Your profile is saved.' }]));
  expect(field('City').value).toBe('Redmond');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('unsaved changes are not left without asking', async () => {
  const { router } = open();
  await write('City', 'Redmond');
  expect(await screen.findByText('Not saved yet')).toBeVisible();
  void router.navigate('/auth/promoter');
  await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  expect(router.state.location.pathname).toBe('/auth/promoter/profile');
  void router.navigate('/auth/promoter');
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/promoter'));
});

test('the browser asks too, while there is something to lose', async () => {
  open();
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  await write('City', 'Redmond');
  await screen.findByText('Not saved yet');
  expect(leave()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect([field('City').value, leave()]).toEqual(['Bend', false]);
});

test('a profile that cannot be read can be tried again', async () => {
  const read: unknown[] = [refusal(503, 'UNAVAILABLE', 'Not available'), { promoter }];
  open({ getPromoter: () => read.shift() });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Bend');
});
