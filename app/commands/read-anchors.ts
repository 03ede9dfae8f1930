import { readFile } from 'node:fs/promises';
import { type Anchor, anchorsIn } from '@rrr/core/audit';
import { type Tools, WrongUsage } from './command.js';

/** The anchors of the file that `--anchors` names; none without it. @throws WrongUsage */
export const readAnchors = async ({ options }: Pick<Tools, 'options'>): Promise<readonly Anchor[]> => {
  const file = options['anchors'];
  if (file === undefined) return [];
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new WrongUsage(`--anchors: ${file} cannot be read (${(error as Error).message})`);
  });
  const anchors = anchorsIn(text);
  if (anchors.length === 0) throw new WrongUsage(`--anchors: ${file} has no line with an anchor`);
  return anchors;
};

/** What the anchors say when they agree. */
export const agreed = (anchors: readonly Anchor[]): string => {
  const [first, ...more] = anchors.map((anchor) => anchor.at).toSorted();
  return `${anchors.length === 1 ? 'The anchor' : `All ${anchors.length} anchors`} from ${first} to ${more.at(-1) ?? first} agree.`;
};
