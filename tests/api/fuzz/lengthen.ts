import { z } from 'zod';

interface Shape {
  readonly type?: string;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

const longest = (shape: Shape, given: unknown, letter: string): unknown => {
  const text = [shape, ...(shape.anyOf ?? [])].find(
    (candidate) =>
      candidate.type === 'string' &&
      candidate.maxLength !== undefined &&
      !candidate.pattern &&
      !candidate.format &&
      !candidate.enum,
  );
  if (given === undefined && text?.maxLength !== undefined)
    return letter.repeat(Math.floor(text.maxLength / letter.length));
  const of = [shape, ...(shape.anyOf ?? [])].find((candidate) => candidate.properties);
  if (of?.properties && typeof given === 'object' && given !== null && !Array.isArray(given))
    return Object.fromEntries(
      Object.entries(of.properties).flatMap(([name, value]) => {
        const made = longest(value, (given as Record<string, unknown>)[name], letter);
        return made === undefined ? [] : [[name, made]];
      }),
    );
  return Array.isArray(given) && shape.items ? given.map((item) => longest(shape.items as Shape, item, letter)) : given;
};

/** A body in which every text missing in `given` has the greatest length that the contract allows. */
export const lengthen = (body: z.ZodType, given: object, letter: string): unknown =>
  longest(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape, given, letter);
