import type { Clock, UnitOfWork } from '../shared/index.js';

/** days since its last login for which a browser is remembered */
export const DEVICE_DAYS = 180;
/** maximum number of browsers remembered per account; the newest are kept */
export const MAX_DEVICES = 20;

/** Whether this browser logged in with the e-mail before. Takes the same query for unknown e-mails. */
export const recognizeDevice =
  ({ uow, clock }: { readonly uow: UnitOfWork<'devices'>; readonly clock: Clock }) =>
  ({ deviceId, email }: { readonly deviceId: string; readonly email: string }): Promise<boolean> =>
    uow.run((tx) => tx.devices.isKnown(deviceId, email.trim().toLowerCase(), clock.now()));
