/** The code of the refusal that work throws; `done`: it throws none. What is no refusal is its own text. */
export const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (thrown: { readonly code?: string }) => thrown.code ?? String(thrown),
  );
