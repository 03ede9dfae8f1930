/** Lets the browser keep the offline page, once the page itself has loaded. Development has neither manifest nor worker. */
export const keepOfflinePage = (): void => {
  if (!document.querySelector('link[rel="manifest"]') || !('serviceWorker' in navigator)) return;
  // without it, the portal works as well; the browser shows its own page when offline
  const register = () =>
    void navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
};
