/** What the API's document says of one call. */
interface Described {
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: { readonly enum?: readonly string[]; readonly pattern?: string };
  }[];
}
export interface ApiDocument {
  readonly paths: Readonly<Record<string, { readonly get?: Described & { readonly operationId?: string } }>>;
}

/** A list of the desk, and the ways in which it is asked for. */
export interface DeskList {
  readonly name: string;
  readonly path: string;
  /** the query of each way, without the page, by what it does */
  readonly ways: Readonly<Record<string, string>>;
}

/** Lists of another area, which an administrator's screens do not ask for. */
const ELSEWHERE = ['/api/promoters/all', '/api/dealers-lean', '/api/account/api-tokens', '/api/rider/photos'];
/** Choices of one filter that are tried. */
const TRIED = 3;

/** What somebody would type into a field of this name; undefined: no field for text. */
const TYPED: Readonly<Record<string, string>> = {
  query: 'ulrich',
  name: 'ulrich',
  title: 'national',
  who: 'robin',
  about: 'ulrich',
  email: 'rider123',
  city: 'reno',
  state: 'CA',
  zipcode: '89501',
  country: 'CA',
  model: '450 SX-F',
  bikeModel: '450 SX-F',
  year: String(new Date().getUTCFullYear()),
  currency: 'CAD',
  atLeast: '5000',
  afterDate: `${new Date().getUTCFullYear() - 1}-01-01`,
};
/** what is no filter, or one of riders */
const OTHERS = ['page', 'limit', 'mine'];
const SORTS = ['sortBy', 'sort'];
/** Reports that do not answer without them. */
const NEEDED: Readonly<Record<string, string>> = {
  '/api/admin/cash-years': `year=${TYPED['year']}&currency=USD`,
  '/api/admin/tax-lines': `year=${TYPED['year']}&currency=USD`,
  '/api/admin/reports/cash-out': 'currency=USD',
  '/api/admin/reports/rider-earnings': `year=${TYPED['year']}&currency=USD&group=amateur`,
  '/api/admin/reports/rider-redemptions': `year=${TYPED['year']}&currency=USD`,
};

/** Every list that has pages and belongs to no single record, with each order, filter and search that it offers. */
export const deskLists = ({ paths }: ApiDocument): readonly DeskList[] =>
  Object.entries(paths).flatMap(([template, { get }]) => {
    const path = template.replace('{role}', 'admin');
    const fields = (get?.parameters ?? []).filter((parameter) => parameter.in === 'query');
    if (path.includes('{') || ELSEWHERE.includes(path) || !fields.some((field) => field.name === 'page')) return [];
    const needed = NEEDED[path] ?? '';
    const ways: Record<string, string> = { '': needed };
    for (const { name, schema } of fields) {
      if (OTHERS.includes(name) || needed.includes(`${name}=`)) continue;
      const choices = schema?.enum ?? (TYPED[name] === undefined ? [] : [TYPED[name]]);
      const tried = SORTS.includes(name) ? choices : choices.slice(0, TRIED);
      for (const choice of tried)
        ways[`${name} ${choice}`] = [needed, `${name}=${encodeURIComponent(choice)}`].filter(Boolean).join('&');
    }
    return [{ name: get?.operationId ?? path, path, ways }];
  });
