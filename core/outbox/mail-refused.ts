/** The mail server refuses this mail for good, so it is not tried again: for example the mailbox does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
