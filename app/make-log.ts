import { destination, type Logger, pino } from 'pino';

/** Where lines go: a file or a pipe that writes what it was given in order. */
interface Output {
  write(text: string): unknown;
  flushSync(): void;
}

/** characters after which lines are written; most terminals and pipes take them at once */
const MOST_CHARACTERS = 8_192;
const MOST_MILLISECONDS = 200;
/** from this level on (warn), lines are written at once */
const AT_ONCE = pino.levels.values['warn'] ?? 40;

const endings = new Set<() => void>();
const endAll = (): void => {
  for (const end of endings) end();
};
/** Before pino's own listeners, which close the output. A process that is killed (SIGKILL) loses at most the last lines. */
const atTheEnd = (end: () => void): void => {
  if (endings.size === 0) process.prependListener('beforeExit', endAll).prependListener('exit', endAll);
  endings.add(end);
};

/**
 * Collects lines and writes them together, because each write costs more than the line: after 8 KiB or 200 milliseconds,
 * at a warning or an error, and when the process ends, also by an exception that nobody caught.
 */
export const collectedLines = (output: Output) => {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const pass = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const text = lines;
    lines = '';
    if (text !== '') output.write(text);
  };
  atTheEnd(() => {
    if (lines === '') return;
    pass();
    output.flushSync();
  });
  return {
    // asks pino to set `lastLevel`
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string): void {
      lines += line;
      if (lines.length >= MOST_CHARACTERS || this.lastLevel >= AT_ONCE) return pass();
      timer ??= setTimeout(pass, MOST_MILLISECONDS).unref();
    },
  };
};

/** The log of this process, one JSON object per line on its standard output. `mixin`: what each line also says. */
export const makeLog = (level: string, mixin?: () => object): Logger =>
  pino({ level, base: null, ...(mixin ? { mixin } : {}) }, collectedLines(destination({ fd: 1, sync: false })));
