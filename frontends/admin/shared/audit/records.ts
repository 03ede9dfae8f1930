/** Kinds of record that a filter offers, and the page of each that has one. */
export const RECORDS = {
  rider: 'rider',
  dealer: 'dealer',
  promoter: 'promoter',
  event: 'event',
  series: 'serie',
  category: 'category',
  season: 'season',
  notice: 'notice',
  'payout-claim': 'payout-claim',
  'payment-run': 'payment-run',
  'contact-message': 'contact-messages',
  mail: 'mails',
  webhook: 'webhooks',
  account: null,
  admin: null,
  award: null,
  bike: null,
  cheque: null,
  claim: null,
  class: null,
  document: null,
  list: null,
  note: null,
  redemption: null,
  request: null,
  result: null,
  timecard: null,
  'logo-photo': null,
  'vin-dispute': null,
  'sold-vins': null,
  'vin-pattern': null,
  'api-token': null,
  view: null,
} as const;

type RecordType = keyof typeof RECORDS;

export const RECORD_TYPES = Object.keys(RECORDS) as readonly RecordType[];

export const isRecordType = (type: string): type is RecordType => type in RECORDS;
