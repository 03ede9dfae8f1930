/** A request's share of the memory for uploads. */
export interface Share {
  /** false, without reserving, when the total would exceed the limit */
  take(bytes: number): boolean;
  giveBack(): void;
}

/** Limits the memory of all concurrent uploads together. */
export const room = (mostBytes: number): (() => Share) => {
  let held = 0;
  return () => {
    let mine = 0;
    return {
      take: (bytes) => {
        if (held + bytes > mostBytes) return false;
        held += bytes;
        mine += bytes;
        return true;
      },
      giveBack: () => {
        held -= mine;
        mine = 0;
      },
    };
  };
};
