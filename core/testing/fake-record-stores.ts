import type { Account } from '../identity/index.js';
import type { LayoutChoices } from '../imports/index.js';
import { laneOf, mayBeTold, type Message, SECRET_KINDS } from '../outbox/index.js';
import { pushKindOf } from '../push/index.js';
import { LostRace, type Stores } from '../shared/index.js';
import { deliveryOf, hears } from '../webhooks/index.js';
import type { Draft, StoredMessage } from './world.js';

const keptFacts = ({ kind, facts }: Message): Message['facts'] => (SECRET_KINDS.includes(kind) ? {} : facts);

type LayoutKey = Pick<LayoutChoices, 'promoterId' | 'kind' | 'layout'>;
const isOfLayout = (choices: LayoutChoices, { promoterId, kind, layout }: LayoutKey): boolean =>
  choices.promoterId === promoterId && choices.kind === kind && choices.layout === layout;

/** Whether somebody proved that the address is theirs, or an administrator wrote it down. */
const isProved = (invited: string | undefined, login: Account | undefined, email: string): boolean =>
  login ? login.emailVerified && login.email === email : invited === 'dealer' || invited === 'admin';

/** Stores that most use cases write: e-mails, audit, import records, and responses of idempotency keys. */
export const fakeRecordStores = (
  draft: Draft,
): Pick<Stores, 'outbox' | 'contactMessages' | 'audit' | 'idempotency' | 'imports' | 'layoutChoices'> => {
  const change = (id: string, how: (message: StoredMessage) => StoredMessage) => {
    draft.outbox = draft.outbox.map((message) => (message.id === id ? how(message) : message));
  };
  const isOf = (accountId: string, riderId: string): boolean =>
    draft.accounts.some(
      (account) => account.id === accountId && account.type === 'rider' && account.subjectId === riderId,
    );
  return {
    imports: {
      add: async (record, trail) => {
        draft.imports = [...draft.imports, { record, trail }];
      },
      lock: async (importId) => draft.imports.find((imported) => imported.record.id === importId),
      markUndone: async (importId, undoneAt, undoneBy) => {
        draft.imports = draft.imports.map((imported) =>
          imported.record.id === importId
            ? { ...imported, record: { ...imported.record, undoneAt, undoneBy } }
            : imported,
        );
      },
    },
    layoutChoices: {
      find: async (key) => draft.layoutChoices.find((layoutChoice) => isOfLayout(layoutChoice, key)),
      put: async (choices, most) => {
        const all = [...draft.layoutChoices.filter((layoutChoice) => !isOfLayout(layoutChoice, choices)), choices];
        const kept = all
          .filter((layoutChoices) => layoutChoices.promoterId === choices.promoterId)
          .toSorted((a, b) => (`${a.at}/${a.importId}` < `${b.at}/${b.importId}` ? 1 : -1))
          .slice(0, most);
        draft.layoutChoices = all.filter(
          (layoutChoices) => layoutChoices.promoterId !== choices.promoterId || kept.includes(layoutChoices),
        );
      },
      forgetImport: async (importId) => {
        draft.layoutChoices = draft.layoutChoices.filter((layoutChoice) => layoutChoice.importId !== importId);
      },
    },
    outbox: {
      append: async (messages) => {
        draft.outbox = [
          ...draft.outbox,
          ...messages.map((message) => ({
            ...message,
            attempts: 0,
            nextAt: message.notBefore ?? message.at,
            leasedUntil: null,
            sentAt: null,
          })),
        ];
        draft.pushNotices = [
          ...draft.pushNotices,
          ...messages.flatMap((message) => {
            const kind = pushKindOf(message);
            if (kind === null) return [];
            return draft.pushSubscriptions
              .filter(({ accountId, kinds }) => kinds.includes(kind) && isOf(accountId, message.recipient.id))
              .map(({ id }) => ({
                messageId: message.id,
                subscriptionId: id,
                nextAt: message.notBefore ?? message.at,
                tries: 0,
                leased: false,
              }));
          }),
        ];
      },
      announce: async (happened) => {
        draft.deliveries = [
          ...draft.deliveries,
          ...happened.flatMap((item) =>
            draft.webhooks
              .filter((webhook) => hears(webhook, item))
              .map(({ id: webhookId }) => deliveryOf(webhookId, item)),
          ),
        ];
      },
      due: async ({ now, lane, limit, leaseUntil }) => {
        const readerOf = ({ recipient }: Message): string =>
          draft.codes.find((code) => recipient.type === 'code' && code.id === recipient.id)?.email ?? recipient.id;
        const waiting = draft.outbox
          .filter((message) => laneOf(message.kind) === lane && message.nextAt !== null && message.nextAt <= now)
          .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1));
        const due = waiting
          .filter((message) => {
            const all = waiting.filter((storedMessage) => readerOf(storedMessage) === readerOf(message));
            return all[0] === message && all.every((storedMessage) => (storedMessage.leasedUntil ?? '') <= now);
          })
          .slice(0, limit);
        for (const { id } of due) change(id, (message) => ({ ...message, leasedUntil: leaseUntil }));
        return due.map(({ id, kind, recipient, at, facts, attempts }) => ({
          id,
          kind,
          recipient,
          at,
          facts,
          attempts,
        }));
      },
      isHeld: async (id, leasedUntil) =>
        draft.outbox.some(
          (message) => message.id === id && message.nextAt !== null && message.leasedUntil === leasedUntil,
        ),
      hold: async (id, leaseUntil) => change(id, (message) => ({ ...message, leasedUntil: leaseUntil })),
      sent: async (id, at) =>
        change(id, (message) => ({
          ...message,
          facts: keptFacts(message),
          sentAt: at,
          nextAt: null,
          leasedUntil: null,
        })),
      failed: async (id, nextAt) =>
        change(id, (record) => ({
          ...record,
          facts: nextAt === null ? keptFacts(record) : record.facts,
          attempts: record.attempts + 1,
          nextAt,
          leasedUntil: null,
        })),
      withdraw: async (kind, about) => {
        const [newest] = draft.outbox
          .filter((message) => message.kind === kind && message.about === about)
          .toSorted((a, b) => (`${a.at}/${a.id}` < `${b.at}/${b.id}` ? 1 : -1));
        if (!newest || mayBeTold(newest)) return true;
        draft.outbox = draft.outbox.filter((message) => message.id !== newest.id);
        // a device may have shown it before the mail was tried
        const shown = draft.pushNotices.some(
          (pushNotice) => pushNotice.messageId === newest.id && (pushNotice.leased || pushNotice.tries > 0),
        );
        draft.pushNotices = draft.pushNotices.filter((pushNotice) => pushNotice.messageId !== newest.id);
        return shown;
      },
      lock: async (id) => {
        const found = draft.outbox.find((storedMessage) => storedMessage.id === id);
        if (!found) return undefined;
        const { leasedUntil: _, ...message } = found;
        return message;
      },
      requeue: async (id, at) => change(id, (message) => ({ ...message, attempts: 0, nextAt: at })),
      recipient: async (type, asked) => {
        if (type === 'code' || type === 'account') {
          const code = type === 'code' ? draft.codes.find((timeCode) => timeCode.id === asked) : undefined;
          const login = draft.accounts.find(
            (candidate) => candidate.id === (type === 'code' ? code?.accountId : asked),
          );
          const email = code?.email ?? (login?.email === login?.id ? undefined : login?.email);
          return email === undefined
            ? undefined
            : {
                email,
                ...(isProved(type === 'code' ? code?.invited?.type : undefined, login, email)
                  ? {}
                  : { verified: false }),
                fullName: login?.displayName ?? code?.invited?.name ?? email,
                locale: login?.locale ?? code?.invited?.locale ?? 'en',
              };
        }
        const survivor = (gone: string): string => {
          const into = type === 'rider' ? draft.merges.find((merge) => merge.deletedId === gone)?.keptId : undefined;
          return into === undefined ? gone : survivor(into);
        };
        const id = survivor(asked);
        const account = draft.accounts.find(
          (candidate) => candidate.type === type && candidate.subjectId === id && !candidate.deactivated,
        );
        const record =
          type === 'rider'
            ? draft.riders.find((rider) => rider.id === id)
            : type === 'promoter'
              ? draft.promoters
                  .map((promoter) => ({ ...promoter, fullName: promoter.name }))
                  .find((item) => item.id === id)
              : type === 'dealer'
                ? draft.dealers
                    .map((dealer) => ({ ...dealer, fullName: dealer.name, email: '' }))
                    .find((item) => item.id === id)
                : account && { fullName: account.displayName, email: account.email };
        const email = account?.email ?? record?.email;
        return record && email && email !== id
          ? {
              email,
              ...((account?.emailVerified ?? (type === 'dealer' || type === 'admin')) ? {} : { verified: false }),
              fullName: record.fullName,
              locale:
                account?.locale ??
                (type === 'promoter' ? draft.promoters.find((promoter) => promoter.id === id)?.locale : undefined) ??
                'en',
            }
          : undefined;
      },
    },
    contactMessages: {
      append: async (message) => {
        draft.contactMessages = [...draft.contactMessages, message];
      },
      lock: async (id) => draft.contactMessages.find((contactMessage) => contactMessage.id === id),
      decide: async (id, state, decided) => {
        draft.contactMessages = draft.contactMessages.map((contactMessage) =>
          contactMessage.id === id ? { ...contactMessage, state, decided } : contactMessage,
        );
      },
    },
    audit: {
      append: async (record) => {
        draft.audit = [...draft.audit, record];
      },
    },
    idempotency: {
      find: async (accountId, key) =>
        draft.idempotency.find((item) => item.accountId === accountId && item.key === key),
      remember: async (key, answer) => {
        if (draft.idempotency.some((item) => item.accountId === key.accountId && item.key === key.key))
          throw new LostRace();
        draft.idempotency = [...draft.idempotency, { ...key, answer }];
      },
    },
  };
};
