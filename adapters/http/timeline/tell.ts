import type { ToldAct } from '@rrr/core/audit';
import { type EmailBrand, mailStateOf, type Recipient, shownMail } from '@rrr/core/outbox';
import { writingIn } from '@rrr/core/shared';
import type { TimelineEntry } from '@rrr/core/timeline';
import { ACT_WORDS } from '../words/acts.js';
import { textFormatter } from '../words/text-formatter.js';
import { actFacts, type ActReader, variantOf } from './act-facts.js';
import { type Fact, type Part, sentence } from './sentence.js';

/** An act as a sentence. */
export const tellAct = (act: ToldAct, reader: ActReader): readonly Part[] => {
  const words = ACT_WORDS[reader.locale];
  const acts: Readonly<Record<string, string>> = words.acts;
  const variant = variantOf(act);
  const template = (variant === null ? undefined : acts[`${act.action}.${variant}`]) ?? acts[act.action] ?? words.other;
  return sentence(reader.locale, template, actFacts(act, reader), words.gone);
};

const factsIn =
  (facts: Readonly<Record<string, Fact>>) =>
  (name: string): Fact =>
    facts[name] ?? null;

/** Something that happened to a record, as a sentence. */
export const tellEntry = (entry: TimelineEntry, reader: ActReader, brand: EmailBrand): readonly Part[] => {
  const { locale } = reader;
  const words = ACT_WORDS[locale];
  const format = textFormatter(locale, {}, entry.at);
  switch (entry.what) {
    case 'act':
      return tellAct(entry.act, reader);
    case 'result': {
      const { event, className, place, resultType } = entry.result;
      const facts = factsIn({
        place: place === null ? null : writingIn(locale).place(place),
        class: className,
        event: { text: event.title, to: { type: 'event', id: event.id } },
      });
      return sentence(locale, words.results[resultType], facts, words.gone);
    }
    case 'award': {
      const { entry: kind, amount, currency, label, event } = entry.award;
      const shown = kind === 'expire' || kind === 'reverse' ? Math.abs(amount) : amount;
      const facts = factsIn({
        amount: format.money(shown, currency),
        label: { text: label, to: event && { type: 'event', id: event.id } },
      });
      return sentence(locale, words.awards[kind], facts, words.gone);
    }
    case 'mail': {
      const { mail } = entry;
      const nobody: Recipient = { email: '', fullName: '', locale };
      const written = shownMail(mail, mail.reader ?? nobody, brand);
      const subject = { text: written?.subject ?? words.secretMail, to: { type: 'mail' as const, id: mail.id } };
      return sentence(locale, words.mails[mailStateOf(mail)], factsIn({ subject }), words.gone);
    }
  }
};
