/** The invariants of domain.md §5, by number. */
type Invariant = 1 | 2 | 3 | 4 | 5 | 6 | 7;

interface Violation {
  readonly invariant: Invariant;
  /**
   * the record that breaks it: `award …`, `wallet rider/currency/book`, `entry …`, `redemption …`, `claim …`, `choice
   * …`, `cheque …`, `rider …`, `class …`, `head …`, or `the ledger`
   */
  readonly where: string;
  readonly detail: string;
}

export interface Verified {
  readonly checked: {
    readonly wallets: number;
    readonly awards: number;
    readonly entries: number;
    readonly redemptions: number;
    readonly claims: number;
    /** of credit in place of cash */
    readonly choices: number;
    /** classes with awards that are worth something */
    readonly classes: number;
  };
  /** the first few of each invariant, because one fault often affects many records */
  readonly breaks: readonly Violation[];
}

/** Most violations named per invariant. */
const NAMED = 20;

export interface Findings {
  add(found: Violation): void;
  readonly all: () => readonly Violation[];
}

export const findings = (): Findings => {
  const found: Violation[] = [];
  return {
    add: (violation) => {
      if (found.filter((other) => other.invariant === violation.invariant).length < NAMED) found.push(violation);
    },
    all: () => found.toSorted((a, b) => a.invariant - b.invariant),
  };
};
