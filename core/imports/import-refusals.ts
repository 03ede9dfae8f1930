import { DomainError, refusal } from '../shared/index.js';

export class ImportUndone extends refusal('IMPORT_UNDONE', 'The import was undone before') {}
/** The imported data was changed since; an undo would lose those changes. */
export class ImportChangedSince extends refusal(
  'IMPORT_CHANGED_SINCE',
  'What the import made has been changed since',
) {}

export class RowsHaveProblems extends DomainError {
  readonly code = 'IMPORT_HAS_PROBLEMS';
  constructor(count: number) {
    super('Some rows cannot be read', { count });
  }
}

export class PreviewOutdated extends DomainError {
  readonly code = 'PREVIEW_OUTDATED';
  constructor() {
    super('What the preview showed is no longer what would happen');
  }
}
