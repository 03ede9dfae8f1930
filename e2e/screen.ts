import type { Page } from 'playwright-core';

export const roles = ['promoter', 'dealer', 'rider', 'admin'] as const;
export type Who = 'nobody' | (typeof roles)[number];

/** What the addresses of screens are made of, taken from the demo data. */
export interface Places {
  readonly raced: string;
  readonly waiting: string;
  readonly className: string;
  readonly classId: string;
  readonly riderId: string;
  readonly undoneRiderId: string;
  readonly sample: string;
  readonly claimId: string;
}

export interface Screen {
  /** as in "the admin's list of riders" */
  readonly name: string;
  readonly who: Who;
  /** the path without its language */
  readonly path: (places: Places) => string;
  /** steps from the address to the screen */
  readonly reach?: (page: Page, places: Places) => Promise<void>;
  /** looked at in the dark as well: the busiest of its remote */
  readonly dark?: boolean;
}
