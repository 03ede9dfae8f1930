export const refusal = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing',
    (value: unknown) => (value as { code: string }).code,
  );

export const nothingMoved = { issued: 0, reversed: 0, overpaid: 0 };
