export const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing',
    (it: unknown) => (it as { code: string }).code,
  );

export const nothingMoved = { issued: 0, reversed: 0, overpaid: 0 };
