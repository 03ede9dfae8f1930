import type { Locale } from '@rrr/contract';

const WORDS = {
  en: {
    title: 'You were logged out',
    text: 'We found an issue with your authentication, please login again. If this persists contact support.',
    again: 'Log in again',
    support: 'Contact support',
  },
  fr: {
    title: 'Votre session est terminée',
    text: 'Nous avons détecté un problème d’authentification, veuillez vous reconnecter. Si le problème persiste, contactez le soutien.',
    again: 'Se reconnecter',
    support: 'Écrire au soutien',
  },
};

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  set: Partial<HTMLElementTagNameMap[K]>,
  ...children: Node[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(tag), set);
  made.append(...children);
  return made;
};

/**
 * The alert of a broken session (requirements §8), then logout. It can be closed with Escape, so that what was typed on
 * the page can still be copied. Without React, because it stands over the shell and over every remote.
 */
export const showEndedSession = (
  locale: Locale,
  to: (path: string) => string,
  leave = location.assign.bind(location),
) => {
  if (document.querySelector('dialog[data-ended-session]')) return;
  const { title, text, again, support } = WORDS[locale];
  const here = encodeURIComponent(location.pathname + location.search);
  const button = element('button', {
    type: 'button',
    className: 'button primary large',
    textContent: again,
    onclick: () => leave(`${to('/logout')}?next=${here}`),
  });
  const link = element('a', { className: 'button large', href: to('/about/contact'), textContent: support });
  const dialog = element(
    'dialog',
    { className: 'dialog', onclose: () => dialog.remove() },
    element(
      'div',
      { className: 'dialog-body' },
      element('h2', { id: 'ended-title', textContent: title }),
      element('p', { id: 'ended-text', textContent: text }),
      element('p', { className: 'actions' }, button, link),
    ),
  );
  dialog.dataset.endedSession = '';
  for (const [name, value] of [
    ['role', 'alertdialog'],
    ['aria-labelledby', 'ended-title'],
    ['aria-describedby', 'ended-text'],
  ] as const)
    dialog.setAttribute(name, value);
  document.body.append(dialog);
  dialog.showModal();
  button.focus();
};
