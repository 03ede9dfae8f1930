import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useAct } from '@rrr/kit/base';
import { fakeHost, refusal } from '@rrr/kit/base/testing';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import { ActDialog } from './ActDialog.js';

const user = person();

/** A page with a button that asks before it deletes; the answers are given one after the other. */
const begin = (answers: unknown[], locale: 'en' | 'fr' = 'en') => {
  const sent: { reason: string; key: string }[] = [];
  const Dialog = ({ onClose }: { onClose: () => void }) => {
    const act = useAct({
      send: async (reason: string, key) => {
        sent.push({ reason, key });
        const answer = await answers.shift();
        if (answer instanceof Error) throw answer;
      },
      onDone: onClose,
    });
    return (
      <ActDialog
        title="Delete Sam Carter?"
        consequence="The record is gone for good."
        act={act}
        command={(reason) => reason}
        confirm="Delete the rider"
        keep="Keep"
        reason={{ label: 'Reason', required: 'Say why', suggestions: ['Asked for it'] }}
        phrase="Sam Carter"
        onClose={onClose}
      />
    );
  };
  const Page = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
        {open && <Dialog onClose={() => setOpen(false)} />}
      </>
    );
  };
  renderDesk(<Page />, { host: fakeHost({ locale }) });
  return sent;
};
const open = () => user.click(screen.getByRole('button', { name: 'Delete' }));
const confirm = async () => user.click(await screen.findByRole('button', { name: 'Delete the rider' }));
const phrase = () => screen.getByLabelText<HTMLInputElement>('Type “Sam Carter” to confirm');

test('it asks for the reason and the exact phrase before anything is sent', async () => {
  const sent = begin([undefined]);
  await open();
  await confirm();
  expect(await screen.findByText('Say why')).toBeVisible();
  expect(screen.getByText('This must read exactly: Sam Carter')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Asked for it' }));
  await user.type(phrase(), 'Sam');
  await confirm();
  expect(sent).toEqual([]);
  await user.type(phrase(), ' Carter');
  await waitFor(() => expect(screen.queryByText(/must read exactly/)).toBeNull());
  await confirm();
  await waitFor(() => expect(sent).toMatchObject([{ reason: 'Asked for it' }]));
});

test('focus goes in, and back to what opened it', async () => {
  begin([]);
  const opener = screen.getByRole('button', { name: 'Delete' });
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('while nobody knows, nothing can be changed; asked again, the same is sent', async () => {
  const sent = begin([refusal(503, 'UNAVAILABLE', 'Not available'), undefined]);
  await open();
  await user.click(await screen.findByRole('button', { name: 'Asked for it' }));
  await user.type(phrase(), 'Sam Carter');
  await confirm();
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
});

test('while an act waits for its effect, its button says so', async () => {
  const Dialog = () => {
    const act = useAct({ send: () => Promise.resolve() });
    return (
      <ActDialog
        title="Undo results.csv?"
        consequence="Nothing changes before you confirm."
        act={{ ...act, waits: true }}
        command={() => undefined}
        confirm="Undo"
        keep="Keep"
        onClose={() => undefined}
      />
    );
  };
  renderDesk(<Dialog />);
  expect((await screen.findByRole('button', { name: 'Undo' })).getAttribute('aria-disabled')).toBe('true');
});
