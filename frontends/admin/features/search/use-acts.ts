import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { exportRiders, type RiderCard } from '@rrr/contract';
import { problemOf, useHost, useLocale, usePath } from '@rrr/kit/base';
import { download, type CommandItem } from '@rrr/kit/desk';
import { inLanguage } from '@rrr/records/languages';
import { useWords } from '../../words/use-words.js';

/** What can be begun from anywhere, and where. */
const BEGIN = {
  decide: '/inbox',
  refunds: '/dealer-refunds',
  claims: '/cash-out-report',
  desk: '/cash-out-report?tab=pay',
  cheques: '/cash-out-report?tab=cheques',
  event: '/event/new',
  series: '/serie/new',
  category: '/category/new',
  dealer: '/dealer/new',
  promoter: '/promoter/new',
  pattern: '/vin-patterns/new',
  patterns: '/vin-patterns/import',
  administrator: '/administrators/new',
} as const;
const BEGINNINGS = Object.keys(BEGIN) as readonly (keyof typeof BEGIN)[];

/** What can be done with a rider, and where below the rider's page. */
const ON_RIDER = {
  adjust: '/adjust',
  redeem: '/redeem',
  note: '?tab=notes',
  documents: '?tab=documents',
  edit: '/edit',
  merge: '/merge',
} as const;
const ACTS_ON_RIDER = Object.keys(ON_RIDER) as readonly (keyof typeof ON_RIDER)[];

interface Acts {
  acts: readonly CommandItem[];
  onRider: (rider: RiderCard) => readonly CommandItem[];
}

/** The acts of the palette. */
export const useActs = (): Acts => {
  const [t, path, navigate, locale] = [useWords(), usePath(), useNavigate(), useLocale()];
  const { notify } = useHost();
  const acts = useMemo(() => {
    const group = t('search.acts');
    const save = async (): Promise<void> => {
      const texts = { network: t('search.export.lost'), unexpected: t('search.export.failed') };
      try {
        await download(exportRiders, { params: { role: 'admin' }, query: { format: 'csv' } }, locale, texts);
      } catch (error) {
        notify({ tone: 'bad', text: problemOf(error)?.detail ?? texts.unexpected });
      }
    };
    return [
      ...BEGINNINGS.map((key) => ({
        id: `begin-${key}`,
        group,
        label: t(`search.begin.${key}`),
        run: () => void navigate(path(BEGIN[key])),
      })),
      { id: 'export-riders', group, label: t('search.export.riders'), run: () => void save() },
    ];
  }, [t, path, navigate, locale, notify]);
  const onRider = useCallback(
    (rider: RiderCard): readonly CommandItem[] => {
      const group = t('search.actsOn', { name: rider.fullName });
      const why = {
        redeem: rider.deActivated
          ? t('search.why.deactivated')
          : rider.balances.some(({ available }) => available.amount > 0)
            ? undefined
            : t('search.why.noBalance'),
      } as const;
      return [
        ...ACTS_ON_RIDER.map((key) => ({
          id: `${key}-${rider._id}`,
          group,
          label: t(`search.onRider.${key}`),
          disabledReason: key === 'redeem' ? why.redeem : undefined,
          run: () => void navigate(path(`/rider/${rider._id}${ON_RIDER[key]}`)),
        })),
        {
          id: `actAs-${rider._id}`,
          group,
          label: t('search.onRider.actAs'),
          hint: t('search.why.reason'),
          // the shell asks why; a page never holds two remotes, so the browser navigates
          run: () =>
            location.assign(
              inLanguage(
                `/proxy-rider/${rider._id}?${new URLSearchParams({ returnTo: location.pathname + location.search })}`,
                locale,
              ),
            ),
        },
      ];
    },
    [t, path, navigate, locale],
  );
  return { acts, onRider };
};
