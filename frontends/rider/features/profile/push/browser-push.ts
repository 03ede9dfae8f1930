import type { Request, savePushDevice } from '@rrr/contract';

/** What the browser lets this page do; `install`: only once the portal is on the home screen. */
export type PushSupport = 'ready' | 'denied' | 'install' | 'unsupported';

const WORKER = '/service-worker.js';

export const pushSupport = (): PushSupport => {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'ready';
  // an iPad says that it is a Mac
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple && !matchMedia('(display-mode: standalone)').matches ? 'install' : 'unsupported';
};

const registered = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration('/');

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The browser's subscription for this key; null: none, or one for a key that the server no longer has. */
export const pushSubscription = async (serverKey: string): Promise<PushSubscription | null> => {
  const found = await (await registered())?.pushManager.getSubscription();
  return found && base64url(found.options.applicationServerKey) === serverKey ? found : null;
};

/** What the permission was answered; the browser asks only after a tap. */
export const askPermission = (): Promise<NotificationPermission> => Notification.requestPermission();

type Address = Pick<Request<typeof savePushDevice>['body'], 'endpoint' | 'keys'>;

/** Subscribes this browser, or takes the subscription that it has. @throws if the push service cannot be reached */
export const subscribePush = async (serverKey: string): Promise<Address> => {
  if (!(await registered())) await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushSubscription(serverKey);
  // a browser has one subscription, so one for another key is in the way
  if (!before) await (await pushManager.getSubscription())?.unsubscribe();
  const made = before ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey }));
  return {
    endpoint: made.endpoint,
    keys: { p256dh: base64url(made.getKey('p256dh')), auth: base64url(made.getKey('auth')) },
  };
};

/** Ends the subscription in the browser; the server has forgotten it already. */
export const unsubscribePush = async (serverKey: string): Promise<void> =>
  void (await (await pushSubscription(serverKey))?.unsubscribe());
