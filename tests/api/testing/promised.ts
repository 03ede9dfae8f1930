import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPaths } from './open-api.js';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly 'x-codes'?: readonly string[] }>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
type Promises = (method: string, path: string) => Operation | undefined;

const documents = new Map<string, Promise<Promises>>();

/** Like the server's router: literal segments come before parameters. */
const reader = (paths: Paths): Promises => {
  const sorted = Object.keys(paths).toSorted((a, b) =>
    a.replaceAll(/\{\w+\}/g, '~') < b.replaceAll(/\{\w+\}/g, '~') ? -1 : 1,
  );
  const shapes = sorted.map((path) => [new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), paths[path]] as const);
  return (method, path) =>
    shapes.find(([shape, operations]) => shape.test(path) && operations?.[method])?.[1]?.[method];
};

/** What is read of the document: the codes of each answer. */
const short = (paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, { operationId, responses }]) => [
          method,
          {
            operationId,
            responses: Object.fromEntries(
              Object.entries(responses).map(([status, { 'x-codes': codes }]) => [
                status,
                codes ? { 'x-codes': codes } : {},
              ]),
            ),
          },
        ]),
      ),
    ]),
  );

/** A server takes half a second to write its document, so the first test file of a run keeps it for the others. */
const read = async (base: string): Promise<Promises> => {
  const folder = process.env['TEST_TEMPLATES'];
  const kept = folder === undefined ? undefined : join(folder, 'promised.json');
  if (kept !== undefined && existsSync(kept)) return reader(JSON.parse(readFileSync(kept, 'utf8')) as Paths);
  const paths = short(await readPaths<Operation>(base));
  if (kept !== undefined) {
    // whole at once: another test file may read it now
    writeFileSync(`${kept}.${process.pid}`, JSON.stringify(paths));
    renameSync(`${kept}.${process.pid}`, kept);
  }
  return reader(paths);
};

const codeIn = (text: string): string | undefined => {
  try {
    const refusal: { readonly code?: string } = JSON.parse(text);
    return refusal.code;
  } catch {
    return undefined;
  }
};

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

/**
 * Checks every response of the tests: one that the OpenAPI document does not describe is a fault of either.
 */
export const checkPromised = async (base: string, { method, path, status, text }: Heard): Promise<void> => {
  const { pathname } = new URL(path, base);
  if (!pathname.startsWith('/api/') || pathname === '/api/openapi.json') return;
  const document = documents.get(base) ?? read(base);
  documents.set(base, document);
  const operation = (await document)(method.toLowerCase(), pathname);
  if (!operation) return;
  const promised = operation.responses[status];
  const code = status >= 400 ? codeIn(text) : undefined;
  // a navigating browser is redirected
  if (status === 302 || (promised && (code === undefined || promised['x-codes']?.includes(code)))) return;
  throw new Error(
    `${operation.operationId} answered ${status} ${code ?? ''}, which the contract does not name: add it to the endpoint's errors`,
  );
};
