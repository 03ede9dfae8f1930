import { useEffect, useId, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Locale, Session } from '@rrr/contract';
import { LocaleProvider, LoginForm, type HttpClient } from '@rrr/kit/base';
import { inLocale } from '../app/locale-path.js';
import { useWords } from './words/use-words.js';

interface Props {
  http: HttpClient;
  locale: Locale;
  ended: Session;
  leave: (to: string) => void;
  onEnd: (isBack: boolean) => void;
}

/**
 * The alert of a session that ended (requirements §8), with the log-in in it. An administrator who acted for someone
 * logs in as that administrator, so then, and for another account, the page is left.
 */
const AskLogin = ({ http, locale, ended, leave, onEnd }: Props) => {
  const [t, id] = [useWords(), useId()];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // the address is there already
    dialog.current?.querySelector<HTMLElement>('input[type="password"]')?.focus();
  }, []);
  const to = (path: string) => inLocale(path, locale);
  const here = encodeURIComponent(location.pathname + location.search);
  const out = `${to('/logout')}?next=${here}`;
  const inPlace = ended.proxyHost === null;
  const enter = (session: Session) => {
    if (session.account._id === ended.account._id) onEnd(true);
    else leave(to(`/auth/${session.account.type}`));
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onEnd(false);
      }}
    >
      <div className="dialog-body">
        <h2 id={`${id}title`}>{t('title')}</h2>
        <p id={`${id}text`}>{t('text')}</p>
        {inPlace && (
          <>
            <p>{t('kept')}</p>
            <LoginForm http={http} email={ended.account.email} onSignedIn={enter} supportHref={to('/about/contact')} />
          </>
        )}
        <p className="actions">
          <button type="button" className={`button large${inPlace ? '' : ' primary'}`} onClick={() => leave(out)}>
            {t(inPlace ? 'out' : 'again')}
          </button>
          <a className="button large" href={to('/about/contact')} target="_blank" rel="noreferrer">
            {t('support')}
          </a>
        </p>
      </div>
    </dialog>
  );
};

/**
 * Asks to log in again in a dialog over the shell and every remote. @returns whether the same account is back; false if
 * the person closed it. The focus goes back to where it was.
 */
export const askLogin = (
  http: HttpClient,
  locale: Locale,
  ended: Session,
  leave: (to: string) => void = location.assign.bind(location),
): Promise<boolean> => {
  const before = document.activeElement;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const end = (isBack: boolean) => {
      root.unmount();
      place.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(isBack);
    };
    root.render(
      <LocaleProvider value={locale}>
        <AskLogin http={http} locale={locale} ended={ended} leave={leave} onEnd={end} />
      </LocaleProvider>,
    );
  });
};
