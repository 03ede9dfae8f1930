interface Rules {
  text?: [pattern: RegExp, instead: string, times: number][];
  functions?: Record<string, string>;
  constants?: Record<string, string>;
  properties?: Record<string, string>;
  tags?: number[];
}
export function cutSource(source: string, rules: Rules): string;
