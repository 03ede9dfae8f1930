import { CURRENCIES } from '@rrr/core/shared';
import type { AuditLink, AuditLogin, LinkedType, ToldAct } from '@rrr/core/audit';
import type { Locale } from '@rrr/core/identity';
import { ACT_WORDS } from '../words/acts.js';
import { textFormatter } from '../words/text-formatter.js';
import type { Fact, Part } from './sentence.js';

/** Who reads the sentence: in which language, and on the page of which record. */
export interface ActReader {
  readonly locale: Locale;
  readonly subject: { readonly type: string; readonly id: string } | null;
}

const MASK = '***';
const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value !== MASK ? value : null;
/** A field of a detail: its value, or after an edit the new one. */
const fieldIn = (detail: ToldAct['detail'], name: string): unknown => {
  const value = detail[name];
  return typeof value === 'object' && value !== null && 'after' in value ? value.after : value;
};
const texts = (act: ToldAct, ...names: readonly string[]): string | null => {
  for (const name of names) {
    const found = textIn(fieldIn(act.detail, name));
    if (found !== null) return found;
  }
  return null;
};
const numberIn = (act: ToldAct, ...names: readonly string[]): number | null => {
  for (const name of names) {
    const found = fieldIn(act.detail, name);
    if (typeof found === 'number') return found;
    if (Array.isArray(found)) return found.length;
  }
  return null;
};

const nameOf = (login: AuditLogin | null, locale: Locale): string =>
  login === null ? ACT_WORDS[locale].portal : (login.fullName ?? login.email ?? ACT_WORDS[locale].erased);

const isSame = (a: { readonly type: string; readonly id: string } | null, b: AuditLink): boolean =>
  a?.type === b.type && a.id === b.id;

