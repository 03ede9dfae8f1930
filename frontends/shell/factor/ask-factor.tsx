import { useEffect, useId, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Locale } from '@rrr/contract';
import { FactorForm, LocaleProvider, useFactorWords, type HttpClient } from '@rrr/kit/base';

const AskFactor = ({ http, onEnd }: { http: HttpClient; onEnd: (proved: boolean) => void }) => {
  const [t, id] = [useFactorWords(), useId()];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onEnd(false);
      }}
    >
      <div className="dialog-body">
        <h2 id={id}>{t('ask.title')}</h2>
        <FactorForm
          http={http}
          lead={t('ask.lead')}
          onProved={() => onEnd(true)}
          back={{ label: t('ask.cancel'), go: () => onEnd(false) }}
        />
      </div>
    </dialog>
  );
};

/**
 * Asks for a code in a dialog over the shell and every remote. @returns whether it was proved; false if canceled. The
 * focus goes back to where it was.
 */
export const askFactor = (http: HttpClient, locale: Locale): Promise<boolean> => {
  const before = document.activeElement;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const end = (proved: boolean) => {
      root.unmount();
      place.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(proved);
    };
    root.render(
      <LocaleProvider value={locale}>
        <AskFactor http={http} onEnd={end} />
      </LocaleProvider>,
    );
  });
};
