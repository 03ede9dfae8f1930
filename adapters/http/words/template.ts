export type TemplateKind =
  | 'class-results'
  | 'event-results'
  | 'formatted-results'
  | 'classes'
  | 'events'
  | 'vin-patterns';

export interface Template {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Headers that the importers accept, with example rows. */
export type TemplateWords = Readonly<Record<TemplateKind, Template>>;
