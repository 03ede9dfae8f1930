import { monthName, useLocale } from '@rrr/kit/base';
import { Chart, cumulative, type ChartData } from '@rrr/kit/desk';
import { piece } from '../piece.js';
import { useSay } from '../use-say.js';

const EARNED = [1066500, 362500, 656000, 793000, 414000, 799500, 887500, 652000, 769500, 51000, 649000, null];
const REDEEMED = [112000, 325410, 441025, 520840, 501675, 539112, 587760, 564233, 539004, 370200, 322000, null];
const SHARES = [
  ['KTM', [31, 29, 33, 35]],
  ['Husqvarna', [22, 24, 21, 20]],
  ['GasGas', [11, 9, 12, 10]],
] as const;

const useMonths = () => {
  const locale = useLocale();
  return EARNED.map((_, at) => monthName(locale, new Date(Date.UTC(2026, at, 1)).toISOString()));
};
const useMoney = (kind: 'lines' | 'bars'): ChartData => {
  const [say, categories] = [useSay(), useMonths()];
  const values = (list: readonly (number | null)[]) => (kind === 'lines' ? cumulative(list) : list);
  return {
    kind,
    categories,
    category: say('Month', 'Mois'),
    series: [
      { key: 'earned', label: say('Earned', 'Gagné'), tone: 'ink', values: values(EARNED) },
      { key: 'redeemed', label: say('Redeemed or paid', 'Échangé ou payé'), tone: 'brand', values: values(REDEEMED) },
    ],
    unit: { currency: 'USD' },
    between: kind === 'lines' ? say('Still owed', 'Reste dû') : undefined,
  };
};
const Cumulative = () => {
  const [say, data] = [useSay(), useMoney('lines')];
  return (
    <Chart
      title={say('Earned against redeemed', 'Gagné et échangé')}
      says={say(
        'Since January riders earned more each month than they redeemed; the band between is still owed.',
        'Depuis janvier, les pilotes gagnent plus qu’ils n’échangent; l’écart entre les lignes reste dû.',
      )}
      data={data}
      empty=""
    />
  );
};
const Months = () => {
  const [say, data] = [useSay(), useMoney('bars')];
  return (
    <Chart
      title={say('Month by month', 'Mois par mois')}
      says={say('January was the best month.', 'Janvier a été le meilleur mois.')}
      data={data}
      empty=""
    />
  );
};
const Short = () => {
  const [say, data] = [useSay(), useMoney('bars')];
  return (
    <Chart
      short
      title={say('This year', 'Cette année')}
      side={<a href="#chart">{say('Report', 'Rapport')}</a>}
      says={say('January was the best month.', 'Janvier a été le meilleur mois.')}
      data={data}
      empty=""
    />
  );
};
const Makes = () => {
  const say = useSay();
  const tones = ['ink', 'brand', 'muted'] as const;
  return (
    <Chart
      title={say('Starts by make', 'Départs par marque')}
      says={say('KTM has half of the starts.', 'KTM représente la moitié des départs.')}
      data={{
        kind: 'stacked',
        category: say('Round', 'Manche'),
        categories: [1, 2, 3, 4].map((round) => say(`Round ${round}`, `Manche ${round}`)),
        series: SHARES.map(([label, values], at) => ({ key: label, label, tone: tones[at] ?? 'wait', values })),
        unit: 'count',
      }}
      empty=""
    />
  );
};
const TITLES = {
  en: { empty: 'No money yet', loading: 'On its way', failed: 'Did not load' },
  fr: { empty: 'Pas encore d’argent', loading: 'En route', failed: 'Ne s’est pas chargé' },
};
const Other = ({ state }: { state: 'empty' | 'loading' | 'failed' }) => {
  const [say, data] = [useSay(), useMoney('bars')];
  const none = { ...data, series: data.series.map((series) => ({ ...series, values: [] })) };
  return (
    <Chart
      title={TITLES[say('en', 'fr') as 'en' | 'fr'][state]}
      says=""
      data={state === 'empty' ? none : undefined}
      empty={say('Nothing was earned or redeemed this year.', 'Rien n’a été gagné ni échangé cette année.')}
      {...(state === 'failed' ? { error: new Error(''), onRetry: () => {} } : {})}
    />
  );
};

export const chart = piece('Chart', 'desk', [
  [['Lines with what lies between', 'Lignes et leur écart'], Cumulative],
  [['Bars', 'Barres'], Months],
  [['Stacked bars', 'Barres empilées'], Makes],
  [['Short, with a link', 'Court, avec un lien'], Short],
  [['Empty', 'Vide'], () => <Other state="empty" />],
  [['Loading', 'Chargement'], () => <Other state="loading" />],
  [['Failed', 'Échec'], () => <Other state="failed" />],
]);
