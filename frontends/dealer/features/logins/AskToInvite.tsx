import { useState } from 'react';
import { LazyPage } from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { useLoginsWords } from './words/use-words.js';

const load = () => import('./InviteForm.js').then((loaded) => loaded.InviteForm);
const expectForm = { onPointerEnter: () => void load(), onFocus: () => void load() };

/** The way to invite another; most come to see who is there, so its form is loaded when it is asked for. */
export const AskToInvite = () => {
  const [t, [open, setOpen]] = [useLoginsWords(), useState(false)];
  if (!open)
    return (
      <div>
        <button type="button" className="button primary large" onClick={() => setOpen(true)} {...expectForm}>
          {t('invite.title')}
        </button>
      </div>
    );
  return (
    <Section title={t('invite.title')}>
      <p className="desk-muted">{t('invite.lead')}</p>
      <LazyPage load={load} waiting={<span aria-busy="true" />} />
    </Section>
  );
};
