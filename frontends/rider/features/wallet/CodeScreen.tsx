import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { createRiderCode, Response } from '@rrr/contract';
import { QrCode, Skeleton } from '@rrr/kit/desk';
import { useAwake } from './use-awake.js';
import { useWalletWords } from './words/use-words.js';

export type Shown = Response<typeof createRiderCode> & {
  /** on this device's own clock, which may differ from the server's */
  until: number;
};

const secondsLeft = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Drawn anew each second. */
const useSeconds = (until: number): number => {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((value) => value + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return secondsLeft(until);
};

/** What the QR code holds: the dealer's own page, which a camera or a scanner opens with the code. */
const scannable = (code: string): string => `${location.origin}/auth/dealer?code=${code}`;

/** In two parts, to be read out and typed. */
const readable = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** px: as large as the screen has room for beside the words; a scanner reads it from across a counter */
const largest = (): number => Math.max(160, Math.min(440, innerWidth - 56, innerHeight - 300));

const Code = ({ shown, onAgain }: { shown: Shown; onAgain: () => void }) => {
  const t = useWalletWords();
  const left = useSeconds(shown.until);
  if (left === 0)
    return (
      <>
        <p className="alert wait" role="status">
          {t('code.over')}
        </p>
        <button type="button" className="button primary large" onClick={onAgain}>
          {t('code.again')}
        </button>
      </>
    );
  return (
    <>
      <QrCode value={scannable(shown.code)} label={t('code.qr', { code: readable(shown.code) })} size={largest()} />
      <strong className="rider-counter-text">{readable(shown.code)}</strong>
      <span>{t('code.left', { count: left })}</span>
    </>
  );
};

interface Props {
  open: boolean;
  /** not yet known, or refused */
  shown: Shown | undefined;
  /** why there is none */
  problem: ReactNode;
  onAgain: () => void;
  onClose: () => void;
}

/** The code over the whole screen, dark on white in both themes, and the screen stays on. Escape and Back close it. */
export const CodeScreen = ({ open, shown, problem, onAgain, onClose }: Props) => {
  const t = useWalletWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal?.();
    if (!open && element?.open) element.close?.();
  }, [open]);
  useAwake(open);
  return (
    <dialog ref={dialog} className="rider-code-screen" aria-label={t('code.screen')} onClose={onClose}>
      {open && (
        <div className="rider-code-screen-in">
          {problem}
          {shown ? <Code shown={shown} onAgain={onAgain} /> : !problem && <Skeleton lines={1} height={largest()} />}
          <button type="button" className="button large" onClick={onClose}>
            {t('code.hide')}
          </button>
        </div>
      )}
    </dialog>
  );
};
