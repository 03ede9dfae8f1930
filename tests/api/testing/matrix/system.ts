import { admins, type Cells, key, NOBODY, NONE } from './cell.js';

/** Messages, e-mails, the audit log, jobs and settings: for admins only. */
export const system: Cells = {
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
