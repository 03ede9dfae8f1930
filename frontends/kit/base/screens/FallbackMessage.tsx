import { baseWords } from '../words/base-words.js';

/** Uses no context and no style of ours: it is what stands when everything else has fallen. */
export const FallbackMessage = () => {
  const french = document.documentElement.lang === 'fr';
  const words = baseWords(french ? 'fr' : 'en').failure;
  return (
    <p role="alert">
      {words.fallback} <a href={french ? '/fr' : '/'}>{words.home}</a>
    </p>
  );
};
