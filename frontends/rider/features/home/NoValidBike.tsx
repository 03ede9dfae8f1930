import { useWords } from '../../words/use-words.js';

/** What it costs a rider to have no verified bike, said before anything else. */
export const NoValidBike = () => {
  const t = useWords();
  return (
    <div className="alert wait" role="status">
      <strong>{t('home.noValidBike')}</strong>
      <p>{t('home.noValidBikeLead')}</p>
    </div>
  );
};
