import type { RiderCard } from '@rrr/contract';
import type { CommandItem } from '@rrr/kit/desk';
import { inLanguage } from '@rrr/records/languages';
import type { Finding } from './finding.js';

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

/** The acts on a rider that was found. */
export const onRider = (rider: RiderCard, { t, open, locale }: Finding): readonly CommandItem[] => {
  const group = t('search.actsOn', { name: rider.fullName });
  const whyNoRedeem = rider.deActivated
    ? t('search.why.deactivated')
    : rider.balances.some(({ available }) => available.amount > 0)
      ? undefined
      : t('search.why.noBalance');
  return [
    ...ACTS_ON_RIDER.map((key) => ({
      id: `${key}-${rider._id}`,
      group,
      label: t(`search.onRider.${key}`),
      disabledReason: key === 'redeem' ? whyNoRedeem : undefined,
      run: () => open(`/rider/${rider._id}${ON_RIDER[key]}`),
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
};
