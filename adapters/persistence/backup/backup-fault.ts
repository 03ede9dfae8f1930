/** A backup or a restore that is refused or failed, in one sentence. */
export class BackupFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'BackupFault';
  }
}
