/** A request's share of the memory that uploads may take together. */
export interface Share {
  /** false, and nothing taken, when all of them together would hold more */
  take(bytes: number): boolean;
  giveBack(): void;
}

/** Uploads are held in memory until they are answered: so much of them at once, whoever sends them, however many. */
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
