const KEY = 'rrr.dealer.employee';

/** The name typed last on this device; a browser that keeps nothing just asks again. */
export const rememberedEmployee = (): string => {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

export const rememberEmployee = (name: string): void => {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // nothing is lost but a convenience
  }
};
