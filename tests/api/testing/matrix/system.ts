import { admins, type Cells, everyone, key, NOBODY, NONE } from './cell.js';

const NOTICE = {
  kind: 'info',
  en: 'Nothing to see',
  fr: 'Rien à voir',
  link: null,
  places: { home: true, riders: false, dealers: false, promoters: false },
  startDate: '1999-01-01',
  startTime: '00:00',
  endDate: '1999-01-02',
  endTime: '00:00',
};

/** Messages, e-mails, notices, the audit log, jobs and settings: for admins only, but what shows. */
export const system: Cells = {
  shownNotices: { own: everyone('ok'), ask: () => ['/api/notices?place=home'] },
  listNotices: { own: admins('ok'), ask: () => ['/api/admin/notices'] },
  getNotice: { own: admins(NONE), ask: () => [`/api/admin/notice/${NOBODY}`] },
  addNotice: { own: admins('NOTICE_REFUSED'), ask: () => ['/api/admin/notices', { method: 'POST', body: NOTICE }] },
  editNotice: {
    own: admins(NONE),
    ask: () => [`/api/admin/notice/${NOBODY}`, { method: 'PUT', body: { ...NOTICE, version: 1 } }],
  },
  endNotice: {
    own: admins(NONE),
    ask: () => [`/api/admin/notice/${NOBODY}/end`, { method: 'POST', body: { version: 1 } }],
  },
  listContactMessages: { own: admins('ok'), ask: () => ['/api/admin/contact-messages'] },
  getContactMessage: { own: admins(NONE), ask: () => [`/api/admin/contact-message/${NOBODY}`] },
  setContactState: {
    own: admins(NONE),
    ask: () => [`/api/admin/contact-message/${NOBODY}/state`, { method: 'PUT', body: { state: 'closed' } }],
  },
  listMails: { own: admins('ok'), ask: () => ['/api/admin/mails?state=sent'] },
  getMail: { own: admins(NONE), ask: () => [`/api/admin/mail/${NOBODY}`] },
  sendMailAgain: {
    own: admins(NONE),
    ask: () => [`/api/admin/mail/${NOBODY}/send`, { method: 'POST', headers: key() }],
  },
  getTimeline: { own: admins('ok'), ask: () => [`/api/admin/timeline?type=rider&id=${NOBODY}`] },
  listAudit: { own: admins('ok'), ask: () => ['/api/admin/audit-log'] },
  listSecurityEvents: { own: admins('ok'), ask: () => ['/api/admin/security-events?severity=serious'] },
  listJobs: { own: admins('ok'), ask: () => ['/api/admin/jobs'] },
  listSettings: { own: admins('ok'), ask: () => ['/api/admin/settings'] },
};
