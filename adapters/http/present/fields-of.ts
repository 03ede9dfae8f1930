/** What the core calls a field by another name than the contract; a field that neither has does not compile. */
export type NamedOtherwise<Names, Row> = { readonly [Name in Exclude<Names, keyof Row> & string]: keyof Row };

type Value<Name, Row, Otherwise> = Name extends keyof Row
  ? Row[Name]
  : Name extends keyof Otherwise
    ? Row[Otherwise[Name] & keyof Row]
    : never;

/** The fields of a record as the core keeps it, by the names of the contract. */
export const fieldsOf = <F extends object, Row extends object, const Otherwise extends NamedOtherwise<keyof F, Row>>(
  fields: F,
  row: Row,
  otherwise: Otherwise,
) =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [
      name,
      row[((otherwise as Readonly<Record<string, keyof Row>>)[name] ?? name) as keyof Row],
    ]),
  ) as { [Name in keyof F]: Value<Name, Row, Otherwise> };
