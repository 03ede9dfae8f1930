import type { Clock, UnitOfWork } from '../shared/index.js';

/** days for which a browser is remembered after it last logged in */
export const DEVICE_DAYS = 180;
/** browsers of one account that are remembered at once: the newest */
export const MAX_DEVICES = 20;

/**
 * Whether this browser logged in to the account of the e-mail before. The same question for an e-mail that has no
 * account.
 */
export const recognizeDevice =
  ({ uow, clock }: { readonly uow: UnitOfWork<'devices'>; readonly clock: Clock }) =>
  ({ deviceId, email }: { readonly deviceId: string; readonly email: string }): Promise<boolean> =>
    uow.run((tx) => tx.devices.isKnown(deviceId, email.trim().toLowerCase(), clock.now()));
