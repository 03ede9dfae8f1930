import type { Locator, Page } from 'playwright-core';

type Files = Parameters<Locator['setInputFiles']>[0];

interface Part {
  readonly name: string;
  taps: number;
  keys: number;
  seconds: number;
}

/** The hands of a person: what they do to a page, and how often. */
export interface Hands {
  /** what follows belongs to this part, until the next one begins */
  begin(name: string): void;
  tap(target: Locator): Promise<void>;
  /** into a field without the focus: a tap, and the letters */
  enter(target: Locator, text: string): Promise<void>;
  /** into the field that has the focus; each letter is a key */
  type(target: Locator, text: string): Promise<void>;
  press(page: Page, key: string): Promise<void>;
  /** out of a list: one tap opens it, one chooses */
  choose(list: Locator, value: string): Promise<void>;
  /** a photo or a file: one tap, however many the device asks for */
  upload(target: Locator, files: Files): Promise<void>;
  /** ends the last part */
  table(): string;
}

/** Counts taps, keys and seconds by part. An address that is opened counts as one tap: it stands in the menu. */
export const handsOf = (): Hands => {
  const parts: Part[] = [];
  let [now, since]: [Part | undefined, number] = [undefined, 0];
  const end = (): void => {
    if (now) now.seconds = (performance.now() - since) / 1000;
  };
  const count = (taps: number, keys: number): void => {
    if (!now) throw new Error('No part has begun');
    now.taps += taps;
    now.keys += keys;
  };
  return {
    begin: (name) => {
      end();
      [now, since] = [{ name, taps: 0, keys: 0, seconds: 0 }, performance.now()];
      parts.push(now);
    },
    tap: async (target) => {
      count(1, 0);
      await target.click();
    },
    enter: async (target, text) => {
      count(1, text.length);
      await target.fill(text);
    },
    type: async (target, text) => {
      count(0, text.length);
      await target.fill(text);
    },
    press: async (page, key) => {
      count(0, 1);
      await page.keyboard.press(key);
    },
    choose: async (list, value) => {
      count(2, 0);
      await list.selectOption(value);
    },
    upload: async (target, files) => {
      count(1, 0);
      await target.setInputFiles(files);
    },
    table: () => {
      end();
      const rows = parts.map((part) => [part.name, String(part.taps), String(part.keys), part.seconds.toFixed(1)]);
      return [['part', 'taps', 'keys', 'seconds'], ['---', '--:', '--:', '--:'], ...rows]
        .map((row) => `| ${row.join(' | ')} |`)
        .join('\n');
    },
  };
};
