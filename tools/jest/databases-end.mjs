export default async () => {
  await globalThis.testMariaDb?.stop();
};
