import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { renderDesk } from '../testing/render-desk.js';
import { FormBody } from './FormBody.js';

const NEW = { values: { name: '' }, version: 0 };

const Page = ({ opened }: { opened: (open: () => void) => void }) => {
  const [open, setOpen] = useState(false);
  opened(() => startTransition(() => setOpen(true)));
  return (
    open && (
      <FormBody
        fields={[{ name: 'name', kind: 'text', required: true, label: 'Name' }]}
        stored={NEW}
        reload={() => Promise.resolve(NEW)}
        save={() => Promise.resolve(NEW)}
        saved="Saved"
        submit="Save"
      />
    )
  );
};

test('what is typed the moment a form appears stays', async () => {
  let open = (): void => undefined;
  const { container } = renderDesk(<Page opened={(it) => (open = it)} />);
  // as in a browser: a page is drawn first, and its effects run when there is time
  const typed = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      const field = screen.queryByLabelText('Name');
      if (!field) return;
      observer.disconnect();
      fireEvent.change(field, { target: { value: 'Ann Lee' } });
      resolve();
    }).observe(container, { childList: true, subtree: true });
  });
  await waitFor(async () => {
    open();
    await typed;
  });
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann Lee');
});
