import type { Currency } from '@rrr/contract';

/** What a form's field holds: nothing written is '' (null for money and for a date). */
export type FieldValue = string | number | boolean | null;

/** States and provinces by country. */
export type Regions = Readonly<Record<string, readonly { value: string; label: string }[]>>;

interface Common<N extends string> {
  /** the name in the contract's body */
  name: N;
  label: string;
  /** before the field is left: why it is asked for, or how it is written */
  help?: string;
  /** over the field, where a group of fields begins */
  heading?: string;
  autoComplete?: string;
  required?: boolean;
  /** at most so many characters, as the contract has it: `contractDifferences` compares in a test */
  limit?: number;
}

/** One line of a form's table: fields stand in the order in which a person thinks of them. */
export type FormField<N extends string = string> = Common<N> &
  (
    | {
        kind: 'text';
        /** what is mostly written, to choose from; `label`: in the reader's language */
        suggestions?: readonly { value: string; label: string }[];
      }
    | { kind: 'email' | 'phone' | 'url' | 'textarea' | 'date' | 'time' | 'checkbox' }
    | { kind: 'select'; options: readonly { value: string; label: string }[]; none?: string }
    /** a state or province: a list where the country has one, else free text; `country` names the country's field */
    | { kind: 'region'; country: string; regions: Regions }
    | { kind: 'money'; currency: Currency }
    /** a whole number */
    | { kind: 'number'; min: number; max: number }
  );
