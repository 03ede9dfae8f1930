/** What the API's document says of each path, by method. */
type Paths<Operation> = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** The paths of the document that a server publishes; `Operation` is the part of it that the caller reads. */
export const readPaths = async <Operation>(base: string): Promise<Paths<Operation>> => {
  const document: { readonly paths: Paths<Operation> } = JSON.parse(
    await (await fetch(new URL('/api/openapi.json', base))).text(),
  );
  return document.paths;
};
