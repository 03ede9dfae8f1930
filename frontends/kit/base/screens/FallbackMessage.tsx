import { inLanguage, localeOfPath } from '@rrr/records/languages';
import { baseWords } from '../words/base-words.js';

/** Uses no context and no style of ours: it is what stands when everything else has fallen. */
export const FallbackMessage = () => {
  const locale = localeOfPath(location.pathname);
  const words = baseWords(locale).failure;
  return (
    <p role="alert">
      {words.fallback} <a href={inLanguage('/', locale)}>{words.home}</a>
    </p>
  );
};
