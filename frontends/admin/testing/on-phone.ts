/** A test as a phone shows it: lists are rows of two lines. */
export const onPhone = (test: () => Promise<void>) => async (): Promise<void> => {
  const media = globalThis.matchMedia;
  globalThis.matchMedia = (query) => ({ ...media(query), matches: true });
  try {
    await test();
  } finally {
    globalThis.matchMedia = media;
  }
};
