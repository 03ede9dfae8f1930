import { useState } from 'react';
import { Captcha } from '@rrr/kit/base';
import { useShell } from '../app/shell-context.js';
import { useKnownConfig } from '../app/use-known-config.js';

/** The captcha of a public form, if the program has one. An answer is used up with each try. */
export const useCaptcha = () => {
  const { http } = useShell();
  const kind = useKnownConfig()?.captcha?.kind;
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  // an unknown setting is treated as if there were none: the server says if it wants an answer
  const [demanded, setDemanded] = useState(false);
  const shown = demanded || (kind !== undefined && kind !== 'off');
  return {
    element: shown && <Captcha key={round} http={http} missing={missing} purpose="form" onAnswer={setAnswer} />,
    /** what goes with the call */
    given: answer === null ? {} : { captcha: answer },
    /** whether the form may be sent; otherwise the captcha says what is missing */
    check: (): boolean => {
      setMissing(shown && answer === null);
      return !shown || answer !== null;
    },
    renew: (code?: string): void => {
      if (code?.startsWith('CAPTCHA_')) setDemanded(true);
      setRound((value) => value + 1);
      setAnswer(null);
      setMissing(code === 'CAPTCHA_MISSING');
    },
  };
};
