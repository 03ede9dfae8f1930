import { baseWords } from '../words/base-words.js';

/** Uses no context and no style of ours: it is what stands when everything else has fallen. */
export const FallbackMessage = () => {
  const words = baseWords(document.documentElement.lang === 'fr' ? 'fr' : 'en').failure;
  return (
    <p role="alert">
      {words.fallback} <a href="/">{words.home}</a>
    </p>
  );
};
