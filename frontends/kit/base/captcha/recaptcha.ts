import type { Locale } from '@rrr/contract';

interface Grecaptcha {
  ready(then: () => void): void;
  render(into: HTMLElement, options: Readonly<Record<string, unknown>>): number;
}
declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

/** Why the service's checkbox is not there: the four of requirements §8, by the key of their text. */
export type CaptchaFault = 'noKey' | 'noVersion' | 'loadFailed' | 'executeFailed';

const loadScript = (locale: Locale): Promise<Grecaptcha> =>
  new Promise((resolve, reject) => {
    if (window.grecaptcha) return resolve(window.grecaptcha);
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${locale}`;
    script.async = true;
    script.onload = () =>
      window.grecaptcha ? resolve(window.grecaptcha) : reject(new Error('The script brought nothing'));
    script.onerror = () => {
      script.remove();
      reject(new Error('The script did not load'));
    };
    document.head.append(script);
  });

interface Checkbox {
  readonly into: HTMLElement;
  readonly siteKey: string | null;
  readonly version: string | null;
  readonly locale: Locale;
  /** null when the answer has expired */
  readonly onAnswer: (answer: string | null) => void;
  readonly onFault: (fault: CaptchaFault) => void;
}

/** Shows the checkbox of reCAPTCHA, version 2. */
export const showCheckbox = async ({ into, siteKey, version, locale, onAnswer, onFault }: Checkbox): Promise<void> => {
  if (!siteKey) return onFault('noKey');
  if (!version) return onFault('noVersion');
  let service: Grecaptcha;
  try {
    service = await loadScript(locale);
  } catch {
    return onFault('loadFailed');
  }
  service.ready(() => {
    try {
      const options = {
        sitekey: siteKey,
        callback: onAnswer,
        'expired-callback': () => onAnswer(null),
        'error-callback': () => onFault('executeFailed'),
      };
      service.render(into, options);
    } catch {
      onFault('executeFailed');
    }
  });
};