/** Facts of the sentence about an act, by their names in the templates. */
export const actFacts = (act: ToldAct, { locale, subject }: ActReader): ((name: string) => Fact) => {
  const words = ACT_WORDS[locale];
  const { facts, touched, actorSubject, objectType, objectId, objectName, detail } = act;
  const format = textFormatter(locale, {}, act.at);

  /** A record by its name; it leads nowhere on its own page. */
  const named = (touchedRecord: ToldAct['touched'][number] | undefined): Fact =>
    touchedRecord && touchedRecord.name !== null
      ? {
          text: touchedRecord.name,
          to: isSame(subject, touchedRecord) ? null : { type: touchedRecord.type, id: touchedRecord.id },
        }
      : null;
  /** The first record of a type, unless the reader looks at it, or a rider did it to themselves. */
  const another = (type: LinkedType): Fact => {
    const touchedRecord = touched.find((one) => one.type === type);
    const isSelf = touchedRecord?.type === 'rider' && isSame(actorSubject, touchedRecord);
    return touchedRecord && !isSame(subject, touchedRecord) && !isSelf ? named(touchedRecord) : null;
  };
  const own = touched.find((touchedRecord) => touchedRecord.type === objectType && touchedRecord.id === objectId);
  const object = (): Fact => named(own) ?? textIn(objectName) ?? texts(act, 'name', 'title', 'fullName', 'description');
  const other = (): Fact => {
    const type = own?.type ?? 'rider';
    const said = texts(act, 'other');
    return (
      named(touched.filter((touchedRecord) => touchedRecord.type === type && touchedRecord !== own)[own ? 0 : 1]) ??
      (said !== null && /^[0-9a-z]{26}$/.test(said) ? null : said)
    );
  };
  const money = (): string | null => {
    const amount = numberIn(act, 'amount', 'net', 'gross') ?? facts['amount'];
    const currency = texts(act, 'currency') ?? facts['currency'];
    return typeof amount === 'number' && CURRENCIES.some((candidate) => candidate === currency)
      ? format.money(amount, String(currency))
      : null;
  };
  const who = (): Fact => {
    const login = nameOf(act.actor, locale);
    if (act.proxyHost === null) return login;
    return words.as.replace('{host}', nameOf(act.proxyHost, locale)).replace('{login}', login);
  };
  const bike = (): string => {
    const part = (name: string) => facts[name] ?? fieldIn(detail, name);
    const all = [part('year'), part('make'), part('model')].filter(
      (value) => typeof value === 'string' || typeof value === 'number',
    );
    return all.length === 0 ? words.unknownBike : all.join(' ');
  };
  const about = (): Fact => {
    const first = touched[0];
    return first && isSame(subject, first) ? null : (named(first) ?? textIn(facts['about']));
  };
  const wordOf = (list: Readonly<Record<string, string>>, key: string | null): string | null =>
    key === null ? null : (list[key] ?? list['other'] ?? null);
  const claim = (): Part => {
    const touchedRecord = touched.find((one) => one.type === 'payout-claim');
    return {
      text: words.claim,
      to: touchedRecord && !isSame(subject, touchedRecord) ? { type: 'payout-claim', id: touchedRecord.id } : null,
    };
  };
  const changes = (): string | null => {
    const [added, changed, removed] = [numberIn(act, 'added'), numberIn(act, 'changed'), numberIn(act, 'removed')];
    if (added === null || changed === null || removed === null) return null;
    return words.changes
      .replace('{added}', format.count(added))
      .replace('{changed}', format.count(changed))
      .replace('{removed}', format.count(removed));
  };
  const count = (): string | null => {
    const found = numberIn(act, 'count', 'riders', 'bikes');
    return found === null ? null : format.count(found);
  };

  const known: Readonly<Record<string, () => Fact>> = {
    who,
    object,
    other,
    rider: () => another('rider'),
    dealer: () => another('dealer'),
    event: () => another('event'),
    series: () => another('series'),
    login: () =>
      objectType === 'account' ? (act.actor?.accountId === objectId ? null : textIn(objectName)) : texts(act, 'name'),
    amount: money,
    method: () => wordOf(words.methods, texts(act, 'method') ?? textIn(facts['method'])),
    document: () => wordOf(words.documents, texts(act, 'kind') ?? textIn(facts['document']) ?? ''),
    request: () => wordOf(words.requests, textIn(facts['request']) ?? texts(act, 'kind') ?? ''),
    about,
    bike,
    class: () => textIn(facts['class']),
    racer: () =>
      textIn(facts['written']) ??
      texts(act, 'riderName') ??
      named(touched.find((touchedRecord) => touchedRecord.type === 'rider')),
    changes,
    count,
    code: () => textIn(facts['code']),
    claim,
    cheque: () => (/^\d+$/.test(objectId) ? objectId : null),
    first: () => (typeof detail['from'] === 'number' ? String(detail['from']) : null),
    last: () => (typeof detail['to'] === 'number' ? String(detail['to']) : null),
    token: () => texts(act, 'token', 'name') ?? textIn(objectName),
    pattern: () => texts(act, 'pattern') ?? textIn(objectName),
    title: () => texts(act, 'title', 'name', 'description'),
    action: () => act.action,
  };
  return (name) => known[name]?.() ?? null;
};

/** Why it was done, in the words of who did it; of a note, its text. */
export const whyOf = (act: ToldAct): string | null =>
  texts(act, 'reason', 'refusal', 'answer') ?? textIn(act.facts['note']);

/** What was decided, where a sentence depends on it. */
export const variantOf = (act: ToldAct): string | null => {
  switch (act.action) {
    case 'decide-document':
      return texts(act, 'status');
    case 'decide-bike':
      return texts(act, 'vinStatus');
    case 'decide-claim':
      return texts(act, 'state');
    case 'decide-paying': {
      const paying = fieldIn(act.detail, 'paying');
      return typeof paying === 'boolean' ? String(paying) : null;
    }
    case 'set-pin':
      return act.detail['first'] === true ? 'first' : null;
    default:
      return null;
  }
};
