import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { RiderDetail } from '@rrr/contract';
import { useFormats, useLocale, usePath } from '@rrr/kit/base';
import { lazyDialog, lazyPart } from '@rrr/kit/desk';
import { inLanguage } from '@rrr/records/languages';
import { useTrailActs } from '../../../pieces/use-trail-acts.js';
import { ActGroups, type ActGroup } from './ActGroups.js';
import { useResetWords } from '../../../shared/reset-factor/words/use-words.js';
import { nextExpiryOf } from './next-expiry.js';
import { useAccountWords } from './words/use-words.js';

const ResetFactorDialog = lazyPart(() =>
  import('../../../shared/reset-factor/ResetFactorDialog.js').then((loaded) => loaded.ResetFactorDialog),
);

interface Given {
  rider: RiderDetail;
  onClose: () => void;
}
const DIALOGS = {
  active: lazyDialog<Given>(() => import('./ActiveDialog.js').then((loaded) => loaded.ActiveDialog)),
  factory: lazyDialog<Given>(() => import('./FactoryDialog.js').then((loaded) => loaded.FactoryDialog)),
  unlock: lazyDialog<Given>(() => import('./UnlockDialog.js').then((loaded) => loaded.UnlockDialog)),
  expiry: lazyDialog<Given>(() => import('./ExpiryMailDialog.js').then((loaded) => loaded.ExpiryMailDialog)),
  consent: lazyDialog<Given>(() => import('./ConsentDialog.js').then((loaded) => loaded.ConsentDialog)),
  races: lazyDialog<Given>(() => import('./RemoveRacesDialog.js').then((loaded) => loaded.RemoveRacesDialog)),
};
type Dialog = keyof typeof DIALOGS | 'factor';

/** Everything an administrator can do with a rider, by what it touches; what cannot be done says why. */
const useGroups = (rider: RiderDetail, open: (dialog: Dialog) => void): ActGroup[] => {
  const [words, reset, formats, path, locale] = [
    useAccountWords(),
    useResetWords(),
    useFormats(),
    usePath(),
    useLocale(),
  ];
  const { pathname, search } = useLocation();
  const trail = useTrailActs(rider._id, rider.personal?.email);
  const at = (part: string) => path(`/rider/${rider._id}${part}`);
  const { deActivated, record } = rider;
  const [next, results, locked] = [nextExpiryOf(rider), record?.results ?? 0, record?.pinLockedUntil];
  const merged = record?.mergedInto ? words('why.merged') : undefined;
  const stopped = merged ?? (deActivated ? words('why.deactivated') : undefined);
  const empty = rider.balances.every(({ available }) => available.amount <= 0);
  const proxy = inLanguage(`/proxy-rider/${rider._id}?${new URLSearchParams({ returnTo: pathname + search })}`, locale);
  const factory = rider.personal?.factory ? 'notFactory' : 'factory';
  const active = deActivated ? 'activate' : 'deactivate';
  return [
    {
      key: 'money',
      label: words('groups.money'),
      acts: [
        { key: 'adjust', label: words('acts.adjust'), to: at('/adjust'), why: merged },
        {
          key: 'redeem',
          label: words('acts.redeem'),
          to: at('/redeem'),
          why: stopped ?? (rider.hasPin ? (empty ? words('why.noBalance') : undefined) : words('why.noPin')),
        },
        {
          key: 'expiry',
          label: words('acts.expiry'),
          run: () => open('expiry'),
          hint:
            next && words('why.expires', { amount: formats.money(next.amount), date: formats.date(next.expireDate) }),
          why: stopped ?? (next ? undefined : words('why.noExpiry')),
        },
      ],
    },
    {
      key: 'account',
      label: words('groups.account'),
      acts: [
        {
          key: 'unlock',
          label: words('acts.unlock'),
          run: () => open('unlock'),
          hint: locked ? words('why.locked', { when: formats.instant(locked) }) : undefined,
          why: locked ? undefined : words('why.notLocked'),
        },
        {
          key: 'factor',
          label: reset('act'),
          run: () => open('factor'),
          why: merged ?? (record?.login?.twoStep ? undefined : reset('off')),
        },
        {
          key: 'consent',
          label: words('acts.consent'),
          run: () => open('consent'),
          why: merged ?? (record?.consent ? words('why.consented') : undefined),
        },
        { key: 'factory', label: words(`acts.${factory}`), run: () => open('factory'), why: merged },
        { key: 'actAs', label: words('acts.actAs'), href: proxy, hint: words('why.reason'), why: merged },
      ],
    },
    {
      key: 'record',
      label: words('groups.record'),
      acts: [
        { key: 'document', label: words('acts.document'), to: at('?tab=documents'), why: merged },
        { key: 'timecard', label: words('acts.timecard'), to: at('?tab=timecards'), why: merged },
        { key: 'merge', label: words('acts.merge'), to: at('/merge'), why: merged },
        { key: 'try', label: words('acts.try'), to: path(`/settings?tab=simulator&rider=${rider._id}`), why: merged },
        ...trail,
      ],
    },
    {
      key: 'grave',
      label: words('groups.grave'),
      acts: [
        {
          key: 'races',
          label: words('acts.races'),
          run: () => open('races'),
          hint: words('why.results', { count: results }),
          why: results > 0 ? undefined : words('why.noResults'),
        },
        { key: 'active', label: words(`acts.${active}`), run: () => open('active'), why: merged },
      ],
    },
  ];
};

/** The acts beside a rider's name: the two of every day, and all others behind one button. */
export const RiderActs = ({ rider }: { rider: RiderDetail }) => {
  const [words, path] = [useAccountWords(), usePath()];
  const [dialog, setDialog] = useState<Dialog>();
  const groups = useGroups(rider, setDialog);
  const Open = dialog && dialog !== 'factor' && DIALOGS[dialog];
  const close = () => setDialog(undefined);
  return (
    <>
      <Link className="button" to={path(`/rider/${rider._id}?tab=notes`)}>
        {words('addNote')}
      </Link>
      <Link className="button" to={path(`/rider/${rider._id}/edit`)}>
        {words('edit')}
      </Link>
      <ActGroups label={words('menu')} groups={groups} />
      {Open && <Open rider={rider} onClose={close} />}
      {dialog === 'factor' && (
        <ResetFactorDialog name={rider.fullName} email={rider.personal?.email ?? ''} onClose={close} />
      )}
    </>
  );
};
